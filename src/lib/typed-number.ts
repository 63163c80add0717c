// Parses numbers as people type them. Anything else is NaN, even if Number() would accept it: 1e-7, 0x10, '  '.

const grouped = (text: string) =>
  text.trim().replace(/^(\d{1,3})((?:,\d{3})+)/, (whole) => whole.replaceAll(',', ''))

const numberOf = (text: string, pattern: RegExp) => (pattern.test(text) ? Number(text) : Number.NaN)

/** US dollars with at most two decimals: `49.50`, `$1,200`. */
export const typedPrice = (text: string) =>
  numberOf(grouped(text.trim().replace(/^\$\s*/, '')), /^\d{1,9}(\.\d{1,2})?$/)

/** A non-negative whole number. */
export const typedCount = (text: string) => numberOf(grouped(text), /^\d{1,9}$/)

/** Whether a text is a whole number within limits, both included. */
export const isCountWithin = (text: string, least: number, most: number) =>
  typedCount(text) >= least && typedCount(text) <= most

/** Hours with at most two decimals; an empty field is 0. */
export const typedHours = (text: string) =>
  text.trim() === '' ? 0 : numberOf(text.trim(), /^\d{1,4}(\.\d{1,2})?$/)
