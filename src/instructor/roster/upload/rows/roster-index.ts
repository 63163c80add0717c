import type { RegistrantResource } from '../../../../api/generated/training.types.ts'
import { emailKey, personKey } from '../../../../domain/person-keys.ts'

type RegistrantAttributes = RegistrantResource['attributes']

/** The current and removed students of the roster, indexed for comparison with the rows of a file. */
export type RosterIndex = {
  /** Students on the roster, by person. */
  people: ReadonlyMap<string, RegistrantAttributes>
  emails: ReadonlySet<string>
  /** Removal times of removed students, by person. */
  removed: ReadonlyMap<string, string>
}

export const indexRoster = (
  roster: readonly RegistrantResource[],
  removed: readonly RegistrantResource[],
): RosterIndex => ({
  people: new Map(roster.map(({ attributes }) => [personKey(attributes), attributes])),
  emails: new Set(roster.map(({ attributes }) => emailKey(attributes.email))),
  // The list has the latest removal first; reversed, the latest one is set last and wins.
  removed: new Map(
    removed.toReversed().map(({ attributes }) => [personKey(attributes), attributes.removedAt ?? '']),
  ),
})
