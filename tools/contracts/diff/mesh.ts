// Compares two versions of the GraphQL schema, by the same rules as REST: what a client sends may require less, and what it
// receives may promise more.
import { buildSchema, type GraphQLSchema } from 'graphql'
import { type RootField, rootFieldsOf } from '../mesh-fields.ts'
import { callerChanges } from './access.ts'
import type { Change, Impact } from './change.ts'
import { nameOf, type Part, partsOf, reached } from './mesh-parts.ts'

type Meaning = Pick<Change, 'impact' | 'what'>

/** Whether each value of one type is a value of another: `String!` fits `String`. */
function fits(type: string, other: string): boolean {
  if (other.endsWith('!')) return type.endsWith('!') && fits(type.slice(0, -1), other.slice(0, -1))
  if (type.endsWith('!')) return fits(type.slice(0, -1), other)
  if (other.startsWith('[')) return type.startsWith('[') && fits(type.slice(1, -1), other.slice(1, -1))
  return type === other
}

/** No client meets a directive, so a change of one is a change for readers. */
const impactOn = ({ isReceived, isSent }: Part, isBreak: boolean): Impact => {
  if (!isReceived && !isSent) return 'patch'
  return isBreak ? 'major' : 'minor'
}

function addition(part: Part): Meaning {
  const isRequired = part.kind === 'argument' && part.type.endsWith('!') && part.default === undefined
  // A client that does not know a value or a kind of object cannot show it.
  const isBreak = isRequired || ((part.kind === 'value' || part.kind === 'member') && part.isReceived)
  const what = part.type === '' ? 'was added' : `was added: ${part.type}`
  return { impact: impactOn(part, isBreak), what: isRequired ? `${what}, and is required` : what }
}

const removal = (part: Part): Meaning => ({ impact: impactOn(part, true), what: 'was removed' })

function modifications(was: Part, now: Part): Meaning[] {
  const isSafe = (!now.isReceived || fits(now.type, was.type)) && (!now.isSent || fits(was.type, now.type))
  const step = (name: string, from = 'none', to = 'none') => `${name}: ${from} → ${to}`
  const found: (Meaning | false)[] = [
    was.type !== now.type && { impact: impactOn(now, !isSafe), what: step('type', was.type, now.type) },
    was.default !== now.default && {
      impact: impactOn(now, was.default !== undefined),
      what: step('default', was.default, now.default),
    },
    was.deprecation !== now.deprecation && {
      impact: impactOn(now, false),
      what: now.deprecation === undefined ? 'is no longer deprecated' : `is deprecated: ${now.deprecation}`,
    },
    was.words !== now.words && { impact: 'patch', what: step('words', was.words, now.words) },
  ]
  return found.filter((one) => one !== false)
}

/** The changes in the directives of a root field. */
function directiveChanges(before: RootField, after: RootField): Change[] {
  const where = after.name
  const change = (impact: Impact, what: string): Change => ({ impact, operations: [where], where, what })
  const gone = (was: string[], now: string[]) => was.filter((one) => !now.includes(one))
  const [were, are] = [before.throws, after.throws]
  const [codes, nowCodes] = [[...were.keys()], [...are.keys()]]
  return [
    ...callerChanges(where, before.access, after.access),
    ...gone(before.paths, after.paths).map((path) => change('major', `is no longer served at ${path}`)),
    ...gone(after.paths, before.paths).map((path) => change('minor', `is also served at ${path}`)),
    ...gone(codes, nowCodes).map((code) => change('major', `no longer returns the error ${code}`)),
    ...gone(nowCodes, codes).map((code) =>
      change('minor', `may return the error ${code}, status ${are.get(code) ?? 'none'}`),
    ),
    ...[...are].flatMap(([code, status]) => {
      const old = were.get(code)
      return old === undefined || old === status
        ? []
        : [change('major', `the status of the error ${code}: ${old || 'none'} → ${status || 'none'}`)]
    }),
  ]
}

/** The root fields that take or return a type, at any depth. */
const usersOf = (owner: string, fields: readonly RootField[], schema: GraphQLSchema) =>
  fields
    .filter(({ field }) => {
      const types = [field.type, ...field.args.map(({ type }) => type)]
      return reached(
        schema,
        types.map((type) => nameOf(type)),
        true,
      ).has(owner)
    })
    .map(({ name }) => name)

/** The changes between two schemas. */
export function meshChanges(before: string, after: string): Change[] {
  const [base, revision] = [buildSchema(before), buildSchema(after)]
  const [known, fields] = [rootFieldsOf(before), rootFieldsOf(after)]
  const [were, are] = [partsOf(base), partsOf(revision)]
  const named = (place: string) =>
    [...known, ...fields].find(({ name }) => name === place.replace(/\(.*/, ''))
  function change(place: string, { owner }: Part, meaning: Meaning): Change {
    const root = named(place)
    const users = root ? [root.name] : [...usersOf(owner, known, base), ...usersOf(owner, fields, revision)]
    return { ...meaning, operations: [...new Set(users)].toSorted(), where: place }
  }
  // A type that is new or gone says so once, and not for each of its fields; so does a field for its arguments.
  const isWhole = (place: string, { owner }: Part, others: ReadonlyMap<string, Part>) => {
    const outer = place.replace(/\(.*/, '')
    return (outer === place || others.has(outer)) && (owner === place || owner === '' || others.has(owner))
  }
  return [
    ...[...were].flatMap(([place, part]) =>
      are.has(place) || !isWhole(place, part, are) ? [] : [change(place, part, removal(part))],
    ),
    ...[...are].flatMap(([place, part]) => {
      const was = were.get(place)
      if (was) return modifications(was, part).map((meaning) => change(place, part, meaning))
      if (!isWhole(place, part, were)) return []
      const root = fields.find(({ name }) => name === place)
      const meaning = addition(part)
      const what = root
        ? `${root.verb} was added, for callers: ${root.access ?? 'nobody named'}`
        : meaning.what
      return [change(place, part, { ...meaning, what })]
    }),
    ...known.flatMap((field) => {
      const now = fields.find(({ name }) => name === field.name)
      return now ? directiveChanges(field, now) : []
    }),
  ]
}
