// Calls each operation as up to six callers. A refusal must leave everything as it is: the owner's call succeeds afterward.
import { describe, test } from 'vitest'
import { operations } from '../../../contracts/reader/contracts.ts'
import { checkReply, lineOf } from '../../../contracts/reader/validate.ts'
import type { OperationId } from '../../../src/api/generated/training.types.ts'
import { type Case, CASES } from '../../support/access-cases.ts'
import type { Interaction } from '../files.ts'
import {
  bodyOf,
  expectNone,
  initOf,
  interactionsOf,
  pathOf,
  received,
  send,
  type State,
  within,
} from './backend.ts'

type Who = 'owner' | 'member' | 'other' | 'co-instructor'
const ACTORS: Record<string, { who?: Who; token?: string; kind: keyof Case | 'owner' }> = {
  'without a token': { kind: 'none' },
  'with an invalid token': { kind: 'none', token: 'not-a-valid-token' },
  'as a member who does not teach': { kind: 'student', who: 'member' },
  'as another instructor': { kind: 'other', who: 'other' },
  'as a co-instructor': { kind: 'co', who: 'co-instructor' },
  'as the owner': { kind: 'owner', who: 'owner' },
}

const signedIn = (id: string): State => ({ name: 'instructor {id} is signed in', params: { id } })
/** An instructor of whom no interaction speaks. */
const STRANGER = '104'

/** The recorded call on which the table of cases is based, if it is not the first that succeeds. */
const RECORDED: Partial<Record<OperationId, string>> = { createCourse: 'copied' }

const signsIn = ({ name }: { name: string }) => name.endsWith(' is signed in')
const hasClass = ({ name }: { name: string }) => /^(occurrence|registrant|review|reply) /.test(name)

function recordedOf(id: OperationId): Interaction {
  const all = interactionsOf(id).filter(({ response }) => response.status < 300)
  const found = all.find(({ description }) => description.includes(RECORDED[id] ?? '')) ?? all[0]
  if (!found) throw new Error(`No interaction of ${id} succeeds.`)
  return found
}

/** The states of the interaction, the one that signs the caller in, and the owner's. */
function statesOf({ providerStates = [] }: Interaction, who: Who | undefined) {
  const own = providerStates.find(signsIn) ?? signedIn('101')
  const [held] = providerStates.flatMap(({ params }) => params?.['coInstructorId'] ?? [])
  const coInstructorId = typeof held === 'string' ? held : STRANGER
  const rest = providerStates
    .filter((state) => state !== own)
    .map((state) =>
      who === 'co-instructor' && hasClass(state)
        ? { ...state, params: { ...state.params, coInstructorId } }
        : state,
    )
  const caller: State | undefined = {
    owner: undefined,
    member: { name: 'member {id} is signed in', params: { id: '190' } },
    other: signedIn(STRANGER),
    'co-instructor': signedIn(coInstructorId),
  }[who ?? 'owner']
  return [own, ...(caller ? [caller] : []), ...rest]
}

const training = operations.filter(({ contract }) => contract === 'training')

describe.each(training)('$id', (operation) => {
  // Every operation of the training contract is in the table; a test of the mock holds that.
  const id = operation.id as OperationId
  const cases = CASES[id]
  const actors = Object.entries(ACTORS).filter(
    // Where a co-instructor may do no more than another instructor, there is nothing to set up for one.
    ([, { kind }]) => kind !== 'co' || (cases.co === undefined && cases.other !== undefined),
  )
  test.each(actors)('%s', async (name, { who, token, kind }) => {
    const interaction = recordedOf(id)
    await within(statesOf(interaction, who), async (returned) => {
      const own = returned[0]?.['token']
      const caller = who === 'owner' ? own : who ? returned[1]?.['token'] : token
      const response = await send(pathOf(interaction), initOf(interaction, caller))
      const expected = kind === 'owner' ? operation.success : (cases[kind] ?? operation.success)
      const body = await bodyOf(response)
      const call = `${interaction.request.method} ${pathOf(interaction)}`
      const report = { call, received: received(response.status, body) }
      if (response.status !== expected) return expectNone([{ ...report, expected: String(expected) }])
      const violations = checkReply(operation, expected, body, { mayAdd: true })
      expectNone(violations.map((one) => ({ ...report, expected: `the contract: ${lineOf(one)}` })))
      if (expected < 300) return
      const again = await send(pathOf(interaction), initOf(interaction, own))
      if (again.status === operation.success) return
      const after = {
        given: `as the owner, after the refusal of the same call ${name}`,
        expected: `${operation.success}, because a refusal changes nothing`,
        received: received(again.status, await bodyOf(again)),
      }
      expectNone([{ call, ...after }])
    })
  })
})
