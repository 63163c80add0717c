import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { type Backend, createBackend } from '../../mocks/backend.ts'
import { handlersOf } from '../../mocks/handlers.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { connect, connection } from '../../src/api/connection.ts'
import { paths } from '../../src/paths.ts'
import { responseOf } from '../../src/public/server/answer.ts'
import { makeDocument } from '../../src/public/server/documents.ts'
import { createSite, type SiteOptions } from '../../src/public/server/site.ts'
import { NOW } from './use-mock.ts'

/** A built site with nothing in it but what the server looks for. */
const TEMPLATE = `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<!--head--><title>Harbor Training</title><!--/head-->
<script type="module" crossorigin src="/assets/site.js"></script>
</head><body><div id="root"></div></body></html>`

export const ORIGIN = 'https://training.example.com'
export const { id: INSTRUCTOR } = PEOPLE.instructor
/** A course with classes, and the path of its page. */
export const COURSE = `c-${INSTRUCTOR}-0`
export const CLASS = `/class/concealed-carry-and-home-defense/${COURSE}`
/** Each page is made anew, and waits for a busy machine. */
export const FRESH = { fresh: 0, stale: 0, patience: 20_000 }
export const backendNow = () => createBackend(() => NOW)

/** The mock as `fetch`, with what a test does to its answers. */
export function fetchOf(backend: Backend, scenario = '') {
  const handlers = handlersOf(backend)
  return async (request: Request): Promise<Response> => {
    if (scenario) request.headers.set('x-mock', scenario)
    const response = await getResponse(handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
}

/** The document server in this process, without a build, until the scope ends. */
export async function serveSite(
  fetch: SiteOptions['fetch'] & {},
  keeping?: SiteOptions['keeping'],
  now?: SiteOptions['now'],
) {
  // Other test files of this worker share the connection.
  const before = { ...connection }
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [name, text] of [
    ['site.html', TEMPLATE],
    ['index.html', '<!doctype html><title>The other half</title>'],
    ['site-manifest.json', '{}'],
  ] as const)
    writeFileSync(join(folder, name), text)
  const respond = await createSite({
    folder,
    manifest: join(folder, 'site-manifest.json'),
    site: ORIGIN,
    api: ORIGIN,
    fetch,
    ...(keeping && { keeping }),
    ...(now && { now }),
  })
  /** A page as a visitor gets it. */
  async function page(path: string, headers: Record<string, string> = {}) {
    const answer = await respond(new Request(ORIGIN + path, { headers }))
    if (!answer) throw new Error(`nothing at ${path}`)
    const response = responseOf(answer)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  return {
    folder,
    respond,
    page,
    /** The page of a class whose name is not known, which its address needs. */
    async pageOf(courseId: string) {
      const { status, headers } = await page(paths.course(courseId))
      const location = headers.get('location')
      if (status !== 301 || location === null) throw new Error(`nothing at ${courseId}`)
      return page(location)
    },
    /** The document of an address while it is being made. */
    make: (address: string) => makeDocument(address, ORIGIN),
    [Symbol.dispose]() {
      connect(before)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type SiteUnderTest = Awaited<ReturnType<typeof serveSite>>

/** A page of a server that has nothing in its cache. */
export async function pageAt(path: string, scenario = '', backend = backendNow()) {
  using site = await serveSite(fetchOf(backend, scenario), FRESH, () => NOW)
  return await site.page(path)
}

/** The structured data of a page. Throws when one of its scripts is not JSON. */
export const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

/** What the API answered, as the page carries it: keys and data. Throws when it is not JSON. */
export const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">([^]*?)<\/script>/.exec(html)?.[1] ?? '') as [
    key: [string],
    data: unknown,
  ][]
