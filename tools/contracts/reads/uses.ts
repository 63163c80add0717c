// What contracts/reads.json says, which `npm run contracts:reads` writes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const READS = 'contracts/reads.json'

/** How the application uses a field: the files below src that read or send it, none if nobody does. */
export type Use = { how: 'read' | 'sent'; required: boolean; by: string[] }
/** By contract and place: `training RegistrantAttributes.email`, `mesh User.email`. */
export type Uses = Record<string, Use>

/** @param root the folder that contains `contracts/` */
export function readUses(root = '.'): Uses {
  const file = join(root, READS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Uses) : {}
}

const MAX_FILES = 4

/** A use in words, the files as `shown` writes them: `read by a, b and 3 more`, `no screen reads it`. */
export function wordsFor({ how, by }: Use, shown = (file: string) => file): string {
  if (!by.length) return how === 'read' ? 'no screen reads it' : 'no screen sends it'
  const more = by.length - MAX_FILES
  return `${how} by ${by.slice(0, MAX_FILES).map(shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
