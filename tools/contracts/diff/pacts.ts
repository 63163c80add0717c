// Compares two versions of the Pacts: what a backend is asked, and what it must return. A Pact comes from the examples of a
// contract, so a backend that keeps to the contract can still fail with an interaction that is new or asks for more.
import type { Interaction, PactFile } from '../../../tests/pact/files.ts'
import { operationOf } from '../../../tests/pact/outcomes.ts'
import { textOf } from './meaning.ts'

export const PACT_KINDS = ['new', 'gone', 'stricter', 'looser', 'sends'] as const
export type PactChange = {
  kind: (typeof PACT_KINDS)[number]
  operation: string
  what: string
  /** The descriptions of the interactions that have the change. */
  interactions: string[]
}

type Matcher = { match: string; regex?: string; min?: number; variants?: { index: number; rules: Rules }[] }
type Rules = Record<string, { matchers: Matcher[] }>
/** What an interaction asks for in each place: `status`, `data.id`. */
type Demands = Map<string, string>

const KINDS: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' }

/** What a place must hold, in words. */
function demandOf(value: unknown, matchers: readonly Matcher[] = []): string {
  const [first] = matchers
  if (!first || first.match === 'equality') return JSON.stringify(value)
  if (first.match === 'regex') return `text like ${first.regex ?? ''}`
  if (first.match === 'integer') return 'an integer'
  if (first.match === 'null') return 'null'
  if (first.min !== undefined) return `a list of at least ${first.min}`
  return KINDS[typeof value] ?? 'any value'
}

/** The kind of a resource, or the index of anything else. */
const nameOf = (element: unknown, index: number) =>
  (element as { type?: string } | null)?.type ?? String(index)

/** Adds what a value and everything in it must be. `at` is the path of its rules, `place` what a reader sees. */
function collect(demands: Demands, value: unknown, rules: Rules, at: string, place: string) {
  const matchers = rules[at]?.matchers
  const variants = matchers?.[0]?.variants
  if (Array.isArray(value)) {
    if (matchers || !value.length)
      demands.set(
        place,
        variants ? 'a list with each of these' : value.length ? demandOf(value, matchers) : 'an empty list',
      )
    for (const [index, element] of (value as unknown[]).entries()) {
      const own = variants?.find((variant) => variant.index === index)?.rules
      const isAny = matchers?.[0]?.min !== undefined
      const name = isAny ? '' : variants ? nameOf(element, index) : String(index)
      collect(
        demands,
        element,
        own ?? rules,
        own ? '$' : `${at}[${isAny ? '*' : index}]`,
        `${place}[${name}]`,
      )
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      collect(demands, child, rules, `${at}.${key}`, place ? `${place}.${key}` : key)
  } else demands.set(place, demandOf(value, matchers))
}

function demandsOf({ response }: Interaction): Demands {
  const demands: Demands = new Map([['status', String(response.status)]])
  if (response.body) collect(demands, response.body.content, response.matchingRules?.body ?? {}, '$', '')
  return demands
}

/** What the application sends, and what the provider states set up. */
function sentIn({ request, providerStates = [] }: Interaction): Demands {
  const sent: Demands = new Map([['request', `${request.method} ${request.path}`]])
  for (const [name, values] of Object.entries({ ...request.query, ...request.headers }))
    sent.set(name, values.join(', '))
  if (request.body) {
    const { query, ...content } = request.body.content
    if (query !== undefined) sent.set('query', query.replaceAll(/\s+/g, ' ').trim())
    collect(sent, content, {}, '$', 'body')
  }
  for (const { name, params = {} } of providerStates)
    sent.set(
      `state "${name}"`,
      Object.entries(params)
        .map(([key, value]) => `${key} ${textOf(value)}`)
        .join(', ') || 'set',
    )
  return sent
}

/** Whether a demand for one value became a demand for any value of its kind, so that whoever passed still passes. */
const isLooser = (was: string, now: string) => {
  if (!/^("|-?\d|true$|false$)/.test(was)) return false
  const kind = KINDS[typeof (JSON.parse(was) as unknown)]
  return now === kind || (now === 'an integer' && /^-?\d+$/.test(was))
}

type Found = Pick<PactChange, 'kind' | 'what'>

function differences(before: Demands, after: Demands, kindOf: (was?: string, now?: string) => Found['kind']) {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place): Found[] => {
    const [was, now] = [before.get(place), after.get(place)]
    return was === now
      ? []
      : [{ kind: kindOf(was, now), what: `${place}: ${was ?? 'none'} → ${now ?? 'none'}` }]
  })
}

const strictness = (was?: string, now?: string) =>
  now === undefined || (was !== undefined && isLooser(was, now)) ? 'looser' : 'stricter'

const changesIn = (was: Interaction, now: Interaction): Found[] => [
  ...differences(demandsOf(was), demandsOf(now), strictness),
  ...differences(sentIn(was), sentIn(now), () => 'sends'),
]

const allOf = (pacts: readonly PactFile[]) =>
  new Map(
    pacts.flatMap(({ provider, interactions }) =>
      interactions.map((one) => [`${provider.name} ${one.description}`, one] as const),
    ),
  )

/** The changes of the Pacts by operation. Interactions are the same if they have the same description. */
export function pactChanges(before: readonly PactFile[], after: readonly PactFile[]): PactChange[] {
  const [were, are] = [allOf(before), allOf(after)]
  const found = [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, now] = [were.get(key), are.get(key)]
    const one = now ?? was
    if (!one) return []
    const changes: Found[] =
      was && now ? changesIn(was, now) : [{ kind: now ? 'new' : 'gone', what: one.description }]
    return changes.map((change) => ({ ...change, operation: operationOf(one), by: one.description }))
  })
  const groups = Map.groupBy(found, ({ operation, kind, what }) => JSON.stringify([operation, kind, what]))
  return [...groups.values()]
    .flatMap((group) =>
      group
        .slice(0, 1)
        .map(({ by: _, ...change }) => ({ ...change, interactions: group.map(({ by }) => by) })),
    )
    .toSorted(
      (a, b) =>
        a.operation.localeCompare(b.operation) ||
        PACT_KINDS.indexOf(a.kind) - PACT_KINDS.indexOf(b.kind) ||
        a.what.localeCompare(b.what),
    )
}
