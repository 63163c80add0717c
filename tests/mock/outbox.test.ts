import { expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { worldInFile } from '../../mocks/http/world-file.ts'
import { type Message, messagesOf, send } from '../../mocks/outbox.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { connect } from '../../src/api/connection.ts'
import {
  authenticateIdentity,
  createIdentityVerification,
  createUserIdentity,
  me,
  verifyIdentityVerification,
} from '../../src/api/generated/mesh.calls.ts'
import { codeOf } from '../support/refused.ts'
import { serveMock } from '../support/serve-mock.ts'
import { NOW } from '../support/use-mock.ts'
import { useFolder } from '../support/use-folder.ts'

const inFolder = useFolder()
const now = () => NOW
const ana = { name: 'Ana', surname: 'Silva', email: 'ana@example.com', password: 'battery staple' }
const sendCode = async (email: string) =>
  (await createIdentityVerification({ input: { email } })).createIdentityVerification.id
const verify = (id: string, code: string) => verifyIdentityVerification({ input: { id, code } })
const inbox = async (origin: string, headers: Record<string, string> = {}) =>
  ((await (await fetch(`${origin}/_mock/outbox`, { headers })).json()) as { messages: Message[] }).messages

test('accounts, wrong codes and sent messages survive a restart', async () => {
  const backend = () => createBackend(now, worldInFile(inFolder('world.jsonl'), now))
  let id = ''
  let code = ''
  const wrong = () => (code === '000000' ? '000001' : '000000')
  {
    await using first = await serveMock(backend())
    connect({ baseUrl: first.origin, token: () => undefined })
    await createUserIdentity({ input: ana })
    id = await sendCode(ana.email)
    const [message] = await inbox(first.origin)
    code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
    expect([message?.to, code.length]).toEqual([ana.email, 6])
    for (let i = 0; i < 4; i++) expect(await codeOf(verify(id, wrong()))).toBe('BAD_CODE')
  }
  await using second = await serveMock(backend())
  connect({ baseUrl: second.origin })
  expect(await inbox(second.origin)).toHaveLength(1)
  expect(await codeOf(verify(id, wrong()))).toBe('BAD_CODE')
  expect(await codeOf(verify(id, code))).toBe('TOO_MANY_ATTEMPTS')
  const { email, password } = ana
  const { token } = (await authenticateIdentity({ input: { email, password } })).authenticateIdentity
  connect({ token: () => token })
  expect((await me()).me).toMatchObject({ name: 'Ana', instructor: null })
})

test('the outbox belongs to one world and is only for this machine', async () => {
  await using mock = await serveMock(createBackend(now))
  connect({ baseUrl: mock.origin, token: () => undefined })
  await sendCode(PEOPLE.student.email)
  expect(await inbox(mock.origin)).toMatchObject([{ kind: 'verification', to: PEOPLE.student.email }])
  expect(await inbox(mock.origin, { 'X-Mock': 'world:elsewhere' })).toEqual([])
  const foreign = await fetch(`${mock.origin}/_mock/outbox`, { headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
})

test('an undone operation sends nothing, and sent messages stay in order', () => {
  const { main } = createBackend(now)
  const message = (text: string) => ({ kind: 'course', to: 'a@example.com', subject: 'A', text, at: '' })
  send(main, message('first'))
  expect(() =>
    main.db.journal.atomic(() => {
      send(main, message('undone'))
      throw new Error('no')
    }),
  ).toThrow('no')
  send(main, message('second'))
  expect(messagesOf(main).map(({ text }) => text)).toEqual(['first', 'second'])
})
