import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { VIRTUAL_FROM } from '../../../ui/data-table/LongBody.tsx'
import { positionOf, rowOf } from '../../../ui/data-table/row-attributes.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { cellId, RowLine } from './RowLine.tsx'
import { FIELD_LABELS, type Field, FIELDS } from './rows/fields.ts'
import { type Line, problemIn, type UploadAction } from './rows/upload-state.ts'
import css from './Rows.module.css'

export type RowsHandle = {
  /** Moves the focus to the next cell with an error or a note, wrapping around at the end. */
  goToProblem: () => void
}

type RowsTableProps = {
  ref: Ref<RowsHandle>
  lines: readonly Line[]
  /** True while rows are being sent: nothing can be changed then. */
  isLocked: boolean
  dispatch: Dispatch<UploadAction>
}

const ROW_HEIGHT = 57
const CARD_HEIGHT = 210

/** The rows as a table of fields, or as cards on a phone. Enter moves down a column, Shift+Enter moves up. */
export function RowsTable({ ref, lines, isLocked, dispatch }: RowsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const rowHeight = useIsPhone() ? CARD_HEIGHT : ROW_HEIGHT
  const top = useTop(body)
  // The row with the focus is always rendered, or scrolling would take the focus away.
  const [focused, setFocused] = useState(-1)
  const isVirtual = lines.length > VIRTUAL_FROM
  const virtualizer = useVirtualizer({
    count: lines.length,
    enabled: isVirtual,
    getScrollElement: () => dialogOf(body.current),
    scrollMargin: top,
    getItemKey: (i) => lines[i]?.row.number ?? i,
    estimateSize: () => rowHeight,
    overscan: 4,
    rangeExtractor: (range) =>
      [
        ...new Set([
          ...defaultRangeExtractor(range),
          ...(focused >= 0 && focused < range.count ? [focused] : []),
        ]),
      ].toSorted((a, b) => a - b),
  })

  const goTo = (index: number, field: Field) => {
    const line = lines[index]
    if (!line) return
    // Synchronously, so that the next key press starts from here, however soon it comes.
    flushSync(() => setFocused(index))
    document.getElementById(cellId(line.row.number, field))?.focus({ preventScroll: isVirtual })
    if (isVirtual) virtualizer.scrollToIndex(index, { align: 'center' })
  }
  useImperativeHandle(ref, () => ({
    goToProblem() {
      const wrong = lines.flatMap((line, index) => {
        const field = problemIn(line)
        return field ? [{ index, field }] : []
      })
      const next = wrong.find(({ index }) => index > focused) ?? wrong[0]
      if (next) goTo(next.index, next.field)
    },
  }))
  const noteFocus = ({ target }: FocusEvent) => setFocused(indexOf(target))
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target instanceof HTMLInputElement && event.target.closest<HTMLElement>('[data-field]')
    const field = cell && FIELDS.find((one) => one === cell.dataset['field'])
    if (event.key !== 'Enter' || !field) return
    event.preventDefault()
    goTo(indexOf(cell) + (event.shiftKey ? -1 : 1), field)
  }

  const line = (index: number, start?: number) => {
    const one = lines[index]
    return (
      one && (
        <RowLine
          key={one.row.number}
          {...one}
          index={index}
          start={start === undefined ? undefined : start - top}
          measure={isVirtual ? virtualizer.measureElement : undefined}
          isLocked={isLocked}
          dispatch={dispatch}
        />
      )
    )
  }
  return (
    // Handles events that bubble up from the fields.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css['rows']} onFocus={noteFocus} onKeyDown={onKeyDown}>
      <table
        role="table"
        className={css['table']}
        aria-label="Students in the file"
        aria-rowcount={lines.length + 1}
      >
        <thead role="rowgroup" className={`${css['head']} hidden-on-phone`}>
          <tr role="row" className={css['line']} aria-rowindex={1}>
            <th role="columnheader" scope="col">
              Row
            </th>
            {FIELDS.map((field) => (
              <th key={field} role="columnheader" scope="col">
                {FIELD_LABELS[field]}
              </th>
            ))}
            <th role="columnheader" scope="col">
              What happens
            </th>
          </tr>
        </thead>
        <tbody
          ref={body}
          role="rowgroup"
          data-virtual={isVirtual}
          {...(isVirtual && { style: { height: virtualizer.getTotalSize() } })}
        >
          {isVirtual
            ? virtualizer.getVirtualItems().map(({ index, start }) => line(index, start))
            : lines.map((_, index) => line(index))}
        </tbody>
      </table>
      {lines.length === 0 && <p className={css['nothing']}>There are no rows here.</p>}
    </div>
  )
}

function indexOf(element: Element) {
  const row = rowOf(element)
  return row ? positionOf(row) : -1
}

const dialogOf = (element: Element | null) => element?.closest<HTMLElement>('[role=dialog]') ?? null

/**
 * The distance of the table body from the top of its scroll container, in pixels. It changes as text above it comes and
 * goes.
 */
function useTop(body: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  // Runs after every render, because any render may have moved the body. A second measurement gives the same value, so
  // it stops there.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const dialog = dialogOf(body.current)
    if (!body.current || !dialog) return
    const { top: outer } = dialog.getBoundingClientRect()
    // oxlint-disable-next-line react/set-state-in-effect
    setTop(Math.round(body.current.getBoundingClientRect().top - outer + dialog.scrollTop))
  })
  return top
}
