// Mock servers of others with the data of ours. Prism answers with the examples of the contract, so those are our answers;
// json-server queries the same rows, but checks nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import bundle from '../../../contracts/bundled/training.json' with { type: 'json' }
import { listen } from '../../../mocks/http/listen.ts'

const COMMANDS = join(import.meta.dirname, 'node_modules/.bin')
/** Milliseconds until a server must answer. */
const PATIENCE = 60_000

export const areInstalled = existsSync(COMMANDS)

type Resource = { id: string; attributes: Record<string, unknown> }
type Document = { data: unknown }
/** The answers of our mock to the three questions, and the rows behind them. */
export type Answers = {
  page: Document
  one: { data: Resource }
  roster: { data: Resource[] }
  students: Resource[]
}
/** The paths of the three questions; a page has a number. */
export type Questions = { page: (number: number) => string; one: string; roster: string }

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, 0)
  await new Promise((closed) => server.close(closed))
  return port
}

/** Starts a command in a folder with one file, and waits until its server answers. */
async function start(file: string, content: unknown, command: (path: string, port: number) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-mock-'))
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify(content))
  const port = await freePort()
  const [name = '', ...args] = command(path, port)
  const child = spawn(join(COMMANDS, name), args, { stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const end = performance.now() + PATIENCE
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (performance.now() > end || child.exitCode !== null) throw new Error(`${name} does not start.`)
    await new Promise((later) => setTimeout(later, 100))
  }
  return {
    origin,
    async [Symbol.asyncDispose]() {
      const closed = once(child, 'close')
      child.kill()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

/** The contract with our answers as the only examples of the three calls. */
function contractWith({ page, one, roster }: Answers) {
  const contract = structuredClone(bundle) as unknown as {
    paths: Record<string, { get?: { operationId: string; responses: Record<string, { content: object }> } }>
  }
  const answers: Record<string, unknown> = { listStudents: page, getStudent: one, listRegistrants: roster }
  for (const { get } of Object.values(contract.paths)) {
    const value = get && answers[get.operationId]
    const media = get?.responses['200']?.content
    if (value && media) Object.assign(Object.values(media)[0] as object, { examples: { ours: { value } } })
  }
  return contract
}

/** Prism, which checks requests and answers with the examples. */
export const startPrism = (answers: Answers) =>
  start('contract.json', contractWith(answers), (path, port) => [
    'prism',
    'mock',
    path,
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
  ])

const rows = (resources: Resource[], more: object = {}) =>
  resources.map(({ id, attributes }) => ({ id, ...attributes, ...more }))

/** json-server, which queries a file. */
export const startJsonServer = ({ students, roster }: Answers) =>
  start(
    'data.json',
    { students: rows(students), registrants: rows(roster.data, { occurrenceId: 'big' }) },
    (path, port) => ['json-server', path, '--host', '127.0.0.1', '--port', `${port}`, '--quiet'],
  )

export const JSON_SERVER = (id: string): Questions => ({
  page: (number) => `/students?_sort=lastName&_page=${number}&_limit=10`,
  one: `/students/${id}`,
  roster: '/registrants?occurrenceId=big&_sort=lastName',
})
