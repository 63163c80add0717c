// Reads each list that has pages: all at once, by twos, and beyond its last page.
import { expect, test } from 'vitest'
import { operations } from '../../../contracts/reader/contracts.ts'
import type { Interaction } from '../files.ts'
import {
  ask,
  expectNone,
  initOf,
  interactionsOf,
  pathOf,
  received,
  type Report,
  type State,
  within,
} from './backend.ts'

const paged = operations.filter(
  ({ contract, parameters }) => contract === 'training' && parameters.some(({ name }) => name === 'perPage'),
)
const SIZE = 5

/** The state that adds a row, by the type of the rows, and the ids of the first. */
const ROWS: Record<string, { name: string; ids: Record<string, number> }> = {
  occurrences: { name: 'occurrence {id} exists', ids: { id: 501 } },
  reviews: { name: 'review {id} exists', ids: { id: 401, registrantId: 9001 } },
  students: { name: 'student {id} exists', ids: { id: 8001 } },
}

/** The states of the interaction, with five rows. */
function manyRows({ providerStates = [], response }: Interaction): State[] {
  const [first] = isPage(response.body?.content) ? response.body.content.data : []
  const { name, ids } = ROWS[first?.type ?? ''] ?? expect.unreachable(`No state adds ${first?.type}.`)
  const row = providerStates.find((state) => state.name === name)
  const rows = Array.from({ length: SIZE }, (_, n) => ({
    name,
    params: {
      ...row?.params,
      ...Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, String(id + n)])),
    },
  }))
  return [...providerStates.filter((state) => state !== row), ...rows]
}

type Page = { data: { id: string; type: string }[] }
const isPage = (body: unknown): body is Page =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)

test.each(paged)('$id in pages', async ({ id }) => {
  const interaction = interactionsOf(id).find(
    ({ response }) => response.status === 200 && JSON.stringify(response.body?.content).includes('"id"'),
  )
  if (!interaction) throw new Error(`No interaction of ${id} has a row.`)
  await within(manyRows(interaction), async (returned) => {
    const token = returned.find((one) => one['token'] !== undefined)?.['token']
    const reports: Report[] = []
    const [path, search] = pathOf(interaction).split('?')
    async function read(page: number, perPage: number): Promise<string[]> {
      const query = new URLSearchParams(search)
      query.set('page', String(page))
      query.set('perPage', String(perPage))
      const call = `${path}?${query}`
      const { status, body } = await ask(call, initOf(interaction as Interaction, token))
      if (status === 200 && isPage(body)) return body.data.map((row) => row.id)
      reports.push({ call: `GET ${call}`, expected: '200 with a list', received: received(status, body) })
      return []
    }
    const expectIds = (call: string, got: string[], wanted: string[]) => {
      if (got.join(', ') !== wanted.join(', '))
        reports.push({
          call,
          expected: wanted.join(', ') || 'no rows',
          received: got.join(', ') || 'no rows',
        })
    }
    const whole = await read(1, 0)
    const call = `GET ${path}`
    if (new Set(whole).size !== SIZE)
      reports.push({
        call: `${call} with perPage=0`,
        expected: `the ${SIZE} rows that the states set up`,
        received: whole.join(', ') || 'no rows',
      })
    expectIds(`${call} with perPage=0 once more`, await read(1, 0), whole)
    const pages = [await read(1, 2), await read(2, 2), await read(3, 2)]
    expectIds(`${call} in pages of two`, pages.flat(), whole)
    expectIds(`${call} beyond the last page`, await read(99, 2), [])
    expectNone(reports)
  })
})
