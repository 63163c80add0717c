import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from '../announce.ts'
import { usePageKeys } from '../keys.ts'
import { positionOf, rowOf, rowsIn } from './row-attributes.ts'
import type { Action } from './RowMenu.tsx'

const LIST = '[data-has-keys]'

/** Marks a list that has them. */
export const HAS_KEYS = { 'data-has-keys': true }

/** What opens a row: its name. */
const openerIn = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('[role=cell] :is(a, button):not([aria-haspopup])')

/**
 * The keys of a list: j and k go to the next and the previous row, x selects the row, and e edits it. They belong to the list
 * with the focus, or else to the first one of the page.
 * @param actionsAt the actions of the row at a position
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  actionsAt: (position: number) => readonly Action[],
) {
  const navigate = useNavigate()
  const current = () => {
    const { activeElement } = document
    const own = (activeElement?.closest(LIST) ?? document.querySelector(LIST)) === list.current
    const row = activeElement && rowOf(activeElement)
    return { own, row: row && list.current?.contains(row) ? row : undefined }
  }
  const go = (step: 1 | -1) => () => {
    const { own, row } = current()
    if (!own || !list.current) return
    const rows = rowsIn(list.current)
    const next = row
      ? rows.find((one) => positionOf(one) === positionOf(row) + step)
      : rows.find((one) => one.getBoundingClientRect().top >= 0)
    const opener = openerIn(next)
    opener?.focus()
    opener?.scrollIntoView({ block: 'nearest' })
  }
  usePageKeys({
    j: go(1),
    k: go(-1),
    x() {
      const { own, row } = current()
      if (own) row?.querySelector<HTMLElement>('[type=checkbox]')?.click()
    },
    e() {
      const { own, row } = current()
      const edit = own && row && actionsAt(positionOf(row)).find(({ label }) => label === 'Edit')
      if (!edit) return
      if (edit.disabledReason) announce(edit.disabledReason)
      else if (edit.to === undefined) edit.onSelect()
      else void navigate(edit.to)
    },
  })
}
