// Creates something and loses the answer, takes it away, and creates the same again: it is there.
import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import * as calls from '../../src/api/generated/training.calls.ts'
import * as training from '../../src/api/generated/training.hooks.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { type IdempotencyKey, IdempotencyKeys } from '../../src/lib/idempotency-keys.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock('instructor')
const { id } = PEOPLE.instructor
const EMPTY = `o-${id}-0-4`
const client = createQueryClient({ toast: () => undefined, sessionExpired: () => undefined })
type Key = { idempotencyKey: IdempotencyKey }

type Row = {
  create: (key: Key) => Promise<unknown>
  remove: () => Promise<unknown>
  count: () => number
}
const instructors = () => mock.db.occurrence.get(EMPTY)?.instructorIds ?? []
const roster = () => [...mock.db.registrant.of('roster', EMPTY).keys()]
const silent = () =>
  [...mock.db.occurrence.of('taughtBy', id).keys()]
    .flatMap((one) => [...mock.db.review.of('occurrenceId', one).values()])
    .find(({ replyId }) => !replyId)?.id ?? ''
const person = { firstName: 'Ana', lastName: 'Silva', email: 'ana.silva@example.com' }

const ROWS: Record<string, () => Row> = {
  'a co-instructor': () => ({
    create: (key) =>
      calls.addOccurrenceInstructor({ id: EMPTY, body: { instructorNumber: '200100' }, ...key }),
    remove: () =>
      new MutationObserver(client, training.removeOccurrenceInstructorMutation()).mutate({
        id: EMPTY,
        instructorId: instructors()[1] ?? '',
      }),
    count: () => instructors().length - 1,
  }),
  'a reply': () => {
    const reviewId = silent()
    const replyId = () => mock.db.review.get(reviewId)?.replyId ?? ''
    return {
      create: (key) => calls.createReply({ id: reviewId, body: { comment: 'Thanks' }, ...key }),
      remove: () =>
        new MutationObserver(client, training.deleteReplyMutation()).mutate({
          id: reviewId,
          replyId: replyId(),
        }),
      count: () => Number(replyId() !== ''),
    }
  },
  'a student': () => ({
    create: (key) =>
      calls.createRegistrant({ body: { occurrenceId: EMPTY, ...person, isManualRegistrant: true }, ...key }),
    remove: () =>
      new MutationObserver(client, training.deleteRegistrantMutation()).mutate({ id: roster()[0] ?? '' }),
    count: () => roster().length,
  }),
}

test.each(Object.keys(ROWS))('%s is there again', async (name) => {
  const { create, remove, count } = (ROWS[name] as () => Row)()
  const keys = new IdempotencyKeys()
  const key = keys.of(name)
  await create({ idempotencyKey: key })
  keys.failed(name, key, { isUnanswered: true, status: 0 })
  expect(count()).toBe(1)
  await remove()
  expect(count()).toBe(0)
  await create({ idempotencyKey: keys.of(name) })
  expect(count()).toBe(1)
})
