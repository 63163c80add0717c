import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'
import { type RootField, rootFieldsOf } from '../mesh-fields.ts'
import { type Change, isTighter } from './change.ts'

/** The changes in the directives of a root field, which graphql-js does not compare. */
function directiveChanges(before: RootField, after: RootField): Change[] {
  const where = after.name
  const lost = before.paths.filter((path) => !after.paths.includes(path))
  const added = after.throws.filter((code) => !before.throws.includes(code))
  const gone = before.throws.filter((code) => !after.throws.includes(code))
  return [
    ...lost.map((path): Change => ({ impact: 'major', where, what: `is no longer served at ${path}` })),
    ...gone.map((code): Change => ({ impact: 'major', where, what: `no longer returns the error ${code}` })),
    ...added.map((code): Change => ({ impact: 'minor', where, what: `may return the error ${code}` })),
    ...(isTighter(before.access, after.access)
      ? [
          {
            impact: 'major' as const,
            where,
            what: `access is now ${after.access} (was ${before.access})`,
          },
        ]
      : []),
  ]
}

/**
 * The changes between two schemas. A change that graphql-js calls dangerous is minor, because at worst a client gets a
 * value that it does not know.
 */
export function meshChanges(before: string, after: string): Change[] {
  const [base, revision] = [buildSchema(before), buildSchema(after)]
  const fields = rootFieldsOf(after)
  const known = rootFieldsOf(before)
  const added = fields.filter(({ name }) => !known.some((field) => field.name === name))
  return [
    ...findBreakingChanges(base, revision).map(({ type, description }): Change => ({
      impact: 'major',
      where: type,
      what: description,
    })),
    ...findDangerousChanges(base, revision).map(({ type, description }): Change => ({
      impact: 'minor',
      where: type,
      what: description,
    })),
    ...added.map(({ name, verb }): Change => ({ impact: 'minor', where: name, what: `${verb} was added` })),
    ...known.flatMap((field) => {
      const now = fields.find(({ name }) => name === field.name)
      return now ? directiveChanges(field, now) : []
    }),
  ]
}
