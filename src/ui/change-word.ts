import type { Change } from '../api/pending.ts'

const WORDS = { created: 'New', updated: 'Changed' } as const satisfies Record<Change['kind'], string>

/** What was just done to a resource, in a word. */
export const changeWord = (change: Change | undefined) => change && WORDS[change.kind]
