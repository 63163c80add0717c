import type { ReactNode } from 'react'
import { Hint } from '../../ui/looks.ts'

/** One entry of a list of descriptions. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <Hint component="dt">{term}</Hint>
    <dd>{children}</dd>
  </div>
)
