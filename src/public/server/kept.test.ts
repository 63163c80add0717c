import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Busy, keep, type Made } from './kept.ts'

const KEEPING = {
  fresh: 60_000,
  stale: 600_000,
  patience: 2000,
  patienceWithOld: 300,
  brief: 5000,
  most: 3,
  mostAtOnce: 100,
}
const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Makes items, which takes time. Each item contains its key and how many were made so far. */
function workshop({ takes = 10 } = {}) {
  const made: string[] = []
  const state = { takes, worth: 'kept' as Made<string>['worth'], fails: false }
  const get = keep<string>((key) => ({ whole: whole(key), soFar: () => `${key} so far` }), KEEPING)
  async function whole(key: string): Promise<Made<string>> {
    made.push(key)
    const name = `${key} ${made.filter((one) => one === key).length}`
    await new Promise((done) => setTimeout(done, state.takes))
    if (state.fails) throw new Error('broken')
    return { item: name, worth: state.worth }
  }
  /** Requests an item and advances the clock by `wait` milliseconds, after which the item must have arrived. */
  const ask = async (key: string, wait = state.takes) => {
    const answer = get(key)
    await vi.advanceTimersByTimeAsync(wait)
    return (await answer).item
  }
  return { made, state, get, ask }
}

describe('a kept item', () => {
  test('is returned again for a minute, with the time at which it was made', async () => {
    const { ask, get, made } = workshop()
    expect(await ask('a')).toBe('a 1')
    const at = Date.now()
    await vi.advanceTimersByTimeAsync(59 * SECOND)
    expect(await get('a')).toMatchObject({ item: 'a 1', at })
    expect(made).toEqual(['a'])
  })

  test('grows old although somebody sets the clock back', async () => {
    const { ask, made } = workshop()
    await ask('a')
    vi.setSystemTime(Date.now() - 6 * 3600 * SECOND)
    await vi.advanceTimersByTimeAsync(61 * SECOND)
    await ask('a')
    expect(made).toEqual(['a', 'a'])
  })

  test('is still returned for ten minutes while a new one is made in the background', async () => {
    const { ask, made } = workshop()
    await ask('a')
    await vi.advanceTimersByTimeAsync(9 * 60 * SECOND)
    expect(await ask('a')).toBe('a 1')
    expect(made).toEqual(['a', 'a'])
    expect(await ask('a')).toBe('a 2')
    expect(made).toEqual(['a', 'a'])
  })

  test('says that it is old once a new one is due, and only then', async () => {
    const { get, state } = workshop()
    const next = async () => {
      const answer = get('a')
      await vi.advanceTimersByTimeAsync(300)
      const { item, isOld } = await answer
      return [item, isOld]
    }
    expect(await next()).toEqual(['a 1', false])
    expect(await next()).toEqual(['a 1', false])
    await vi.advanceTimersByTimeAsync(61 * SECOND)
    expect(await next()).toEqual(['a 1', true])
    expect(await next()).toEqual(['a 2', false])
    await vi.advanceTimersByTimeAsync(11 * 60 * SECOND)
    state.worth = 'makeshift'
    expect(await next()).toEqual(['a 2', true])
    state.takes = 5000
    expect(await next()).toEqual(['a 2', true])
  })

  test('is replaced after ten minutes, if the new one is ready in time', async () => {
    const { ask } = workshop()
    await ask('a')
    await vi.advanceTimersByTimeAsync(11 * 60 * SECOND)
    expect(await ask('a')).toBe('a 2')
  })

  test('is returned even after ten minutes if no new one can be made', async () => {
    const { ask, state } = workshop()
    await ask('a')
    await vi.advanceTimersByTimeAsync(11 * 60 * SECOND)
    state.worth = 'makeshift'
    expect(await ask('a')).toBe('a 1')
    state.takes = 5000
    expect(await ask('a', 300)).toBe('a 1')
  })

  test('is not returned after a day, even if no new one can be made', async () => {
    const { ask, state } = workshop()
    await ask('a')
    state.worth = 'makeshift'
    await vi.advanceTimersByTimeAsync(23 * 3600 * SECOND)
    expect(await ask('a')).toBe('a 1')
    await vi.advanceTimersByTimeAsync(3600 * SECOND)
    expect(await ask('a')).toBe('a 3')
  })

  test('is dropped when the page turns out to be gone', async () => {
    const { ask, state } = workshop()
    await ask('a')
    await vi.advanceTimersByTimeAsync(11 * 60 * SECOND)
    state.worth = 'briefly'
    expect(await ask('a')).toBe('a 2')
    state.worth = 'makeshift'
    await vi.advanceTimersByTimeAsync(6 * SECOND)
    expect(await ask('a')).toBe('a 3')
  })
})

