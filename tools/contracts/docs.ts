// `npm run contracts:docs` writes the contracts as pages that need only a browser, to dist/docs or to `-- --out FOLDER`.
// With `-- --serve`, the mock serves the pages on PORT or 4020, and each call can be tried.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CONTRACTS } from '../../contracts/reader/contracts.ts'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { createBackend } from '../../mocks/backend.ts'
import { listenOnPort } from '../../mocks/http/listen.ts'
import { createMockServer } from '../../mocks/http/server.ts'
import { orExit } from '../../mocks/plain-error.ts'
import { bundles } from './bundles.ts'
import { frame, navigation } from './docs/frame.ts'
import { indexContent } from './docs/index-page.ts'
import { interactionsByOperation } from './docs/interactions.ts'
import { meshPage } from './docs/mesh-page.ts'
import { entriesOf, type Page, type TraceOf } from './docs/page.ts'
import { content } from './docs/render.ts'
import { restPage } from './docs/rest-page.ts'
import { matrix } from './matrix.ts'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object

function traces(): TraceOf {
  const interactions = interactionsByOperation()
  const rows = new Map(matrix().map((row) => [row.id, row]))
  return (id) => ({
    interactions: interactions[id] ?? [],
    handlers: rows.get(id)?.handlers ?? [],
    screens: rows.get(id)?.screens ?? [],
  })
}

const triedOn = (page: Page) =>
  Object.fromEntries(entriesOf(page).map(({ id, interactions }) => [id, interactions]))

/**
 * The HTML of each page, by file name, from the sources of the contracts.
 * @param canTry whether the mock serves the pages, so that a call can be tried
 */
export async function docs(canTry = false): Promise<Record<string, string>> {
  // `mesh` has the schema; every other bundle is an OpenAPI document.
  const { mesh, ...documents } = (await bundles()) as { mesh: { sdl: string } } & Record<string, object>
  const traceOf = traces()
  const hasHooks = (name: string) => existsSync(`src/api/generated/${name}.hooks.ts`)
  const pages = [
    ...CONTRACTS.map((name) => restPage(name, documents[name] as OpenApiDocument, traceOf, hasHooks(name))),
    meshPage(mesh.sdl, json('contracts/pacts/training-web-mesh.json'), traceOf),
  ]
  return {
    'index.html': frame('API contracts', navigation(pages), indexContent(pages)),
    ...Object.fromEntries(
      pages.map((page) => [
        `${page.name}.html`,
        frame(page.title, navigation(pages, page), content(page, canTry), canTry ? triedOn(page) : undefined),
      ]),
    ),
  }
}

async function serve() {
  const pages = await docs(true)
  const server = createMockServer(createBackend(), ({ url }) => {
    const name = new URL(url).pathname.slice(1) || 'index.html'
    return Object.hasOwn(pages, name)
      ? new Response(pages[name], { headers: { 'content-type': 'text/html; charset=utf-8' } })
      : undefined
  })
  const port = await orExit(() => listenOnPort(server, 4020, 'npm run contracts:docs -- --serve'))
  console.log(`Open http://localhost:${port}/`)
}

if (process.argv[1] === import.meta.filename) {
  const { out, serve: isServed } = parseArgs({
    options: { out: { type: 'string', default: 'dist/docs' }, serve: { type: 'boolean', default: false } },
  }).values
  if (isServed) await serve()
  else {
    mkdirSync(out, { recursive: true })
    for (const [file, text] of Object.entries(await docs())) writeFileSync(`${out}/${file}`, text)
    console.log(`Open ${out}/index.html`)
  }
}
