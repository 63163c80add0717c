import { fold, wordsOf } from '../../lib/fold.ts'
import { formatCount } from '../../lib/words.ts'
import { paths } from '../../paths.ts'

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

/**
 * The results in a group: the best matches, for students also a way to all of them, and the total number of matches. The
 * label says how many are shown.
 */
export type Found = { group: Group; label: string; shown: Finding[]; total: number }

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

/** The list of students has a search, in which all of these students are found. */
const allStudents = (query: string, total: number): Finding => ({
  id: 'all students',
  group: 'Students',
  label: `All ${formatCount(total)} students`,
  to: paths.studentsFound(query.trim()),
})

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
    const total = found.length
    const shown = found.slice(0, SHOWN).map(({ finding }) => finding)
    if (total <= SHOWN) return total ? [{ group, label: group, shown, total }] : []
    const label = `${group}, ${SHOWN} of ${formatCount(total)}`
    return [
      { group, label, shown: group === 'Students' ? [...shown, allStudents(query, total)] : shown, total },
    ]
  })
}
