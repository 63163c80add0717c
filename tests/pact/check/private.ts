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

type Found = { name: string; value: unknown; field: string; type: unknown; id: unknown }

/** Every field in a body, with the type and the id of the resource that it belongs to. */
function fieldsIn(body: unknown, at: string[] = [], owner?: Record<string, unknown>): Found[] {
  if (typeof body !== 'object' || body === null) return []
  const resource = 'attributes' in body ? { ...body } : owner
  return Object.entries(body).flatMap(([name, value]) => [
    { name, value, field: [...at, name].join('.'), type: resource?.['type'], id: resource?.['id'] },
    ...fieldsIn(value, [...at, name], resource),
  ])
}

/** Violations: secrets, and fields of somebody else. @param caller as from `callerOf` */
export const privateViolations = (body: unknown, caller: string | null | undefined): Violation[] =>
  fieldsIn(body).flatMap(({ name, value, field, type, id }) => {
    if (SECRET.test(name))
      return [{ field, message: 'must be absent, because no response has a secret', got: shown(value) }]
    const isOthers = caller !== undefined && id !== caller && ownersFields.has(`${String(type)}.${name}`)
    return isOthers
      ? [{ field, message: 'must be absent, because only its owner gets this field', got: shown(value) }]
      : []
  })
