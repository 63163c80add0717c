// Tests what the check of an exchange against the contracts finds.
import { describe, expect, test } from 'vitest'
import { check, type Exchange } from './check/exchange.ts'
import { createLog } from './check/report.ts'
import { COMMITTED, type Interaction, pactFiles } from './files.ts'

const interactions = Object.values(pactFiles(COMMITTED)).flatMap((pact) => pact.interactions)

type Body = {
  data?: { id?: string; meta?: { version: string }; attributes?: { instructors?: { guid: string }[] } }
}

/** The headers that a backend sends with this response. */
function headersFor({ path, method }: Interaction['request'], { status, body }: Interaction['response']) {
  const { data } = (body?.content ?? {}) as Body
  const created = path.endsWith('/instructors') ? data?.attributes?.instructors?.at(-1)?.guid : data?.id
  return new Headers({
    'Cache-Control': 'no-store',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(data?.meta && { ETag: `"${data.meta.version}"` }),
    ...(method === 'POST' && status === 201 && { Location: `${path}/${created}` }),
    ...(status === 429 && { 'Retry-After': '600' }),
  })
}

/** The exchange of an interaction, with the values of its examples. */
function exchangeOf({ request, response }: Interaction): Exchange {
  const query = Object.entries(request.query ?? {}).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  )
  const isForm = request.headers?.['Content-Type']?.join().startsWith('multipart') ?? false
  const content = isForm ? undefined : request.body?.content
  return {
    method: request.method,
    url: new URL(`${request.path}?${new URLSearchParams(query).toString()}`, 'http://localhost'),
    requestHeaders: new Headers(request.headers?.['Auth-Token'] && { 'Auth-Token': 'recorded-token' }),
    // JSON that is sent as text/plain is recorded as text.
    requestBody: content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content),
    status: response.status,
    responseHeaders: headersFor(request, response),
    body: response.body ? JSON.stringify(response.body.content) : '',
  }
}

/** The result of the check for an interaction whose exchange was changed. */
function foundIn(description: string, change: Partial<Exchange> | ((body: string) => string)) {
  const interaction = interactions.find((one) => one.description === description)
  if (!interaction) throw new Error(`There is no interaction ${description}.`)
  const exchange = exchangeOf(interaction)
  const changed = typeof change === 'function' ? { body: change(exchange.body) } : change
  expect({ ...exchange, ...changed }).not.toEqual(exchange)
  const log = createLog()
  log.add(check({ ...exchange, ...changed }), 'any')
  return log
    .report()
    .split('\n')
    .flatMap((line) => line.split('    ✗ ').slice(1))
}

test('every example in the Pacts follows the contract', () => {
  const wrong = interactions.flatMap((one) => {
    const { violations = [{ field: '', message: 'no contract has the call' }] } = check(exchangeOf(one)) ?? {}
    return violations.map(({ field, message }) => `${one.description}: ${field} ${message}`)
  })
  expect(wrong).toEqual([])
})

/** By interaction: what is wrong, what stands in its response in place of what, and what must be said about it. */
const WRONG_TEXTS: Record<string, [what: string, from: string, to: string, said: string][]> = {
  'getStudent 200': [
    ['an id as a number', '"8001"', '8001', 'data.id: must be a string, got 8001'],
    [
      'a number for a value that may be null',
      '"phone":"555-0100"',
      '"phone":5',
      'data.attributes.phone: must be a string or null, got 5',
    ],
    ['a field that is missing', '"phone"', '"tel"', 'data.attributes.phone: must be present, got only '],
  ],
  'listRegistrants 200 graded': [
    [
      'an unknown value of an enum',
      'PASSED',
      'passed',
      'data[].attributes.status: must be "PASSED", "REMEDIAL", "FAILED", "NO_SHOW" or null, got "passed"',
    ],
  ],
  'getOccurrence 200': [
    [
      'a class time in UTC',
      '-06:00',
      'Z',
      'data.attributes.dates[].startTime: must match ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?[+-]\\d{2}:\\d{2}$, ' +
        'got "2026-12-05T09:00:00Z" (needs an offset, not Z)',
    ],
  ],
  'listStudents 200 onePage': [
    ['a wrong count of pages', '"totalPages":1', '"totalPages":2', 'meta.totalPages: must be 1, got 2'],
    [
      'a total without its elements',
      '"total":1',
      '"total":3',
      'data: must have 3 elements on this page of 3, got 1',
    ],
    ['another page size', '"perPage":10', '"perPage":20', 'meta.perPage: must be 10, got 20'],
  ],
  'createRegistrant 409 full': [
    [
      'another status in an error',
      '"409"',
      '"500"',
      'errors.status: must be "409", the status of the response, got "500"',
    ],
  ],
  'Me for an instructor': [
    ['a number for a text of GraphQL', '"M-1"', '1', 'data.me.memberNumber: must be String, got 1'],
    ['null for a value of GraphQL', '"Dana"', 'null', 'data.me.name: must not be null, got null'],
    [
      'a date of GraphQL without an offset',
      '00:00Z',
      '00:00',
      'data.me.memberSince: must be DateTime, got "',
    ],
  ],
  'AuthenticateIdentity with a wrong password': [
    [
      'an unknown code',
      'BAD_CREDENTIALS',
      'UNKNOWN_EMAIL',
      'errors[].extensions.code: must be BAD_CREDENTIALS or TOO_MANY_ATTEMPTS, got "UNKNOWN_EMAIL"',
    ],
    ['another status for a code', '"401"', '"422"', 'errors[].extensions.status: must be "401", got "422"'],
    [
      'an error of GraphQL without a status',
      '"status"',
      '"state"',
      'errors[].extensions.status: must be "401", got nothing',
    ],
  ],
  'getInstructor 200 public': [
    [
      'a secret',
      '"firstName"',
      '"passwordHash":"2b10","firstName"',
      'data.attributes.passwordHash: must be absent, because no response has a secret, got "2b10"',
    ],
    [
      'a field that only its owner gets',
      '"firstName"',
      '"email":"dana@example.com","firstName"',
      'data.attributes.email: must be absent, because only its owner gets this field, got "dana@example.com"',
    ],
  ],
  'listOwnReviews 200 private': [
    [
      'the author of a private review',
      '"rating"',
      '"firstName":"Ana","rating"',
      'data[].attributes.firstName: must be absent, because the review is private, got "Ana"',
    ],
  ],
}
const wrongTexts = Object.entries(WRONG_TEXTS).flatMap(([description, rows]) =>
  rows.map(([what, from, to, said]) => ({ description, what, from, to, said })),
)

