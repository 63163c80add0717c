import { array, assert, boolean, constantFrom, oneof, property, subarray, tuple } from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { marksWords } from './announce-marks.ts'
import { Marks } from './marks.ts'
import { STATUSES } from './statuses.ts'

const marksOf = (...ids: string[]) => {
  const marks = new Marks()
  marks.setRegistrants(ids)
  return marks
}

describe('marks', () => {
  test('start unchecked and without a status', () => {
    const marks = marksOf('a', 'b')
    expect(marks.of('a')).toEqual({ isChecked: false, status: undefined })
    expect(marks.summarize()).toEqual({
      total: 2,
      checked: 0,
      bulk: 'none',
      tally: { PASSED: 0, REMEDIAL: 0, FAILED: 0, NO_SHOW: 0, blank: 2 },
      canSubmit: false,
    })
  })

  test.each([
    [[], 'none'],
    [['a'], 'some'],
    [['a', 'b'], 'all'],
  ])('with %j checked, "select all" shows %s', (checked, bulk) => {
    const marks = marksOf('a', 'b')
    for (const id of checked) marks.check(id, true)
    expect(marks.summarize().bulk).toBe(bulk)
  })

  test('can be submitted once everyone has a status, and never for an empty roster', () => {
    const marks = marksOf('a', 'b')
    marks.setStatus('a', 'PASSED')
    expect(marks.summarize().canSubmit).toBe(false)
    expect(marks.blanks()).toEqual(['b'])
    marks.setStatus('b', 'NO_SHOW')
    expect(marks.summarize().canSubmit).toBe(true)
    expect(marks.statuses()).toEqual({ a: 'PASSED', b: 'NO_SHOW' })
    expect(marksOf().summarize().canSubmit).toBe(false)
  })

  test('are set in bulk for everyone who is checked, or only for those without a status', () => {
    const marks = marksOf('a', 'b', 'c')
    marks.setStatus('a', 'FAILED')
    marks.checkAll(true)
    marks.check('c', false)
    expect(marks.checkedBeside('PASSED')).toEqual({ others: 1, blanks: 1 })
    expect(marks.checkedBeside('FAILED')).toEqual({ others: 0, blanks: 1 })
    marks.setChecked('PASSED', { onlyBlanks: true })
    expect(marks.statuses()).toEqual({ a: 'FAILED', b: 'PASSED' })
    marks.setChecked('PASSED')
    expect(marks.statuses()).toEqual({ a: 'PASSED', b: 'PASSED' })
  })

  test('survive a change of the roster for everyone who is still on it', () => {
    const marks = marksOf('a', 'b')
    marks.setStatus('a', 'PASSED')
    marks.setStatus('b', 'PASSED')
    marks.setRegistrants(['a', 'c'])
    expect(marks.statuses()).toEqual({ a: 'PASSED' })
    expect(marks.summarize()).toMatchObject({ total: 2, canSubmit: false })
  })

  test('notify once per change, and not when nothing changed', () => {
    const marks = marksOf('a', 'b')
    const listener = vi.fn()
    const stop = marks.subscribe(listener)
    marks.setStatus('a', 'PASSED')
    marks.setStatus('a', 'PASSED')
    marks.setRegistrants(['a', 'b'])
    expect(listener).toHaveBeenCalledTimes(1)
    marks.checkAll(true)
    expect(listener).toHaveBeenCalledTimes(2)
    marks.setRegistrants(['a', 'c'])
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    marks.check('a', false)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('have a correct summary after any sequence of changes', () => {
    const ids = ['a', 'b', 'c', 'd']
    const id = constantFrom(...ids, 'nobody')
    const status = constantFrom(...STATUSES.map((one) => one.status), undefined)
    /** Performs an action and returns the new roster if it changed. */
    type Act = (marks: Marks) => readonly string[] | void
    const acts = oneof(
      tuple(id, boolean()).map(
        ([who, is]): Act =>
          (marks) =>
            marks.check(who, is),
      ),
      boolean().map(
        (is): Act =>
          (marks) =>
            marks.checkAll(is),
      ),
      tuple(id, status).map(
        ([who, what]): Act =>
          (marks) =>
            marks.setStatus(who, what),
      ),
      tuple(status, boolean()).map(
        ([what, onlyBlanks]): Act =>
          (marks) =>
            what && marks.setChecked(what, { onlyBlanks }),
      ),
      subarray(ids).map((some): Act => (marks) => {
        marks.setRegistrants([...some, ...some.slice(1)])
        return some
      }),
    )
    assert(
      property(array(acts), (sequence) => {
        const marks = marksOf(...ids)
        let here: readonly string[] = ids
        for (const act of sequence) here = act(marks) ?? here
        const all = here.map(marks.of)
        const { total, checked, tally } = marks.summarize()
        expect([total, checked]).toEqual([all.length, all.filter((one) => one.isChecked).length])
        for (const [key, count] of Object.entries(tally))
          expect(all.filter((one) => (one.status ?? 'blank') === key)).toHaveLength(count)
        expect(Object.keys(marks.statuses())).toEqual(here.filter((one) => marks.of(one).status))
      }),
    )
  })

  test('keep their identity until they change', () => {
    const marks = marksOf('a', 'b')
    const before = marks.of('b')
    marks.setStatus('a', 'FAILED')
    expect(marks.of('b')).toBe(before)
    marks.setStatuses(['a', 'b'], 'PASSED')
    expect(marks.statuses()).toEqual({ a: 'PASSED', b: 'PASSED' })
  })
})

test.each([
  [{ PASSED: 12, blank: 0 }, 'PASSED', '12 Passed, 0 without a result'],
  [{ NO_SHOW: 1, blank: 1200 }, 'NO_SHOW', '1 No show, 1,200 without a result'],
] as const)('the tally %j is announced as what %s was given', (some, given, words) => {
  expect(marksWords({ PASSED: 0, REMEDIAL: 0, FAILED: 0, NO_SHOW: 0, ...some }, given)).toBe(words)
})
