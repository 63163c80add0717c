import { type RefObject, useEffect, useMemo } from 'react'
import { type Change, useChanges } from '../../api/pending.ts'
import type { TableRows } from './columns.ts'
import { idOf, rowsIn } from './row-attributes.ts'

/** The latest change that a list has shown. A list does not scroll to it again when one comes back. */
let lastShown = 0

/**
 * The rows that were added or changed from here in the last minutes, each with the word for it. The latest is scrolled into
 * view, once. If the whole list is new, the word would say nothing.
 */
export function useChangedRows<Row extends object>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  shown: TableRows<Row>,
): (row: Row) => Change['word'] | undefined {
  const changeOf = useChanges()
  const isAll = useMemo(() => rows?.every((row) => changeOf(row)) ?? true, [rows, changeOf])
  useEffect(() => {
    let latest: Change | undefined
    let at = 0
    for (const [i, { original }] of shown.entries()) {
      const change = changeOf(original)
      if (change && change.order > (latest?.order ?? lastShown)) [latest, at] = [change, i]
    }
    const id = shown[at]?.id
    if (!latest || !list.current || id === undefined) return
    lastShown = latest.order
    scrollTo(list.current, { id, at, of: shown.length })
  }, [list, shown, changeOf])
  return (row) => (isAll ? undefined : changeOf(row)?.word)
}

/** A long list has only the rows in view: the place of the others is estimated. */
function scrollTo(list: HTMLElement, { id, at, of }: { id: string; at: number; of: number }) {
  const row = rowsIn(list).find((one) => idOf(one) === id)
  const { top, height } = (row ?? list).getBoundingClientRect()
  const middle = row ? top + height / 2 : top + (height * (at + 0.5)) / of
  // The header and the bars at the bottom are higher than a row is.
  const edge = window.innerHeight / 6
  if (middle < edge || middle > window.innerHeight - edge)
    window.scrollBy({ top: middle - window.innerHeight / 2 })
}
