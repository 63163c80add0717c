// A change in the backend takes the pages that show it out of a cache, and only those: the mock, Varnish with xkey, and the
// document server, as deploy/varnish.vcl says.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { ask, runServer } from '../production/document-server.ts'
import { environmentOf } from '../support/deployment.ts'
import { PORT } from './playwright.config.ts'

const hasVarnish =
  spawnSync('varnishd', ['-V']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so']).status === 0
test.skip(!hasVarnish, 'apt-get install varnish varnish-modules')

const [CACHE, MOCK, DOCUMENTS] = [PORT + 10, PORT + 11, PORT + 12]
const api = `http://127.0.0.1:${MOCK}`
const site = `http://localhost:${CACHE}`
const OWN = { host: `localhost:${CACHE}`, 'accept-encoding': 'identity' }
const { id: INSTRUCTOR, number } = PEOPLE.instructor

const children: ChildProcess[] = []
const start = (command: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  children.push(child)
}
/** Whether something answers on a port. */
const answers = (port: number) =>
  expect
    .poll(() =>
      ask(port, '/').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)

const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
let documents: ReturnType<typeof runServer> | undefined
test.beforeAll(async () => {
  start(process.execPath, [...process.execArgv, 'mocks/server.ts'], {
    PORT: String(MOCK),
    PURGE: `http://127.0.0.1:${CACHE}`,
  })
  documents = runServer(
    { ...environmentOf({ site, api }), PORT: String(DOCUMENTS), KEEP_PAGES: 'off' },
    'dist/smoke',
  )
  await documents.port()
  // It gives up its rights before it reads the file.
  chmodSync(folder, 0o755)
  const vcl = readFileSync('deploy/varnish.vcl', 'utf8').replace('"8080"', `"${DOCUMENTS}"`)
  writeFileSync(join(folder, 'default.vcl'), vcl)
  start('varnishd', [
    '-F',
    '-a',
    `127.0.0.1:${CACHE}`,
    '-f',
    join(folder, 'default.vcl'),
    '-n',
    folder,
    '-s',
    'malloc,64m',
  ])
  await answers(MOCK)
  await answers(CACHE)
})
test.afterAll(async () => {
  await documents?.[Symbol.asyncDispose]()
  for (const child of children.filter((one) => one.exitCode === null && one.signalCode === null)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true })
})

const get = (path: string) => ask(CACHE, path, { headers: OWN })
const cacheOf = async (path: string) => (await get(path)).headers['x-cache']

/** The addresses of classes that the sitemap lists. */
async function classes() {
  const { body } = await ask(DOCUMENTS, '/sitemap-courses-1.xml', { headers: OWN })
  return [...body.matchAll(/<loc>[^<]*?(\/class\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
}

test('the page of the instructors looks as they want it to, and is not kept', async () => {
  for (const appearance of ['dark', 'light']) {
    const { headers, body } = await ask(CACHE, '/my-classes', {
      headers: { ...OWN, cookie: `appearance=${appearance}` },
    })
    expect(headers['x-cache']).toBe('MISS')
    expect(/<html[^>]*>/.exec(body)?.[0]).toContain(appearance)
  }
})

test('a new price is on the next view, and 49 other pages stay where they are', async () => {
  const all = await classes()
  const [own, ...others] = [
    ...all.filter((path) => path.endsWith(`/c-${INSTRUCTOR}-0`)),
    ...all.filter((path) => !path.includes(`/c-${INSTRUCTOR}-`)),
  ].slice(0, 50)
  expect(others).toHaveLength(49)
  const pages = [own ?? '', ...others]
  // The API is asked for each of them, and on a busy machine a page may be late at first.
  for (const path of pages) await expect.poll(async () => (await get(path)).status).toBe(200)
  for (const path of pages) await expect.poll(() => cacheOf(path), path).toBe('HIT')

  const price = async () => /"price":([\d.]+)/.exec((await get(own ?? '')).body)?.[1]
  expect(await price()).not.toBe('149.5')
  const changed = await fetch(`${api}/api/training/courses/c-${INSTRUCTOR}-0`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'auth-token': issueToken(INSTRUCTOR, number, Date.now()) },
    body: JSON.stringify({ price: 149.5, instructorId: INSTRUCTOR, isPublished: true }),
  })
  expect(changed.status).toBe(200)
  await expect.poll(price, { intervals: [50] }).toBe('149.5')
  expect(await Promise.all(others.map(cacheOf))).toEqual(others.map(() => 'HIT'))
})
