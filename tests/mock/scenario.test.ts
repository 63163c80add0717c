import { describe, expect, test } from 'vitest'
import { mistakesIn } from '../../mocks/scenario-mistakes.ts'
import { formatScenario, parseScenario } from '../../mocks/scenario.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { createUserIdentity, me } from '../../src/api/generated/mesh.calls.ts'
import {
  createRegistrant,
  getOccurrence,
  listRegistrants,
  listStudents,
} from '../../src/api/generated/training.calls.ts'
import { codeOf, refused, statusOf } from '../support/refused.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const occurrence = { id: `o-${id}-0-4` }

describe('a scenario', () => {
  const text = 'role:retail,world:w-1,now:2027-01-01,latency:200-800,createRegistrant:lostx2,*:offline'
  test('is parsed and formatted back', () => {
    expect(formatScenario(parseScenario(text))).toBe(text)
    expect(parseScenario(text)).toEqual({
      role: 'retail',
      world: 'w-1',
      now: '2027-01-01',
      latency: [200, 800],
      faults: { createRegistrant: { kind: 'lost', times: 2 }, '*': { kind: 'offline' } },
    })
  })

  test.each([
    '',
    ',,',
    'nonsense',
    'role:',
    ':500',
    'getOccurrence:sometimes',
    'getOccurrence:constructor',
    'getOccurrence:5000',
    'latency:soon',
    'latency:200-',
  ])('leaves out what it does not understand: %j', (nonsense) =>
    expect(parseScenario(nonsense)).toEqual({ faults: {} }),
  )

  test.each([text, '', ',,', 'checkout:503', 'me:expired,latency:200', 'now:2027-01-15T09:00:00Z'])(
    'has no mistake in %j',
    (right) => expect(mistakesIn(right)).toEqual([]),
  )

  test.each([
    ['getCours:503', 'There is no call or setting “getCours”. Did you mean getCourse?'],
    ['GetCourse:503', 'There is no call or setting “GetCourse”. Did you mean getCourse?'],
    ['latencey:200', 'There is no call or setting “latencey”. Did you mean latency?'],
    ['nonsense', 'There is no call or setting “nonsense”.'],
    [':500', '“:500” does not say which call should fail.'],
    ['getCourse:ofline', '“getCourse” cannot fail with “ofline”. Did you mean offline?'],
    ['getCourse:lost2', '“getCourse” cannot fail with “lost2”. Did you mean lost?'],
    [
      'getCourse:5000',
      '“getCourse” cannot fail with “5000”. Use a status such as 500, or one of offline, lost, expired, slow, html.',
    ],
    ['getCourse', '“getCourse” needs a fault, such as getCourse:500.'],
    ['*:', '“*” needs a fault, such as *:500.'],
    ['role:instructr', 'Nobody has the role “instructr”. Did you mean instructor?'],
    ['role:', '“role” needs a value.'],
    ['now:tomorrow', '“tomorrow” is not a date, such as 2027-01-15 or 2027-01-15T09:00:00Z.'],
    ['latency:soon', '“soon” is not a latency in milliseconds, such as 200 or 200-800.'],
    ['world', '“world” needs a value.'],
  ])('names the mistake in %j', (wrong, mistake) =>
    expect(mistakesIn(`role:range,${wrong},*:500`)).toEqual([mistake]),
  )

  test('answers every call with its mistakes', async () => {
    mock.backend.scenario = 'role:instructr,getCours:503'
    const answer = {
      status: 400,
      message:
        'Nobody has the role “instructr”. Did you mean instructor? There is no call or setting “getCours”. Did you mean getCourse?',
    }
    expect(await refused(getOccurrence(occurrence))).toEqual(answer)
    expect(await statusOf(me())).toBe(400)
  })

  test('signs in a person', async () => {
    mock.backend.scenario = 'role:range'
    expect((await me()).me.name).toBe('Robin')
  })

  test('fails one operation with a status and no other', async () => {
    mock.backend.scenario = 'role:instructor,getOccurrence:503'
    expect(await refused(getOccurrence(occurrence))).toEqual({
      status: 503,
      message: 'The mock was told to answer 503.',
    })
    expect(await statusOf(listStudents({ id }))).toBeUndefined()
  })

  test('fails a GraphQL call by its field', async () => {
    mock.backend.scenario = 'role:instructor,me:500'
    expect(await statusOf(me())).toBe(500)
  })

  test('fails as often as specified', async () => {
    mock.backend.scenario = 'getOccurrence:500x2'
    const statuses = [1, 2, 3].map(() => statusOf(getOccurrence(occurrence)))
    expect(await Promise.all(statuses)).toEqual([500, 500, undefined])
  })

  test.each([
    ['expired', 'response', 'Invalid Auth Token.'],
    ['offline', 'network', 'We could not reach the server. Check your connection'],
    ['lost', 'network', 'We could not reach the server. Check your connection'],
    ['html', 'unreadable', 'The server sent something we could not read'],
  ])('%s is a failure of kind %s', async (fault, kind, message) => {
    mock.backend.scenario = `*:${fault}`
    const calls = [getOccurrence(occurrence), me()].map((call) => call.catch((error: unknown) => error))
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind, message })
  })

  const body = {
    occurrenceId: occurrence.id,
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    isManualRegistrant: true,
  } as const
  const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
  const rosterIds = async () => (await listRegistrants(occurrence)).data.map((registrant) => registrant.id)

  test('loses the answer to a create: a retry with the same key gets that answer and adds nobody', async () => {
    mock.backend.scenario = 'role:instructor,createRegistrant:lostx1'
    const call = () => createRegistrant({ body, idempotencyKey: 'form-0001' })
    expect(await failureOf(call())).toMatchObject({ kind: 'network' })
    const added = await rosterIds()
    expect(added).toHaveLength(1)
    expect([(await call()).data.id]).toEqual(added)
    expect(await rosterIds()).toEqual(added)
  })

  test('loses the answer to a GraphQL mutation: the account exists', async () => {
    mock.backend.scenario = 'createUserIdentity:lostx1'
    const call = () =>
      createUserIdentity({
        input: { email: 'new@example.com', name: 'A', surname: 'B', password: 'long-enough' },
      })
    expect(await failureOf(call())).toMatchObject({ kind: 'network' })
    expect(await codeOf(call())).toBe('EMAIL_TAKEN')
  })

  test('gives a separate world', async () => {
    const headCount = async () => (await getOccurrence(occurrence)).data.attributes.numberOfRegistrants
    mock.backend.scenario = 'role:instructor,world:a'
    await createRegistrant({ body })
    expect(await headCount()).toBe(1)
    mock.backend.scenario = 'role:instructor,world:b'
    expect(await headCount()).toBe(0)
    mock.backend.scenario = 'role:instructor'
    expect(await headCount()).toBe(0)
  })
})
