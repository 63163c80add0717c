import type { ReactElement, Ref } from 'react'
import { laterOrToast } from '../laterOrToast.tsx'
import { LoadingRows } from './LoadingRows.tsx'

/** A list with more rows than this renders only the rows in view. */
export const VIRTUAL_FROM = 100

export type LongBodyProps = {
  count: number
  columns: number
  children: (position: number, top?: number, measure?: Ref<HTMLTableRowElement>) => ReactElement
}

/** The body of a long table. Few lists are long, so its code is fetched when one is. */
export const LongBody = laterOrToast(
  async () => (await import('./VirtualRows.tsx')).VirtualRows,
  ({ columns }: LongBodyProps) => <LoadingRows columns={columns} />,
)
