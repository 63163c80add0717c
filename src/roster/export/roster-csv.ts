import type { RegistrantResource } from '../../api/generated/training.types.ts'
import { statusLabel } from '../../api/registrant-status.ts'
import { csvOf } from '../../lib/csv.ts'

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

/** A roster as a file for spreadsheets. Nothing about payments is in it. */
export const rosterCsv = (registrants: readonly RegistrantResource[]) =>
  csvOf([
    COLUMNS.map(([header]) => header),
    ...registrants.map(({ attributes }) => COLUMNS.map(([, of]) => of(attributes) ?? '')),
  ])

/** `handgun-basics-2026-12-05.csv`; a name without a single Latin letter leaves the date. */
export function rosterFileName(className: string, startTime: string | undefined): string {
  const words = className
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${[words || 'roster', startTime?.slice(0, 10)].filter(Boolean).join('-')}.csv`
}
