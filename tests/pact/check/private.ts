// What a response must not tell its caller: secrets, and the fields that the contract gives to somebody else.
import { ownersFields } from '../../../contracts/reader/contracts.ts'
import { shown } from '../../../contracts/reader/explain.ts'
import type { Violation } from '../../../contracts/reader/validate.ts'
import { TOKEN_HEADER } from '../../../src/api/connection.ts'
import { readToken } from '../../../src/session/token.ts'

/** The user id of a caller; null without a token, undefined if the token cannot be read. */
export function callerOf(headers: Headers): string | null | undefined {
  const token = headers.get(TOKEN_HEADER)
  return token === null ? null : readToken(token)?.userId
}

/** Names of secrets, which no response of ours may have, whatever stands before or after them. */
const SECRET = /passw|hash|secret|token|salt|^ssn$/i

/** The fields that tell who wrote a review. A private one must not have them. */
const AUTHOR = ['firstName', 'lastNameInitial']

type Resource = { type?: unknown; id?: unknown; attributes?: unknown }
type Found = { name: string; value: unknown; field: string; resource: Resource }

/** Every field in a body, with the resource that it belongs to. */
function fieldsIn(body: unknown, at: string[] = [], owner: Resource = {}): Found[] {
  if (typeof body !== 'object' || body === null) return []
  const resource: Resource = 'attributes' in body ? body : owner
  return Object.entries(body).flatMap(([name, value]) => [
    { name, value, field: [...at, name].join('.'), resource },
    ...fieldsIn(value, [...at, name], resource),
  ])
}

const isPrivateReview = ({ type, attributes }: Resource) =>
  type === 'reviews' &&
  typeof attributes === 'object' &&
  attributes !== null &&
  'isPublic' in attributes &&
  attributes.isPublic === false

/** Violations: secrets, and fields of somebody else. @param caller as from `callerOf` */
export const privateViolations = (body: unknown, caller: string | null | undefined): Violation[] =>
  fieldsIn(body).flatMap(({ name, value, field, resource }) => {
    const must = (why: string) => [{ field, message: `must be absent, because ${why}`, got: shown(value) }]
    if (SECRET.test(name)) return must('no response has a secret')
    if (AUTHOR.includes(name) && isPrivateReview(resource)) return must('the review is private')
    const isOthers = caller !== undefined && resource.id !== caller
    return isOthers && ownersFields.has(`${String(resource.type)}.${name}`)
      ? must('only its owner gets this field')
      : []
  })
