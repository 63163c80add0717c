/**
 * The five digits of a ZIP code as people type it: `53703`, ` 53703-1234`, `53703 1234`. It stays a text, because it may
 * begin with a zero. Undefined for anything else.
 */
export const postalCodeOf = (text: string): string | undefined =>
  /^(\d{5})(?:[-\s]*\d{4})?$/.exec(text.trim())?.[1]
