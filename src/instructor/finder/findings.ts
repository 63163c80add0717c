import { fold, wordsOf } from '../../lib/fold.ts'

/** The groups of results, in display order. */
const GROUPS = ['Actions', 'Classes', 'Courses', 'Students'] as const
type Group = (typeof GROUPS)[number]

/** A result and the page it opens. */
export type Finding = {
  id: string
  group: Group
  label: string
  description?: string
  to: string
  /** More words that match the result but are not shown. */
  keywords?: string
}

/** A finding with its folded text, prepared once because there can be thousands. */
export type Indexed = { finding: Finding; label: string; text: string }

export const indexOf = (findings: readonly Finding[]): Indexed[] =>
  findings.map((finding) => {
    const label = fold(finding.label)
    return {
      finding,
      label,
      text: `${label} ${fold(finding.description ?? '')} ${fold(finding.keywords ?? '')}`,
    }
  })

/** The results in a group: the best matches, and the total number of matches. */
export type Found = { group: Group; shown: Finding[]; total: number }

/** The most results shown per group. More would push the other groups out of sight. */
const SHOWN = 5

const beginsAWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

/**
 * Lower is better. 0: the label starts with the query. 1: words in it do. 2: the label has all words. 3: other text
 * has.
 */
function rank({ label, text }: Indexed, query: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => text.includes(word))) return undefined
  if (label.startsWith(query)) return 0
  if (words.every((word) => beginsAWord(label, word))) return 1
  return words.every((word) => label.includes(word)) ? 2 : 3
}

/**
 * The findings that contain every word of the query in any order, by group. Equal matches keep their order. An empty
 * query finds nothing.
 */
export function find(index: readonly Indexed[], query: string): Found[] {
  const words = wordsOf(query)
  if (!words.length) return []
  const folded = words.join(' ')
  const ranked = index.flatMap((one) => {
    const place = rank(one, folded, words)
    return place === undefined ? [] : [{ finding: one.finding, place }]
  })
  const groups = Map.groupBy(ranked, ({ finding }) => finding.group)
  return GROUPS.flatMap((group) => {
    const found = groups.get(group)?.toSorted((a, b) => a.place - b.place) ?? []
    const shown = found.slice(0, SHOWN).map(({ finding }) => finding)
    return found.length ? [{ group, shown, total: found.length }] : []
  })
}
