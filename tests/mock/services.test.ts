// What third-party services never see: the token, cookies, and text that a visitor only typed.
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { operations } from '../../contracts/reader/contracts.ts'
import { TOKEN_HEADER } from '../../src/api/connection.ts'
import { reciprocityOf } from '../../src/api/services/content-queries.ts'
import { queryContent } from '../../src/api/generated/content.calls.ts'
import { listStudents } from '../../src/api/generated/training.calls.ts'
import { findPostalCode } from '../../src/api/services/geocoding.ts'
import { sendLead } from '../../src/api/services/leads.ts'
import { search } from '../../src/api/services/search.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { tokenOf, useMock } from '../support/use-mock.ts'

const mock = useMock()

/** Calls every service while signed in, and returns the requests. */
async function requestsOfAllServices(): Promise<Request[]> {
  const requests: Request[] = []
  mock.use(http.all('*', ({ request }) => void requests.push(request.clone())))
  mock.as('instructor')
  await listStudents({ id: PEOPLE.instructor.id })
  await queryContent(reciprocityOf('wisconsin'))
  await findPostalCode('53703')
  await search([{ indexName: 'courses', query: 'madison' }])
  sendLead('footer', 'ana@example.com')
  await vi.waitFor(() => expect(requests).toHaveLength(5))
  return requests
}

test('the token goes to our API and to no other service', async () => {
  const token = tokenOf('instructor')
  const [own, ...others] = await requestsOfAllServices()
  expect(own?.headers.get(TOKEN_HEADER)).toBe(token)
  expect(others.map(({ url }) => new URL(url).host)).toEqual([
    'content.test',
    'geocoding.test',
    'search.test',
    'leads.test',
  ])
  for (const request of others) {
    expect([...request.headers.keys()]).not.toContain(TOKEN_HEADER.toLowerCase())
    expect([request.url, ...request.headers.values(), await request.text()].join(' ')).not.toContain(token)
    // A browser sends cookies only with requests to its own site.
    expect(request.credentials).toBe('same-origin')
  }
})

test('no service has a call that requires a token', () => {
  const others = operations.filter(({ contract }) => contract !== 'training')
  expect(others.map(({ access }) => access)).toEqual(others.map(() => 'anonymous'))
  expect(others).toHaveLength(4)
})