describe('found in a response', () => {
  test.each(wrongTexts)('$what', ({ description, from, to, said }) =>
    expect(foundIn(description, (body) => body.replaceAll(from, to)).join('\n')).toContain(said),
  )

  const html = new Headers({ 'Content-Type': 'text/html' })
  test.each<[what: string, change: Partial<Exchange>, said: string]>([
    [
      'an error of the server',
      { status: 500, body: 'oops' },
      'status: must be 200, 401 or 404, got 500, with the body oops',
    ],
    ['a status that is not documented', { status: 202 }, 'status: must be 200, 401 or 404, got 202'],
    [
      'another type of content',
      { responseHeaders: html },
      'Content-Type: must be application/json, got text/html',
    ],
    ['a body that is cut off', { body: '{"data":{"id":"80' }, 'body: must be JSON, got {"data":'],
  ])('%s', (_, change, said) => expect(foundIn('getStudent 200', change).join('\n')).toContain(said))

  const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  test.each([
    ['getStudent 200', {}, 'ETag: must be "1" in its quotes, the version in the body, got nothing'],
    ['getStudent 200', { ETag: 'W/"1"' }, 'ETag: must match ^"[A-Za-z0-9_-]{1,64}"$, got "W/\\"1\\""'],
    ['getStudent 200', { ETag: '"2"' }, 'ETag: must be "1" in its quotes, the version in the body'],
    ['createRegistrant 201', { ETag: '"1"' }, 'Location: must be present, got nothing'],
    [
      'createRegistrant 201',
      { Location: '/api/training/registrants/1' },
      'Location: must be the path of what',
    ],
    ['createRegistrant 201', { Location: '/api/training/people/9001' }, 'Location: must be the path of what'],
    ['createCourseRequest 429', {}, 'Retry-After: must be present, got nothing'],
    ['createCourseRequest 429', { 'Retry-After': 'soon' }, 'Retry-After: must be an integer, got "soon"'],
    ['getStudent 404', { 'Cache-Control': 'public' }, 'Cache-Control: must be private or no-store'],
  ])('the headers of %s: %o', (description, headers, said) => {
    const responseHeaders = new Headers({ ...json, ...headers })
    expect(foundIn(description, { responseHeaders }).join('\n')).toContain(said)
  })

  test('finds a request that the contract forbids but the server accepted', () => {
    const url = new URL('http://localhost/api/training/instructors/101/students?page=0&sort=name')
    expect(foundIn('listStudents 200 onePage', { url })).toEqual(
      expect.arrayContaining([
        'sort: must be absent (this call has no such parameter), got "name", but the server accepted the request',
        'page: must be >= 1, got 0, but the server accepted the request',
      ]),
    )
  })
})

test('accepts a field that the contract does not name', () =>
  expect(foundIn('getStudent 200', (body) => body.replace('"phone"', '"addedLater":true,"phone"'))).toEqual(
    [],
  ))

test('the values of one rule are one line', () => {
  const log = createLog()
  const call = 'listRegistrants 200'
  for (const got of ['"passed"', '"failed"'])
    log.add({ call, violations: [{ field: 'data.3.status', message: 'must be "PASSED"', got }] }, 'GET /')
  expect(log.report()).toContain('    ✗ data[].status: must be "PASSED", got "passed" (2 times)')
})

test('a missing field is reported with the names of the fields that are there', () => {
  const problem = { title: 'Required', status: 422 }
  expect(foundIn('createRegistrant 409 full', () => JSON.stringify(problem))).toEqual([
    'errors: must be present, got only title, status',
  ])
})
