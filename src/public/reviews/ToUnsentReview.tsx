import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { unsentReview } from './unsent-review.ts'

/** Leads a person whose address names no review to the one that they have not sent. @param children if there is none */
export function ToUnsentReview({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const unsent = unsentReview()
  useEffect(() => {
    if (unsent) void navigate({ search: unsent }, { replace: true })
  }, [unsent, navigate])
  return unsent ? null : children
}
