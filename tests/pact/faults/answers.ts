// Faults in the response as a whole.
import { INVALID_TOKEN } from '../../../src/api/errors.ts'
import { empty, json, withBody } from './answer.ts'
import {
  bodyOf,
  hasBody,
  ignoring,
  asksForFuture,
  isSuccess,
  type Kind,
  refuses,
  successOf,
  whole,
} from './kind.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

const always = () => true
const refusal = (status: number, message: string) =>
  json(status, { errors: [{ status: String(status), message }] })
const hasData = (body: unknown) => isRecord(body) && 'data' in body

/** The call succeeds although it should fail with this status. */
const goesThrough = (name: string, status: number): Kind =>
  whole(name, refuses(status), (_, interaction) => successOf(interaction))

const as = (name: string, type: string, text: string): Kind =>
  whole(name, hasBody, (answer) => ({ ...answer, headers: { 'content-type': type }, text }))

export const WRONG_ANSWERS: Kind[] = [
  whole('returns a server error', always, () => refusal(500, 'Something broke.')),
  whole('drops the connection', always, () => undefined),
  whole('returns another success status', isSuccess, (answer) => ({
    ...answer,
    status: answer.status === 200 ? 201 : 200,
  })),
  whole('rejects a valid token', isSuccess, () => refusal(401, INVALID_TOKEN)),
  goesThrough('accepts a call without a valid token', 401),
  goesThrough('lets any caller do it', 403),
  goesThrough('finds a resource that does not exist', 404),
  goesThrough('does what a rule forbids', 409),
  goesThrough('accepts an invalid value', 422),
  whole('returns no body', hasBody, ({ status }) => empty(status)),
  as('returns plain text', 'text/plain', 'OK'),
  as('returns an HTML page', 'text/html', '<!doctype html><title>Welcome</title>'),
  whole('labels its JSON as text/plain', hasBody, (answer) => ({
    ...answer,
    headers: { 'content-type': 'text/plain' },
  })),
  whole('cuts the body off', hasBody, (answer) => ({
    ...answer,
    text: JSON.stringify(answer.body).slice(0, -5),
  })),
  whole('wraps the document in another object', hasBody, (answer) =>
    withBody(answer, { result: answer.body }),
  ),
  whole(
    'returns the data without its document',
    (interaction) => isSuccess(interaction) && hasData(bodyOf(interaction)),
    (answer) => withBody(answer, (answer.body as { data: unknown }).data),
  ),
  ignoring('ignores include', always, 'include'),
  ignoring('ignores the filter', (interaction) => !asksForFuture(interaction), 'filter'),
]
