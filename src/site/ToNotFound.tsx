import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Makes this the not-found page, without the query of the address, which may be anything (spec §2). */
export function ToNotFound() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.notFound(), { replace: true }), [navigate])
  return null
}
