import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { go } from '../ui/address.ts'

/** Goes to the not-found page and drops the query of the address, which may contain anything (spec §2). */
export function ToNotFound() {
  useEffect(() => go(paths.notFound(), { replace: true }), [])
  return null
}
