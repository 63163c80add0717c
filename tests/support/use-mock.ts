import type { SetupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { startMock } from '../../mocks/node.ts'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { connect, globalFetch } from '../../src/api/connection.ts'

/** The mock's time in tests. */
export const NOW = Date.parse('2026-11-20T15:00:00Z')

const services = {
  content: 'http://content.test',
  geocoding: 'http://geocoding.test',
  leads: 'http://leads.test',
  search: 'http://search.test',
}

/**
 * A token of a seeded person.
 * @param now when it was issued
 */
export const tokenOf = (role: Role, now = NOW) => issueToken(PEOPLE[role].id, PEOPLE[role].number, now)

/**
 * The mock in this process, behind the real client. Each test starts from the seed and without a scenario. `as` sets the
 * caller from then on.
 * @param caller who is signed in when a test starts
 */
export function useMock(caller: Role | 'nobody' = 'nobody') {
  const tokenFor = (role: Role | 'nobody') => (role === 'nobody' ? undefined : tokenOf(role))
  const backend = createBackend(() => NOW)
  let server: SetupServer
  beforeAll(() => {
    server = startMock(backend)
  })
  let mark = 0
  beforeEach(() => {
    backend.main.db.journal.rollback(mark)
    mark = backend.main.db.journal.mark()
    backend.scenario = ''
    server.resetHandlers()
    // Files share the modules of their worker: what another file connected is undone.
    connect({
      baseUrl: 'http://training.test',
      services,
      token: () => tokenFor(caller),
      fetch: globalFetch,
      timeout: 15_000,
    })
  })
  afterAll(() => server.close())
  const withToken = (token: string | undefined) => connect({ token: () => token })
  return {
    backend,
    db: backend.main.db,
    use: (...handlers: Parameters<SetupServer['use']>) => server.use(...handlers),
    withToken,
    as: (role: Role | 'nobody') => withToken(tokenFor(role)),
  }
}
