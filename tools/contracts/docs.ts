// `npm run contracts:docs` writes the contracts as pages that need only a browser, to dist/docs or to `-- --out FOLDER`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CONTRACTS } from '../../contracts/reader/contracts.ts'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { bundles } from './bundles.ts'
import { frame, navigation } from './docs/frame.ts'
import { indexContent } from './docs/index-page.ts'
import { meshPage } from './docs/mesh-page.ts'
import { content } from './docs/render.ts'
import { restPage } from './docs/rest-page.ts'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object

/** The HTML of each page, by file name, from the sources of the contracts. */
export async function docs(): Promise<Record<string, string>> {
  // `mesh` has the schema; every other bundle is an OpenAPI document.
  const { mesh, ...documents } = (await bundles()) as { mesh: { sdl: string } } & Record<string, object>
  const pages = [
    ...CONTRACTS.map((name) => restPage(name, documents[name] as OpenApiDocument)),
    meshPage(mesh.sdl, json('contracts/pacts/training-web-mesh.json')),
  ]
  return {
    'index.html': frame('API contracts', navigation(pages), indexContent(pages)),
    ...Object.fromEntries(
      pages.map((page) => [`${page.name}.html`, frame(page.title, navigation(pages, page), content(page))]),
    ),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist/docs' } } }).values
  mkdirSync(out, { recursive: true })
  for (const [file, text] of Object.entries(await docs())) writeFileSync(`${out}/${file}`, text)
  console.log(`Open ${out}/index.html`)
}
