import { type OpenApiDocument, type Operation, operationsOf } from '../../contracts/reader/openapi.ts'
import { docComment } from './doc-comment.ts'

/** An operation as the generator needs it, with its arguments by location. */
export type Call = {
  id: string
  /** The comment above everything that is generated for it. */
  comment: string
  method: Operation['method']
  path: string
  pathParameters: string[]
  queryParameters: { name: string; required: boolean }[]
  headers: { name: string; argument: string }[]
  body: 'required' | 'optional' | 'none'
  /** Whether the body is a form with files. */
  isForm: boolean
  /** Whether a successful answer has a body. */
  hasAnswer: boolean
}

/** Turns a header name into an argument name: `Idempotency-Key` becomes `idempotencyKey`. */
const argumentOf = (header: string) =>
  header.toLowerCase().replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const sentence = ([status, { description }]: [string, { description: string }]) =>
  `${status} ${description.trim().replace(/\.$/, '')}`

function commentOf(operation: Operation): string {
  const { summary, description, access, isDeprecated, method, path, responses, success } = operation
  const all = Object.entries(responses)
  const answer = all.find(([status]) => Number(status) === success)
  return docComment({
    summary,
    description,
    access,
    isDeprecated,
    call: `${method.toUpperCase()} ${path}`,
    ...(answer && { success: sentence(answer) }),
    errors: all.filter(([status]) => Number(status) >= 400).map(sentence),
  })
}

/** The calls of the document, by id. Throws when two arguments of one call would have the same name. */
export const callsOf = (document: OpenApiDocument): Call[] =>
  operationsOf(document).map((operation) => {
    const { id, method, path, parameters, body, responses, success } = operation
    const names = [...parameters.map((p) => p.name), ...(body ? ['body'] : [])]
    const twice = names.find((name, i) => names.indexOf(name) !== i)
    if (twice) throw new Error(`${id}: two arguments are called ${twice}`)
    const at = (place: string) => parameters.filter((p) => p.in === place)
    return {
      id,
      comment: commentOf(operation),
      method,
      path,
      pathParameters: at('path').map((p) => p.name),
      queryParameters: at('query').map((p) => ({ name: p.name, required: p.required ?? false })),
      headers: at('header').map(({ name }) => ({ name, argument: argumentOf(name) })),
      body: body ? (body.required ? 'required' : 'optional') : 'none',
      isForm: body?.type === 'multipart/form-data',
      hasAnswer: responses[success]?.media !== undefined,
    }
  })

export const takesArguments = (call: Call) =>
  call.pathParameters.length + call.queryParameters.length + call.headers.length > 0 || call.body !== 'none'

/** Whether the call can be made without arguments. */
export const argumentsAreOptional = (call: Call) =>
  !call.pathParameters.length && call.body !== 'required' && !call.queryParameters.some((p) => p.required)
