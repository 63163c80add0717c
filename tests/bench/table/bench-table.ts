/** Where the driver finds the parts of a table. Positions count from 0, in the order that is shown. */
export type BenchTable = {
  mount(root: HTMLElement): void
  checkAll(): HTMLElement | null | undefined
  sortByName(): HTMLElement | null | undefined
  /** The button that gives everyone who is checked the result Passed. */
  setPassed(): HTMLElement | null | undefined
  scroller(): Element | null | undefined
  row(position: number): Element | null | undefined
  setStatus(row: Element, status: string): void
  statusOf(row: Element): string | undefined
  /** How many are checked, have no result, and pass the filter: as the page says it. */
  checked(): number
  blank(): number
  shown(): number
}

export const one = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector)
/** The number that an element says, or 0: `Set 10,000 checked to`. */
export const numberIn = (selector: string, text = /([\d,]+)/) =>
  Number(text.exec(one(selector)?.textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0)

/** As a person does it: React hears of it. */
export function enter(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
