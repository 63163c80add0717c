import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type Change, useChanges } from '../../api/pending.ts'
import { changeWord } from '../change-word.ts'
import type { TableRows } from './columns.ts'
import { idOf, rowsIn } from './row-attributes.ts'

/**
 * The rows that were added or changed from here in the last minutes, each with the word for it. What is added or changed while
 * the list is there is scrolled into view, once. If the whole list is new, the word would say nothing.
 * @param filter what the list is filtered by
 */
export function useChangedRows<Row extends object>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[] | undefined,
  shown: TableRows<Row>,
  filter: string,
): (row: Row) => string | undefined {
  const changeOf = useChanges()
  const mutations = useQueryClient().getMutationCache()
  /** The list scrolls to no earlier change: it was there before the list, or before the list was filtered like this. */
  const last = useRef<{ order: number; filter?: string }>({ order: 0 })
  const isAll = useMemo(() => rows?.every((row) => changeOf(row)) ?? true, [rows, changeOf])
  useEffect(() => {
    const newest = mutations.getAll().at(-1)?.mutationId ?? 0
    if (last.current.filter !== filter) last.current = { order: newest, filter }
    // Nothing has changed since then, so there is no need to look through 10,000 rows after each sort.
    if (newest <= last.current.order) return
    let latest: Change | undefined
    let at = 0
    for (const [i, { original }] of shown.entries()) {
      const change = changeOf(original)
      if (change && change.order > (latest?.order ?? last.current.order)) [latest, at] = [change, i]
    }
    const id = shown[at]?.id
    if (!latest || !list.current || id === undefined) return
    last.current.order = latest.order
    scrollTo(list.current, { id, at, of: shown.length })
  }, [list, shown, changeOf, mutations, filter])
  return (row) => (isAll ? undefined : changeWord(changeOf(row)))
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
