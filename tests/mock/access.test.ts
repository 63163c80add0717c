// Calls every operation as each of seven actors and checks the exact status. A refusal must change nothing.
import { describe, expect, test } from 'vitest'
import * as calls from '../../src/api/generated/training.calls.ts'
import type { OperationId } from '../../src/api/generated/training.types.ts'
import { CASES } from '../support/access-cases.ts'
import { statusOf } from '../support/refused.ts'
import { sampleCalls } from '../support/sample-calls.ts'
import { NOW, tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()

const ACTORS = {
  'no token': undefined,
  'broken token': 'broken',
  'expired token': tokenOf('instructor', NOW - 7_200_000),
  student: tokenOf('student'),
  owner: tokenOf('instructor'),
  'other instructor': tokenOf('newcomer'),
  'co-instructor': tokenOf('range'),
}
type Actor = keyof typeof ACTORS

function expected(called: OperationId, actor: Actor): number | undefined {
  const { none, student, other, co } = CASES[called]
  const byActor: Record<Actor, number | undefined> = {
    'no token': none,
    'broken token': none,
    'expired token': none,
    student,
    owner: undefined,
    'other instructor': other,
    'co-instructor': co,
  }
  return byActor[actor]
}

describe.each(Object.keys(CASES) as OperationId[])('the call %s', (called) => {
  test.each(Object.keys(ACTORS) as Actor[])('as %s', async (actor) => {
    mock.withToken(ACTORS[actor])
    const asked = sampleCalls(mock.db)[called]()
    const mark = mock.db.journal.mark()
    const status = await statusOf((calls[called] as (args: object) => Promise<unknown>)(asked))
    expect(status).toBe(expected(called, actor))
    if (status !== undefined) expect(mock.db.journal.mark()).toBe(mark)
  })
})
