// Suggests names for a new operation. Change them if another word is better.

/** `instructors` becomes `instructor`, `curricula` becomes `curriculum`. */
export const singular = (noun: string) =>
  noun
    .replace(/curricula$/, 'curriculum')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const camel = (text: string) => {
  const name = pascal(text)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const VERBS = { get: 'get', post: 'create', put: 'replace', patch: 'update', delete: 'delete' }
export type Method = keyof typeof VERBS
export const isMethod = (text: string): text is Method => Object.hasOwn(VERBS, text)

const isParam = (part: string) => part.startsWith('{')

/** The parts of a path after `/api/training`. */
const partsOf = (path: string) => path.split('/').filter(Boolean).slice(2)

/** `GET /api/training/instructors/{id}/payouts` becomes `listInstructorPayouts`, and `…/balance` `getInstructorBalance`. */
export function operationName(method: Method, path: string): string {
  const parts = partsOf(path)
  const words = parts.flatMap((part, i) => {
    if (isParam(part)) return []
    const isLast = i === parts.length - 1
    const isOne = isParam(parts[i + 1] ?? '') || (method === 'post' && isLast)
    return [pascal(isOne ? singular(part) : part)]
  })
  const last = parts.at(-1) ?? ''
  const isList = method === 'get' && !isParam(last) && singular(last) !== last
  return (isList ? 'list' : VERBS[method]) + words.join('')
}

/** The key of the path in the file of its tag: `payoutsOfInstructors`. */
export const pathKey = (path: string) =>
  camel(
    partsOf(path)
      .filter((part) => !isParam(part))
      .toReversed()
      .join('-of-'),
  )

/** The last noun of a path, which names the type of its resource. */
export const nounOf = (path: string) =>
  camel(
    partsOf(path)
      .filter((part) => !isParam(part))
      .at(-1) ?? '',
  )

/** The first noun of a path. It is the file name of the tag, unless `--tag` names another. */
export const firstNounOf = (path: string) => partsOf(path)[0] ?? ''

/** The names of the path parameters. */
export const paramsOf = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/** The words of a name: `paidAt` becomes `Paid at`. */
export const spaced = (name: string) => {
  const text = name.replaceAll(/[A-Z]/g, (letter, at: number) => (at ? ` ${letter.toLowerCase()}` : letter))
  return capital(text)
}

/** `a payout`, `an invoice`. */
export const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
