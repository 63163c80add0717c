// How keys and focus find their way in a list whose rows come and go: each row carries its position and its id, and
// marks the control that takes the focus for it.

/** The attributes of a row. @param position from 0; the virtualizer reads `data-index` as well */
export const rowAttributes = (position: number, id: string) => ({ 'data-index': position, 'data-row-id': id })

/** Marks the control of a row that gets the focus when what had it in this row is gone. */
export const TAKES_ROW_FOCUS = { 'data-row-focus': true }

/** The row around an element. */
export const rowOf = (element: Element) => element.closest<HTMLElement>('[data-index]')
export const rowsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-index]')]
export const rowAt = (position: number) => document.querySelector<HTMLElement>(`[data-index="${position}"]`)

export const positionOf = (row: HTMLElement) => Number(row.dataset['index'])
export const idOf = (row: HTMLElement) => row.dataset['rowId']
export const focusTargetIn = (row: Element) => row.querySelector<HTMLElement>('[data-row-focus]')
