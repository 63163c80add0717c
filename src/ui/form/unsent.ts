import { formatCount } from '../../lib/words.ts'
import { drafts } from './drafts.ts'

type Values = Record<string, unknown>
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What a draft holds, by the first word of its name, and how much of it. Every other one is a form. */
const KINDS: Record<string, { one: string; what: string; count: (values: Values) => number }> = {
  results: { one: 'result', what: 'not submitted', count: (values) => Object.keys(values).length },
  attendance: {
    one: 'arrival',
    what: 'kept on this device only',
    count: (days) => sum(Object.values(days).map(lengthOf)),
  },
  'roster-upload': {
    one: 'student',
    what: 'not added from your list yet',
    count: ({ rows }) => lengthOf(rows),
  },
  review: { one: 'review', what: 'not sent', count: () => 1 },
}
const FORM = { one: 'form', what: 'not saved', count: () => 1 }

/** What signing out would delete, in sentences: `6 results are not submitted.` */
export function unsent(userId = ''): string[] {
  const counts = new Map<(typeof KINDS)[string], number>()
  for (const { name, values } of drafts.allOf(userId)) {
    const kind = KINDS[name.split('.')[0] ?? ''] ?? FORM
    counts.set(kind, (counts.get(kind) ?? 0) + kind.count(values))
  }
  return [...Object.values(KINDS), FORM].flatMap((kind) => {
    const count = counts.get(kind)
    if (!count) return []
    return [`${formatCount(count)} ${count === 1 ? `${kind.one} is` : `${kind.one}s are`} ${kind.what}.`]
  })
}

/** The question before a sign-out that deletes something. */
export const signOutQuestion = {
  title: 'Sign out anyway?',
  note: 'Signing out deletes this from the browser.',
  confirmLabel: 'Sign out',
  cancelLabel: 'Stay signed in',
}
