// Answers that are wrong as a whole.
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
import { isRecord } from './nodes.ts'

const always = () => true
const refusal = (status: number, message: string) =>
  json(status, { errors: [{ status: String(status), message }] })
const hasData = (body: unknown) => isRecord(body) && 'data' in body

/** Instead of a refusal: goes through. */
const goesThrough = (name: string, status: number): Kind =>
  whole(name, refuses(status), (_, interaction) => successOf(interaction))

const as = (name: string, type: string, text: string): Kind =>
  whole(name, hasBody, (answer) => ({ ...answer, headers: { 'content-type': type }, text }))

export const WRONG_ANSWERS: Kind[] = [
  whole('breaks down', always, () => refusal(500, 'Something broke.')),
  whole('hangs up', always, () => undefined),
  whole('answers another status of success', isSuccess, (answer) => ({
    ...answer,
    status: answer.status === 200 ? 201 : 200,
  })),
  whole('does not know a valid token', isSuccess, () => refusal(401, INVALID_TOKEN)),
  goesThrough('takes a call without a valid token', 401),
  goesThrough('lets everybody do it', 403),
  goesThrough('finds what is not there', 404),
  goesThrough('does what its rules forbid', 409),
  goesThrough('takes what is not valid', 422),
  whole('answers nothing', hasBody, ({ status }) => empty(status)),
  as('answers plain text', 'text/plain', 'OK'),
  as('answers a page', 'text/html', '<!doctype html><title>Welcome</title>'),
  whole('calls its JSON text', hasBody, (answer) => ({
    ...answer,
    headers: { 'content-type': 'text/plain' },
  })),
  whole('stops in the middle', hasBody, (answer) => ({
    ...answer,
    text: JSON.stringify(answer.body).slice(0, -5),
  })),
  whole('wraps the document', hasBody, (answer) => withBody(answer, { result: answer.body })),
  whole(
    'answers the data without its document',
    (interaction) => isSuccess(interaction) && hasData(bodyOf(interaction)),
    (answer) => withBody(answer, (answer.body as { data: unknown }).data),
  ),
  ignoring('does not include what is asked for', always, 'include'),
  ignoring('ignores the filter', (interaction) => !asksForFuture(interaction), 'filter'),
]
