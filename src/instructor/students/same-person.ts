import type { StudentResource } from '../../api/generated/training.types.ts'
import { emailKey, phoneKey } from '../../domain/person-keys.ts'
import { fullName } from '../../domain/person.ts'

const KEYS = [
  { what: 'email', of: ({ attributes }: StudentResource) => emailKey(attributes.email) },
  { what: 'phone', of: ({ attributes }: StudentResource) => phoneKey(attributes.phone) },
]

/** Names the first other student of a group and how many more there are. */
function others(group: readonly StudentResource[], row: StudentResource): string {
  const other = group.find((one) => one !== row)
  const more = group.length - 2
  return `${other ? fullName(other.attributes) : ''}${more ? ` and ${more} more` : ''}`
}

/**
 * Students who may have been entered twice, each with the reason: `Same phone as Bo Chan`. Only the given rows are
 * compared. A shared email is a stronger sign than a shared phone number and takes precedence.
 */
export function samePersons(rows: readonly StudentResource[]): ReadonlyMap<string, string> {
  const hints = new Map<string, string>()
  for (const { what, of } of KEYS) {
    for (const [key, group] of Map.groupBy(rows, of)) {
      if (!key || group.length < 2) continue
      for (const row of group)
        if (!hints.has(row.id)) hints.set(row.id, `Same ${what} as ${others(group, row)}`)
    }
  }
  return hints
}
