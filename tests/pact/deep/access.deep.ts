// Calls each operation as up to six callers. A refusal must leave everything as it is: the owner's call succeeds afterward.
import { describe, test } from 'vitest'
import { operations } from '../../../contracts/reader/contracts.ts'
import type { OperationId } from '../../../src/api/generated/training.types.ts'
import { type Case, CASES } from '../../support/access-cases.ts'
import type { Interaction } from '../files.ts'
import {
  ask,
  expectNone,
  forbiddenIn,
  initOf,
  interactionsOf,
  ORIGIN,
  pathOf,
  received,
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

const ALLOWED = 'Access-Control-Allow-Origin'
const withOrigin = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers)
  headers.set('Origin', ORIGIN)
  return { ...init, headers }
}

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
  const id = operation.id as OperationId
  const cases = CASES[id]
  const actors = Object.entries(ACTORS).filter(
    // Where a co-instructor may do no more than another instructor, there is nothing to set up for one.
    ([, { kind }]) => kind !== 'co' || (cases.co === undefined && cases.other !== undefined),
  )
  test.each(actors)('%s', async (name, { who, token, kind }) => {
    const interaction = recordedOf(id)
    const states = statesOf(interaction, who)
    await within(states, async (returned) => {
      const own = returned[0]?.['token']
      const index = who === undefined ? undefined : Number(who !== 'owner')
      const caller = index === undefined ? token : returned[index]?.['token']
      const callerId = index === undefined ? null : String(states[index]?.params?.['id'])
      const path = pathOf(interaction)
      const init = withOrigin(initOf(interaction, caller))
      const answer = await ask(path, init)
      const expected = kind === 'owner' ? operation.success : (cases[kind] ?? operation.success)
      const call = `${interaction.request.method} ${path}`
      const report = { call, received: received(answer.status, answer.body) }
      if (answer.status !== expected) return expectNone([{ ...report, expected: String(expected) }])
      const violations = forbiddenIn(path, init, answer, callerId)
      expectNone(violations.map((one) => ({ ...report, expected: `the contract: ${one}` })))
      if (expected < 300) return
      const again = await ask(path, withOrigin(initOf(interaction, own)))
      const refused = `as the owner, after the refusal of the same call ${name}`
      if (again.status !== operation.success) {
        const wanted = `${operation.success}, because a refusal changes nothing`
        return expectNone([
          { call, given: refused, expected: wanted, received: received(again.status, again.body) },
        ])
      }
      // A browser shows a refusal of another origin only if it allows the same origins as a success.
      if (again.headers.has(ALLOWED) && !answer.headers.has(ALLOWED))
        expectNone([{ ...report, expected: `${ALLOWED}, as in the response to the owner` }])
    })
  })

  test.runIf(operation.method === 'get')('as the owner by HEAD', async () => {
    const interaction = recordedOf(id)
    await within(statesOf(interaction, 'owner'), async ([own]) => {
      const path = pathOf(interaction)
      const { status } = await ask(path, { ...initOf(interaction, own?.['token']), method: 'HEAD' })
      const isRight = [operation.success, 405, 501].includes(status)
      const expected = `${operation.success} as for GET, or 405 from a backend without HEAD`
      expectNone(isRight ? [] : [{ call: `HEAD ${path}`, expected, received: String(status) }])
    })
  })

  test('before a call of another origin', async () => {
    const interaction = recordedOf(id)
    const { method } = interaction.request
    const headers = { Origin: ORIGIN, 'Access-Control-Request-Method': method }
    const { status } = await ask(pathOf(interaction), { method: 'OPTIONS', headers })
    const expected = 'no refusal for lack of a token, which a browser never sends with OPTIONS'
    const isWrong = [401, 403, 500].includes(status)
    expectNone(
      isWrong ? [{ call: `OPTIONS ${pathOf(interaction)}`, expected, received: String(status) }] : [],
    )
  })
})
