import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type QueueState, type Result, SendQueue, watchReach } from './send-queue.ts'

type Call = { item: number; answer: (result: Result) => void }

/** A queue whose calls the test answers. */
function queueOf(count: number) {
  const calls: Call[] = []
  const sent: number[] = []
  const states: QueueState[] = []
  const queue = new SendQueue({
    items: Array.from({ length: count }, (_, i) => i),
    send: (item) =>
      new Promise<Result>((answer) => {
        sent.push(item)
        calls.push({ item, answer })
      }),
    onChange: (state) => states.push(state),
  })
  const answer = async (i: number, result: Result = 'done') => {
    const [call] = calls.splice(i % calls.length, 1)
    call?.answer(result)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { queue, calls, sent, states, answer }
}

type Act = { kind: 'answer' | 'session' | 'offline'; which: number } | { kind: 'hold' | 'go' | 'stop' }
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('session' as const, 'offline' as const), which: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('hold' as const, 'go' as const) }) },
)

test('at most four calls run at once, and in the end each item is done once', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(30), fc.array(act, { maxLength: 60 }), async (count, acts) => {
      const { queue, calls, answer, states } = queueOf(count)
      const done: number[] = []
      const settle = async (which: number, result: Result) => {
        const item = calls[which % Math.max(calls.length, 1)]?.item
        if (item === undefined) return
        if (result === 'done') done.push(item)
        await answer(which, result)
      }
      queue.start()
      for (const one of acts) {
        if (one.kind === 'hold') queue.hold('asked')
        else if (one.kind === 'go') queue.start()
        else if ('which' in one) await settle(one.which, one.kind === 'answer' ? 'done' : { pause: one.kind })
        expect(calls.length).toBeLessThanOrEqual(4)
      }
      for (let left = 2 * count + 2; left && queue.state !== 'done'; left--) {
        queue.start()
        await settle(0, 'done')
      }
      expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
      expect(states.at(-1)).toBe('done')
    }),
  ))

test('a held queue sends nothing, and continues in order', async () => {
  const { queue, sent, answer } = queueOf(8)
  queue.start()
  queue.hold('asked')
  await answer(0)
  await answer(0)
  expect(sent).toEqual([0, 1, 2, 3])
  expect(queue.state).toBe('asked')
  queue.start()
  expect(sent).toEqual([0, 1, 2, 3, 4, 5])
})

test('an item that failed because the session ended is the first to be sent again', async () => {
  const { queue, sent, answer, states } = queueOf(6)
  queue.start()
  await answer(2, { pause: 'session' })
  expect(queue.state).toBe('session')
  queue.start()
  expect(sent).toEqual([0, 1, 2, 3, 2])
  expect(states).toEqual(['running', 'session', 'running'])
})

test('a stopped queue waits for running calls and sends nothing more', async () => {
  const { queue, sent, answer, states } = queueOf(9)
  queue.start()
  queue.stop()
  expect(queue.state).toBe('running')
  await answer(0, { pause: 'offline' })
  for (let i = 0; i < 3; i++) await answer(0)
  expect(sent).toEqual([0, 1, 2, 3])
  expect(states.at(-1)).toBe('done')
})

test('an empty queue is done at once', () => {
  const { queue, states } = queueOf(0)
  queue.start()
  expect(states).toEqual(['done'])
})

test('a call from before the queue was resumed fails late: it is sent again, without another pause', async () => {
  const { queue, calls, sent, answer } = queueOf(5)
  queue.start()
  await answer(0, { pause: 'offline' })
  expect(queue.state).toBe('offline')
  queue.start()
  expect(calls.map(({ item }) => item)).toEqual([1, 2, 3, 0])
  await answer(0, { pause: 'offline' })
  expect(queue.state).toBe('running')
  expect(sent).toEqual([0, 1, 2, 3, 0, 1])
  await answer(2, { pause: 'offline' })
  expect(queue.state).toBe('offline')
})

test.each([
  ['four in a row', 'fail fail fail fail', true],
  ['an answer to a later call', 'fail fail fail answer fail', false],
  ['answers to calls from before', 'begin begin fail fail late late fail fail', true],
  ['answers to calls from before, and one to a later call', 'begin fail fail late answer fail fail', false],
])('whether the rest waits after %s', (_, steps, expected) => {
  const begin = watchReach()
  const earlier: ReturnType<typeof begin>[] = []
  const told = steps.split(' ').map((step) => {
    if (step === 'begin') return earlier.push(begin()) < 0
    if (step === 'late') return earlier.shift()?.answered()
    return step === 'fail' ? begin().failed() : begin().answered()
  })
  expect(told.at(-1)).toBe(expected)
})
