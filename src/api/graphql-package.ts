// What a build has in place of the package `graphql`; vite.config.ts says so. Only graphql-request imports it, and only to
// learn the kind and the name of an operation. Its parser is 14 kB, and our documents are generated: one named operation each.

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

/** As much of a document as graphql-request looks at. Throws for one that does not begin with a named operation. */
export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  if (!operation || !name) throw new SyntaxError('not a document with one named operation')
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

/** Documents are text already. */
export const print = String
