import { type KeyboardEvent, type KeyboardEventHandler, useCallback } from 'react'
import { announce } from '../../../ui/announce.ts'
import { idOf, positionOf, rowAt, rowOf } from '../../../ui/data-table/row-attributes.ts'
import type { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'
import { useMarks } from './useMarks.ts'

/** The radio button of a row that takes the focus: the selected one, or else the first. */
const choiceIn = (row: Element | null) =>
  row?.querySelector<HTMLElement>('[type=radio]:checked') ?? row?.querySelector<HTMLElement>('[type=radio]')

/**
 * The keyboard shortcuts of the list: the first letter of a result sets it and moves to the next row; up and down move
 * between rows, left and right between results.
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
  const id = idOf(row)
  if (given && id !== undefined) {
    marks.setStatus(id, given.status)
    const [choices] = row.querySelectorAll('[role=radiogroup]')
    announce(`${choices?.getAttribute('aria-label')}: ${given.label}`)
  }
  const step = given || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const next = rowAt(positionOf(row) + step)
  const isCheckbox = (target as HTMLInputElement).type === 'checkbox'
  const control = isCheckbox && !given ? next?.querySelector<HTMLElement>('[type=checkbox]') : choiceIn(next)
  control?.focus()
  control?.scrollIntoView({ block: 'nearest' })
}
