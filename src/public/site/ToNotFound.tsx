import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Goes to the not-found page and drops the query of the address, which may contain anything (spec §2). */
export function ToNotFound() {
  const navigate = useNavigate()
  useEffect(() => void navigate(paths.notFound(), { replace: true }), [navigate])
  return null
}
