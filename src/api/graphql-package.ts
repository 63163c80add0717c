// Replaces the package `graphql` in builds (see the alias in vite.config.ts). Only graphql-request imports it, to learn
// the kind and name of an operation. The real parser is 14 kB; our generated documents hold one named operation each.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

/** Parses only what graphql-request reads. Throws a SyntaxError unless the document begins with a named operation. */
export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  if (!operation || !name) throw new SyntaxError('not a document with one named operation')
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

/** Our documents are already strings. */
export const print = String
