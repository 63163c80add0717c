// The built application and the mock in this process, so that the walker knows what the server really has, can hold its
// answers back, and sees every call.
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createLocalServer, mockOf } from '../../mocks/http/server.ts'
import { parseScenario, scenarioOf } from '../../mocks/scenario.ts'
import { buildAll } from '../../tools/build/build.ts'
import { siteBesideMock } from '../../tools/site-beside-mock.ts'

export type Server = Awaited<ReturnType<typeof startServer>>
/** A call that changes something. `status` is 0 if no answer came, `id` that of what was created. */
export type Write = { call: string; status: number; body: Values; id: string | undefined }
export const isRefused = ({ status }: Write) => status < 200 || status >= 300
/** A row that differs from the seed; `row` is undefined if it was deleted. `life` is that of the page that first wrote it. */
export type Changed = { table: string; isNew: boolean; row: Values | undefined; life: number }
export type Values = Readonly<Record<string, unknown>>

/** Tables that only repeat what is in others. */
const ASIDE = new Set(['answer', 'attempt'])
const isRead = ({ method, url }: Request) =>
  method === 'GET' || method === 'HEAD' || new URL(url).pathname.startsWith('/api/mesh')

const jsonOf = (message: Request | Response) =>
  message.json().catch(() => undefined) as Promise<Values | undefined>

export async function startServer(port: number) {
  const out = `${process.cwd()}/dist/walk`
  const origin = `http://localhost:${port}`
  await buildAll({ mode: 'demo', out, logLevel: 'error' })
  const backend = createBackend()
  const site = await siteBesideMock(backend, { out, origin, keeping: { fresh: 0, stale: 0 } })
  const respond = mockOf(backend, site)
  let gate = Promise.resolve()
  let open = () => {}
  const server = {
    origin,
    writes: [] as Write[],
    /** Counts how often a page was left or loaded again. */
    life: 0,
    /** How many answers to writes are being held back. */
    held: 0,
    isHolding: false,
    /** From now on, what is sent is done, but its answer has to wait. */
    hold() {
      server.isHolding = true
      gate = new Promise((resolve) => (open = resolve))
    },
    release() {
      server.isHolding = false
      open()
    },
    /** Begins a world. Returns its rows that differ from the seed, which grow as they change, and its database. */
    begin(scenario: string) {
      const { db } = backend.worldOf(parseScenario(scenario))
      const changed = new Map<string, Changed>()
      db.journal.onOperation((changes) => {
        for (const { table, id, previous, next } of changes) {
          if (ASIDE.has(table)) continue
          const { isNew, life } = changed.get(`${table} ${id}`) ?? { isNew: !previous, life: server.life }
          changed.set(`${table} ${id}`, { table, isNew, life, row: next && { ...next } })
        }
      })
      return { db, changed }
    },
    /** A change past the browser. */
    patch(path: string, body: object, headers: Record<string, string>) {
      const init = { method: 'PATCH', body: JSON.stringify(body) }
      const all = { ...headers, 'content-type': 'application/json' }
      return respond(new Request(`${origin}/api/training/${path}`, { ...init, headers: all }))
    },
    end: (scenario: string) => backend.reset(parseScenario(scenario)),
    close: () => {
      listening.closeAllConnections()
      listening.close()
    },
  }
  const listening = createLocalServer(async (request) => {
    if (isRead(request)) return respond(request)
    const copy = request.clone()
    const response = await respond(request)
    const answer = response?.status === 201 ? await jsonOf(response.clone()) : undefined
    const { pathname } = new URL(request.url)
    const write = {
      call: `${request.method} ${pathname.replace('/api/training/', '')}`,
      status: response?.type === 'error' ? 0 : (response?.status ?? 404),
      body: (await jsonOf(copy)) ?? {},
      id: (answer?.['data'] as { id?: string } | undefined)?.id,
    }
    if (scenarioOf(request).world) server.writes.push(write)
    if (!server.isHolding) return response
    server.held++
    await gate
    server.held--
    return response
  })
  await listen(listening, port)
  return server
}
