import { Kind, parse, print } from 'graphql'
import type { Example } from './page.ts'

type Request = { body?: { content?: { query?: string; variables?: object } } }
type Answer = { errors?: { extensions?: { code?: string } }[] }
type Pact = {
  interactions?: { description: string; request: Request; response: { body?: { content: Answer } } }[]
}

/** An interaction of the Pact file: the request and the response. */
export type MeshInteraction = {
  description: string
  /** The root fields that the query selects. */
  fields: string[]
  query: string
  variables: Example[]
  /** The error code; undefined if the response has data. */
  code: string | undefined
  answer: string
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

export const interactionsOf = (pact: object): MeshInteraction[] =>
  ((pact as Pact).interactions ?? []).flatMap(({ description, request, response }) => {
    const { query, variables } = request.body?.content ?? {}
    const answer = response.body?.content
    if (query === undefined || !answer) return []
    const document = parse(query)
    const fields = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((node) =>
            node.kind === Kind.FIELD ? [node.name.value] : [],
          )
        : [],
    )
    return [
      {
        description,
        fields,
        query: print(document),
        variables: variables ? [{ title: 'variables', text: pretty(variables) }] : [],
        code: answer.errors?.[0]?.extensions?.code,
        answer: pretty(answer),
      },
    ]
  })
