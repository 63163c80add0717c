import { type KeyboardEvent, type KeyboardEventHandler, useCallback } from 'react'
import type { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'
import { useMarks } from './useMarks.ts'

const rowOf = (element: Element) => element.closest<HTMLElement>('[data-index]')

/** The control of a row to stand at: its mark, or the first choice. */
const choiceIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[type=radio]:checked') ?? row?.querySelector<HTMLElement>('[type=radio]')

/**
 * The keys of the list: the first letter of a result gives it and goes on to the next one, up and down go from row to
 * row, left and right from result to result.
 */
export function useMarkKeys(): KeyboardEventHandler {
  const marks = useMarks()
  return useCallback((event) => onMarkKey(marks, event), [marks])
}

function onMarkKey(marks: Marks, event: KeyboardEvent) {
  const target = event.target as HTMLElement
  const row = rowOf(target)
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return
  const given = STATUSES.find(({ key }) => key === event.key.toLowerCase())
  const id = row.querySelector<HTMLElement>('[data-registrant]')?.dataset['registrant']
  if (given && id !== undefined) marks.setStatus(id, given.status)
  const step = given || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  // Rows come and go with the scroll; their number says which is the next one.
  event.preventDefault()
  const next = document.querySelector(`[data-index="${Number(row.dataset['index']) + step}"]`)
  const isCheckbox = (target as HTMLInputElement).type === 'checkbox'
  const control = isCheckbox && !given ? next?.querySelector<HTMLElement>('[type=checkbox]') : choiceIn(next)
  control?.focus()
  control?.scrollIntoView({ block: 'nearest' })
}
