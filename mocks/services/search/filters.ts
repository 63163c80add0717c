// The supported part of the filter language: conditions joined by AND, each of which may be several joined by OR. As in
// the real engine, OR binds more tightly, so `a AND b OR c` means `a AND (b OR c)`.

/** The values a record is filtered by: its own, or extra values of its index entry. */
export type Values = Readonly<Record<string, unknown>>
export type Condition = (values: Values) => boolean

/** Thrown for an unreadable filter. The message contains the text. */
export class UnreadableFilter extends Error {
  override name = 'UnreadableFilter'
}

const TOKEN =
  /\s*(\(|\)|(?:AND|OR|NOT|TO)(?![^\s()])|<=|>=|!=|<|>|=|:|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s():<>=!"']+)/y

/** The tokens of a filter; undefined if some of the text is not a token. */
function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  let end = (TOKEN.lastIndex = 0)
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    tokens.push(found[1] ?? '')
    end = TOKEN.lastIndex
  }
  return text.slice(end).trim() ? undefined : tokens
}

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}

const WORD = /^[\w.\-"'&/\p{Letter}]/u
const KEYWORD = /^(AND|OR|NOT|TO)$/
const plain = (token: string) => (/^["']/.test(token) ? token.slice(1, -1).replaceAll(/\\(.)/g, '$1') : token)

/** A value as text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Whether a record has the value, ignoring case. In a list, any element may match. */
export function hasValue(values: Values, attribute: string, value: string): boolean {
  const wanted = value.toLowerCase()
  return [values[attribute]].flat().some((own) => own != null && textIn(own).toLowerCase() === wanted)
}

const numberIn = (values: Values, attribute: string) =>
  typeof values[attribute] === 'number' ? values[attribute] : NaN

/**
 * Parses a filter.
 * @throws UnreadableFilter
 */
export function filterOf(text: string): Condition {
  const unreadable = (): never => {
    throw new UnreadableFilter(`cannot read "${text}"`)
  }
  const tokens = tokensOf(text) ?? unreadable()
  let at = 0
  const peek = () => tokens[at]
  const take = (token: string) => peek() === token && Boolean(++at)
  const word = (): string => {
    const token = tokens[at++]
    return token !== undefined && WORD.test(token) && !KEYWORD.test(token) ? plain(token) : unreadable()
  }
  const number = (): number => {
    const value = Number(word())
    return Number.isNaN(value) ? unreadable() : value
  }

  const compared = (attribute: string): Condition => {
    const compare = COMPARE[tokens[at++] ?? ''] ?? unreadable()
    const limit = number()
    return (values) => compare(numberIn(values, attribute), limit)
  }
  const met = (attribute: string): Condition => {
    const value = word()
    if (!take('TO')) return (values) => hasValue(values, attribute, value)
    const [low, high] = [Number(value), number()]
    if (Number.isNaN(low)) unreadable()
    return (values) => numberIn(values, attribute) >= low && numberIn(values, attribute) <= high
  }
  const one = (): Condition => {
    if (take('NOT')) {
      const refused = one()
      return (values) => !refused(values)
    }
    const attribute = word()
    return take(':') ? met(attribute) : compared(attribute)
  }
  const alternatives = (): Condition => {
    const all = [one()]
    while (take('OR')) all.push(one())
    return (values) => all.some((condition) => condition(values))
  }
  const group = (): Condition => {
    if (!take('(')) return alternatives()
    const inside = alternatives()
    return take(')') ? inside : unreadable()
  }

  if (!tokens.length) return () => true
  const all = [group()]
  while (take('AND')) all.push(group())
  if (at < tokens.length) unreadable()
  return (values) => all.every((condition) => condition(values))
}
