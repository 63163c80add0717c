import { useEffect, useMemo, useState } from 'react'
import type { Marks } from './marks.ts'

/** Keeps the marks in sync with the roster. Returns the IDs of students added since the page was opened. */
export function useArrivals(marks: Marks, ids: readonly string[]): ReadonlySet<string> {
  const [first] = useState(() => new Set(ids))
  useEffect(() => marks.setRegistrants(ids), [marks, ids])
  return useMemo(() => new Set(ids.filter((id) => !first.has(id))), [first, ids])
}
