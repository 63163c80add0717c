import content from '../bundled/content.json' with { type: 'json' }
import geocoding from '../bundled/geocoding.json' with { type: 'json' }
import leads from '../bundled/leads.json' with { type: 'json' }
import search from '../bundled/search.json' with { type: 'json' }
import training from '../bundled/training.json' with { type: 'json' }
import { type OpenApiDocument, type Operation, operationsOf, resolve, type Schema } from './openapi.ts'

/** The REST contracts: our own API, and the parts we use of other services. */
export const CONTRACTS = ['training', 'geocoding', 'content', 'search', 'leads'] as const
export type Contract = (typeof CONTRACTS)[number]

// A JSON import widens literals to string, so the compiler cannot see that a bundle is an OpenApiDocument.
export const documents = { training, geocoding, content, search, leads } as unknown as Record<
  Contract,
  OpenApiDocument
>

export type ContractOperation = Operation & { contract: Contract }

/** Every operation of every REST contract. */
export const operations: ContractOperation[] = CONTRACTS.flatMap((contract) =>
  operationsOf(documents[contract]).map((o) => ({ ...o, contract })),
)

const byId = new Map(operations.map((o) => [o.id, o]))

/** The operation with this id. Throws if no contract has it. */
export function operation(id: string) {
  const found = byId.get(id)
  if (!found) throw new Error(`No contract has the operation ${id}.`)
  return found
}

// An asterisk in a path is a literal one, as in `/1/indexes/*/queries`.
const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)

const patterns = operations.map((o) => ({ operation: o, pattern: patternOf(o.path) }))

/** The operation that a request calls; undefined if no contract has it. */
export const operationAt = (method: string, pathname: string) =>
  patterns.find((p) => p.operation.method === method.toLowerCase() && p.pattern.test(pathname))?.operation

/** A schema, with its `$ref` resolved. */
export const schemaOf = (contract: Contract, schema: Schema | undefined): Schema =>
  resolve(documents[contract], schema ?? {})

/** The fields of our resources that only their owner gets, each after the type of its resource: `instructors.email`. */
export const ownersFields: ReadonlySet<string> = new Set(
  Object.values(documents.training.components.schemas ?? {}).flatMap(({ properties = {} }) => {
    const { properties: attributes = {} } = schemaOf('training', properties['attributes'])
    const type = schemaOf('training', properties['type']).const
    return Object.entries(attributes).flatMap(([field, schema]) =>
      typeof type === 'string' && schema['x-access'] === 'owner' ? [`${type}.${field}`] : [],
    )
  }),
)
