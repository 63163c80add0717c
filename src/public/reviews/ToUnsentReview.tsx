import { type ReactNode, useEffect } from 'react'
import { go } from '../ui/address.ts'
import { unsentReview } from './unsent-review.ts'

/** Leads a person whose address names no review to the one that they have not sent. @param children if there is none */
export function ToUnsentReview({ children }: { children: ReactNode }) {
  const unsent = unsentReview()
  useEffect(() => {
    if (unsent) go(unsent, { replace: true })
  }, [unsent])
  return unsent ? null : children
}
