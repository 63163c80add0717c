import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactElement, type Ref, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useIsPhone } from '../useIsPhone.ts'
import classes from './DataTable.module.css'

/** A table with more rows than this renders only those in view. */
export const VIRTUAL_FROM = 100

type VirtualRowsProps = {
  count: number
  /** Height of a row in pixels, while it has not been measured. */
  rowHeight: number
  children: (position: number, style: CSSProperties, measure?: Ref<HTMLTableRowElement>) => ReactElement
}

/** Cards are as high as their text; the lines of a table all have one height. */
const CARD_HEIGHT = 220

/** The body of a long table: only the rows in view and a few around them are rendered. The page scrolls, not a box. */
export function VirtualRows({ count, rowHeight, children }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const areCards = useIsPhone()
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (areCards ? CARD_HEIGHT : rowHeight),
    overscan: 3,
    scrollMargin: top,
    // Without this, the end of scrolling would render all rows once more.
    isScrollingResetDelay: 1e9,
  })
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={classes['virtualBody']}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          children(
            index,
            { transform: `translateY(${start - top}px)` },
            areCards ? virtualizer.measureElement : undefined,
          ),
        )}
    </tbody>
  )
}