describe('an item that says that there is nothing', () => {
  test('is returned again for five seconds', async () => {
    const { ask, state, made } = workshop()
    state.worth = 'briefly'
    expect(await ask('a')).toBe('a 1')
    await vi.advanceTimersByTimeAsync(4 * SECOND)
    expect(await ask('a')).toBe('a 1')
    await vi.advanceTimersByTimeAsync(SECOND)
    state.worth = 'kept'
    expect(await ask('a')).toBe('a 2')
    expect(made).toEqual(['a', 'a'])
  })

  test('pushes out no other item, however many there are', async () => {
    const { ask, state, made } = workshop()
    await ask('a')
    state.worth = 'briefly'
    for (let i = 0; i < 100; i++) await ask(`nothing ${i}`)
    made.length = 0
    expect(await ask('a')).toBe('a 1')
    expect(made).toEqual([])
  })
})

test('when too many are being made, a new one is refused at once, and an older one is sent', async () => {
  const { ask, get, state } = workshop()
  await ask('old')
  await vi.advanceTimersByTimeAsync(11 * 60 * SECOND)
  state.takes = 60 * SECOND
  const waiting = Array.from({ length: 100 }, (_, i) => get(String(i)))
  await expect(get('one more')).rejects.toThrow(Busy)
  expect((await get('old')).item).toBe('old 1')
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  await Promise.all(waiting)
  state.takes = 10
  expect(await ask('one more')).toBe('one more 1')
})

test('no one waits longer than two seconds, and an item that takes longer is kept for the next request', async () => {
  const { ask, made, get } = workshop({ takes: 3 * SECOND })
  expect(await ask('a', 2 * SECOND)).toBe('a so far')
  await vi.advanceTimersByTimeAsync(SECOND)
  expect((await get('a')).item).toBe('a 1')
  expect(made).toEqual(['a'])
})

test('what there is of a late item is written once for all who have waited as long', async () => {
  const soFar = vi.fn(() => 'so far')
  const get = keep<string>(() => ({ whole: new Promise(() => undefined), soFar }), KEEPING)
  const many = () => Array.from({ length: 400 }, () => get('a'))
  const first = many()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  await Promise.all(first)
  expect(soFar).toHaveBeenCalledOnce()
  const later = many()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(new Set((await Promise.all(later)).map(({ item }) => item))).toEqual(new Set(['so far']))
  expect(soFar).toHaveBeenCalledTimes(2)
})

test('an item that many request at once is made only once', async () => {
  const { get, made } = workshop()
  const answers = Array.from({ length: 100 }, () => get('a'))
  await vi.advanceTimersByTimeAsync(10)
  expect(new Set((await Promise.all(answers)).map(({ item }) => item))).toEqual(new Set(['a 1']))
  expect(made).toEqual(['a'])
})

test('a failure rejects the waiting requests, and the next request tries again', async () => {
  const { get, ask, state } = workshop()
  state.fails = true
  const refused = expect(get('a')).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(10)
  await refused
  state.fails = false
  expect(await ask('a')).toBe('a 2')
})

test('when there are too many items, the least recently requested one is dropped', async () => {
  const { ask, made } = workshop()
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key)
  made.length = 0
  for (const key of ['a', 'c', 'd', 'b']) await ask(key)
  expect(made).toEqual(['b'])
})
