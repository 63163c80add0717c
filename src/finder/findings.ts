/** In the order in which they are shown. */
export const GROUPS = ['Actions', 'Classes', 'Courses', 'Students'] as const
export type Group = (typeof GROUPS)[number]

/** Something that can be found, and where it leads. */
export type Finding = {
  id: string
  group: Group
  label: string
  description?: string
  to: string
  /** Further words that find it, which are not shown. */
  keywords?: string
}

/** A text without its case and its accents, so that `jose` finds José. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A finding with the texts that are searched, made once for thousands of them. */
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

/** What was found of a group: the best ones, and how many there are in all. */
export type Found = { group: Group; shown: Finding[]; total: number }

/** How many of a group are shown. More would hide the groups below. */
const SHOWN = 5

const beginsAWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

/** The better a match, the lower: the label begins with what is typed, its words do, the label has it, something else does. */
function rank({ label, text }: Indexed, query: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => text.includes(word))) return undefined
  if (label.startsWith(query)) return 0
  if (words.every((word) => beginsAWord(label, word))) return 1
  return words.every((word) => label.includes(word)) ? 2 : 3
}

/**
 * What has every word of the query, in any order, by group. Equally good ones keep their order. An empty query finds
 * nothing.
 */
export function find(index: readonly Indexed[], query: string): Found[] {
  const folded = fold(query).trim()
  const words = folded.split(/\s+/).filter(Boolean)
  if (!words.length) return []
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
