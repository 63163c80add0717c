// `npm run contracts:docs` has Redocly write the contracts as pages that need only a browser, to `-- --out FOLDER`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTRACTS } from '../../contracts/reader/contracts.ts'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { bundles } from './bundles.ts'
import { start } from './docs/about.ts'
import { meshSource, restSource, type Source } from './docs/sources.ts'
import { redocly } from './redocly.ts'

async function sources(): Promise<Source[]> {
  // `mesh` has the schema; every other bundle is an OpenAPI document.
  const { mesh, ...rest } = (await bundles()) as { mesh: { sdl: string } } & Record<string, OpenApiDocument>
  const contracts = CONTRACTS.map((name) => restSource(name, rest[name] as OpenApiDocument))
  const pages = await Promise.all([...contracts, meshSource(mesh.sdl)])
  const title = 'API contracts'
  const info = { title, version: '', description: start(pages) }
  const text = JSON.stringify({ openapi: '3.1.1', info, paths: {} })
  return [{ name: 'index', title, summary: '', calls: [], text }, ...pages]
}

/** The options of Redoc. It shows a sample only if its label is one of the languages. */
const optionsOf = ({ name, title, summary, calls }: Source) => ({
  info: { title, description: summary },
  layout: name === 'index' ? 'stacked' : 'three-panel',
  showExtensions: ['x-spec'],
  scrollYOffset: 40,
  codeSamples: {
    languages: [...(calls[0]?.samples ?? []).map(({ label }) => ({ lang: label })), { lang: 'Payload' }],
  },
})

async function write(source: Source, out: string) {
  const { name, title, text } = source
  const kind = name === 'mesh' ? 'graphql' : 'openapi'
  const file = join(out, name === 'mesh' ? 'mesh.graphql' : `${name}.json`)
  const page = join(out, `${name}.html`)
  writeFileSync(file, text)
  const template = join(import.meta.dirname, 'docs/page.html')
  const look = ['--title', title, '--template', template, `--${kind}`, JSON.stringify(optionsOf(source))]
  const config = ['--config', 'contracts/redocly.yaml', ...look]
  const { status, stderr } = await redocly('build-docs', file, '--inlineBundle', '--output', page, ...config)
  if (status !== 0) throw new Error(stderr)
  // Redoc's logo is on the network: its name replaces it.
  const html = readFileSync(page, 'utf8').replaceAll('API docs by', 'API docs by Redoc')
  writeFileSync(page, html.replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/-]+\.svg/g, 'data:,'))
}

const { out } = parseArgs({ options: { out: { type: 'string', default: 'dist/docs' } } }).values
mkdirSync(out, { recursive: true })
await Promise.all((await sources()).map((source) => write(source, out)))
console.log(`Open ${out}/index.html`)
