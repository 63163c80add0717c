// Attributes that let key handlers and focus handling find rows in a list that renders only some of them: each row
// carries its position and ID, and marks the control that takes the focus for the row.

/**
 * The attributes of a row.
 * @param position from 0; the virtualizer reads `data-index` too
 * @param top pixels from the top of a list that renders only the rows in view
 */
export const rowAttributes = (position: number, id: string, top?: number) => ({
  'data-index': position,
  'data-row-id': id,
  style: top === undefined ? undefined : { transform: `translateY(${top}px)` },
})

/** Marks the control that gets the focus if the row's focused element disappears. */
export const TAKES_ROW_FOCUS = { 'data-row-focus': true }

/** Marks the control that gets the focus if the row disappears as well. */
export const TAKES_LIST_FOCUS = { 'data-list-focus': true }

/** The row that contains an element. */
export const rowOf = (element: Element) => element.closest<HTMLElement>('[data-index]')
export const rowsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-index]')]
export const rowAt = (position: number) => document.querySelector<HTMLElement>(`[data-index="${position}"]`)

export const positionOf = (row: HTMLElement) => Number(row.dataset['index'])
export const idOf = (row: HTMLElement) => row.dataset['rowId']
export const focusTargetIn = (row: Element) => row.querySelector<HTMLElement>('[data-row-focus]')
export const focusTargetOfList = () => document.querySelector<HTMLElement>('[data-list-focus]')
