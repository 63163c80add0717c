/** Markup that is safe to put into a page. Made by `html`, which escapes text, or by `trusted`. */
export type Html = { readonly markup: string }
type Value = Html | Html[] | string | number | undefined

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

function markupOf(value: Value): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return typeof value === 'object' ? value.markup : escape(String(value))
}

export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: strings.map((text, i) => text + markupOf(values[i])).join(''),
})

/** Turns our own text, such as a stylesheet or a script, into markup without escaping it. */
export const trusted = (markup: string): Html => ({ markup })

export const joined = (parts: Html[], separator: string): Html =>
  trusted(parts.map((part) => part.markup).join(escape(separator)))
