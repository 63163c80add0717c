import type { RefObject } from 'react'
import { usePageKeys } from '../keys.ts'
import { showToast } from '../toast.ts'
import { focusTargetIn, positionOf, rowOf, rowsIn } from './row-attributes.ts'
import type { Action } from './RowMenu.tsx'

/** What takes the focus of a row: its name, if that opens it, or else what has it after a dialog. */
const targetIn = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('[role=cell] :is(a, button):not([aria-haspopup])') ?? focusTargetIn(row)

/**
 * The keys of a list: j and k go to the next and the previous row, x selects the row, and e edits it. No page has two lists.
 * @param actionsAt the actions of the row at a position, as far as they can be used now
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  actionsAt: (position: number) => readonly Action[],
) {
  const current = () => {
    const { activeElement } = document
    return list.current?.contains(activeElement) ? activeElement && rowOf(activeElement) : null
  }
  const go = (step: 1 | -1) => () => {
    const from = current()
    const ahead = (list.current ? rowsIn(list.current) : []).filter((row) =>
      from ? (positionOf(row) - positionOf(from)) * step > 0 : row.getBoundingClientRect().top >= 0,
    )
    if (from && step < 0) ahead.reverse()
    const target = ahead.map(targetIn).find((one) => one !== null)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
  usePageKeys({
    j: go(1),
    k: go(-1),
    x: () => current()?.querySelector<HTMLElement>('[type=checkbox]')?.click(),
    e() {
      const row = current()
      const edit = row && actionsAt(positionOf(row)).find(({ letter }) => letter === 'e')
      if (edit?.disabledReason) showToast({ intent: 'none', message: edit.disabledReason })
      else edit?.onSelect?.()
    },
  })
}
