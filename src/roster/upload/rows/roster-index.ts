import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { emailKey, personKey } from '../../../lib/person-keys.ts'

/** Who is on the roster and who was, to compare the rows of a file with. */
export type RosterIndex = {
  /** Phone numbers of those on the roster, by person. */
  people: ReadonlyMap<string, string>
  emails: ReadonlySet<string>
  /** When somebody was removed, by person. */
  removed: ReadonlyMap<string, string>
}

export const indexRoster = (
  roster: readonly RegistrantResource[],
  removed: readonly RegistrantResource[],
): RosterIndex => ({
  people: new Map(roster.map(({ attributes }) => [personKey(attributes), attributes.phone ?? ''])),
  emails: new Set(roster.map(({ attributes }) => emailKey(attributes.email))),
  // Latest removal first, so the last one set would be the oldest.
  removed: new Map(
    removed.toReversed().map(({ attributes }) => [personKey(attributes), attributes.removedAt ?? '']),
  ),
})
