/** How the driver finds the parts of a table. Positions count from 0 in the displayed order. */
export type BenchTable = {
  mount(root: HTMLElement): void
  checkAll(): HTMLElement | null | undefined
  sortByName(): HTMLElement | null | undefined
  /** The button that sets every checked student to Passed. */
  setPassed(): HTMLElement | null | undefined
  scroller(): Element | null | undefined
  row(position: number): Element | null | undefined
  setStatus(row: Element, status: string): void
  statusOf(row: Element): string | undefined
  /** How many are checked, have no result, or match the filter, according to the page. */
  checked(): number
  blank(): number
  shown(): number
}

export const one = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector)
/** The number in the text of an element, or 0: `Set 10,000 checked to`. */
export const numberIn = (selector: string, text = /([\d,]+)/) =>
  Number(text.exec(one(selector)?.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0)

/** Enters a value the way a person does, so that React notices. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
