// The journeys of the contract, run by Redocly's `respect`: green on the mock, and red on a backend with one mistake each.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { redocly } from '../../tools/contracts/redocly.ts'
import { serveAltered } from '../pact/altered-mock.ts'
import { tokenOf } from '../support/use-mock.ts'

const FOLDER = 'contracts/journeys'
const FILES = readdirSync(FOLDER)
const { id } = PEOPLE.instructor

function freeReview(): string {
  const { db } = createBackend().main
  const reviews = [...db.occurrence.of('taughtBy', id).keys()].flatMap((one) => [
    ...db.review.of('occurrenceId', one).values(),
  ])
  const free = reviews.find(({ replyId }) => replyId === null)
  if (!free) throw new Error('The seed has no review without a reply.')
  return free.id
}

const inputs = JSON.stringify({
  token: tokenOf('instructor', Date.now()),
  instructor: id,
  curriculum: 'cur-cchd',
  review: freeReview(),
  run: 'journeys-1',
})

async function run(files: readonly string[], ...alter: Parameters<typeof serveAltered>) {
  await using backend = await serveAltered(...alter)
  const paths = files.map((file) => join(FOLDER, file))
  const server = `training=${backend.origin}`
  const { status, stdout, stderr } = await redocly('respect', ...paths, '--server', server, '--input', inputs)
  return { status, output: stdout + stderr }
}

test('each journey is green on the mock', async () => {
  const { status, output } = await run(FILES)
  for (const file of FILES) expect(output).toContain(`✓ ${file}`)
  expect(status).toBe(0)
})

type Body = { data: { id: string; attributes: Record<string, unknown> }; meta: { total: number } }

let count = 0
/** A mistake in the backend for each journey, the step that meets it, and the calls whose answer has it. */
const WRONG_BODIES: [file: string, step: string, call: RegExp, mistake: (body: Body) => unknown][] = [
  [
    'publish-a-class',
    'read',
    /^GET .*\/occurrences\/[^/]+$/,
    ({ data }) => (data.attributes['numberOfRegistrants'] = 1),
  ],
  ['roster', 'gone', /^GET .*\/registrants$/, ({ meta }) => (meta.total = 1)],
  ['lost-answer', 'again', /^POST .*\/registrants$/, ({ data }) => (data.id = `r-${count++}`)],
  ['student', 'edit', /^PATCH .*\/students\//, ({ data }) => (data.attributes['phone'] = '555-0100')],
]
const WRONG_STATUSES: [file: string, step: string, from: number, to: number][] = [
  ['two-editors', 'second', 412, 200],
  ['full-class', 'refused', 409, 201],
  ['review-and-reply', 'onlyOnce', 409, 201],
  ['remove-a-course', 'refused', 409, 204],
]

/** The journey must be red at the step. */
async function expectRed(file: string, step: string, ...alter: Parameters<typeof serveAltered>) {
  const { status, output } = await run([`${file}.arazzo.yaml`], ...alter)
  expect(output).toContain(`stepId - ${step} `)
  expect(status).not.toBe(0)
}

test.each(WRONG_BODIES)(
  '%s is red at the step %s of a backend that answers wrongly',
  (file, step, call, mistake) =>
    expectRed(file, step, (reply, { method, url }) => {
      if (reply.status < 300 && reply.body && call.test(`${method} ${url}`)) mistake(reply.body as Body)
      return reply
    }),
)

test.each(WRONG_STATUSES)(
  '%s is red at the step %s of a backend that does not refuse',
  (file, step, from, to) =>
    expectRed(file, step, (reply) =>
      reply.status === from ? { status: to, body: to === 204 ? '' : reply.body } : reply,
    ),
)

test('each journey has its mistake', () =>
  expect([...WRONG_BODIES, ...WRONG_STATUSES].map(([file]) => `${file}.arazzo.yaml`).toSorted()).toEqual(
    FILES.toSorted(),
  ))
