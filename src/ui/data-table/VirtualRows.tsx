import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { tableRowHeight } from '../display.ts'
import { useIsPhone } from '../useIsPhone.ts'
import css from './DataTable.module.css'
import type { LongBodyProps } from './LongBody.tsx'
import { positionOf, rowOf } from './row-attributes.ts'

/** Pixels. Cards are as tall as their text; table rows all have the same height. */
const CARD_HEIGHT = 220

/** The row with the focus and its neighbors. */
function atFocus(body: Element | null) {
  const { activeElement } = document
  const row = activeElement && body?.contains(activeElement) && rowOf(activeElement)
  return row ? [-1, 0, 1].map((step) => positionOf(row) + step) : []
}

/**
 * Renders only the rows in view and a few around them. The whole page scrolls, not the table. The row with the focus is always
 * rendered, or scrolling would take the focus away; from its neighbors, Tab and the letter keys go on.
 */
export function VirtualRows({ count, children }: LongBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const areCards = useIsPhone()
  const [top, setTop] = useState(0)
  const [rowHeight] = useState(tableRowHeight)
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => (areCards ? CARD_HEIGHT : rowHeight),
    overscan: 3,
    scrollMargin: top,
    rangeExtractor(range: Range) {
      const shown = [...defaultRangeExtractor(range), ...atFocus(body.current)]
      return [...new Set(shown)].filter((i) => i >= 0 && i < range.count).toSorted((a, b) => a - b)
    },
    // Otherwise all rows would render once more when scrolling ends.
    isScrollingResetDelay: 1e9,
  })
  return (
    <tbody
      ref={body}
      role="rowgroup"
      className={css['virtualBody']}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer
        .getVirtualItems()
        .map(({ index, start }) =>
          children(index, start - top, areCards ? virtualizer.measureElement : undefined),
        )}
    </tbody>
  )
}
