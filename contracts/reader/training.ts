import document from '../bundled/training.json' with { type: 'json' }
import { type OpenApiDocument, operationsOf, resolve, type Schema } from './openapi.ts'

// JSON widens literals to string, so the compiler cannot see that the bundle has the type of the document.
export const training = document as unknown as OpenApiDocument

/** Every operation of the REST contract, by id. */
export const operations = operationsOf(training)

const byId = new Map(operations.map((o) => [o.id, o]))

/** Throws on an id that the contract does not have. */
export function operation(id: string) {
  const found = byId.get(id)
  if (!found) throw new Error(`the contract has no operation ${id}`)
  return found
}

const patterns = operations.map((o) => ({
  operation: o,
  pattern: new RegExp(`^${o.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The operation that a request is for. */
export const operationAt = (method: string, pathname: string) =>
  patterns.find((p) => p.operation.method === method.toLowerCase() && p.pattern.test(pathname))?.operation

/** A schema with its reference followed. */
export const schemaOf = (schema: Schema | undefined): Schema => resolve(training, schema ?? {})
