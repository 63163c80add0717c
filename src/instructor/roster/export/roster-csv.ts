import type { RegistrantResource } from '../../../api/generated/training.types.ts'
import { statusLabel } from '../../../api/result-status.ts'
import { csvOf } from '../../../lib/csv.ts'
import { slugify } from '../../../lib/slug.ts'

const COLUMNS: [header: string, of: (attributes: RegistrantResource['attributes']) => string | null][] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Registered', ({ createdAt }) => createdAt.slice(0, 10)],
  ['Result', ({ status }) => status && statusLabel(status)],
  [
    'E-learning done',
    ({ hasCompletedPrerequisiteELearning }) => (hasCompletedPrerequisiteELearning ? 'Yes' : 'No'),
  ],
  ['Notes', ({ notes }) => notes],
]

/** A roster as a CSV file. It contains nothing about payments. */
export const rosterCsv = (registrants: readonly RegistrantResource[]) =>
  csvOf([
    COLUMNS.map(([header]) => header),
    ...registrants.map(({ attributes }) => COLUMNS.map(([, of]) => of(attributes) ?? '')),
  ])

const LONGEST_NAME = 60

/** `handgun-basics-2026-12-05.csv`, or `roster-2026-12-05.csv` for a class name without any Latin letter. */
export function rosterFileName(className: string, startTime: string | undefined): string {
  const name = slugify(className, 'roster').slice(0, LONGEST_NAME).replace(/-$/, '')
  return `${[name, startTime?.slice(0, 10)].filter(Boolean).join('-')}.csv`
}
