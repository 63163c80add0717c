// Generates everything that is derived from the contracts:
// contracts/bundled/: one document per contract, for the mock, the tests and the docs
// src/api/generated/: types, named calls, query and mutation options, hooks
// `npm run codegen` writes the files; with --check it writes nothing and fails if a file is stale.
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleMesh, bundleRest } from './tools/codegen/bundle.ts'
import { callsOf } from './tools/codegen/calls.ts'
import { meshFiles } from './tools/codegen/mesh.ts'
import { callsFile, hooksFile, typesFile } from './tools/codegen/rest.ts'
import { shapesFile } from './tools/codegen/shapes.ts'

/** The REST contracts to generate code for. The search service has its own client, so it gets no calls and no hooks. */
const REST = ['training', 'geocoding', 'content', 'leads', 'search'] as const

/** Each hit is checked by itself, so that one that cannot be read costs its row and not the page. */
const HITS = ['CourseHit', 'ClassHit', 'InstructorHit']

/** The content of every generated file, by its path. */
export async function generate(): Promise<Record<string, string>> {
  const bundles = await bundleRest(REST)
  const files: Record<string, string> = { 'contracts/bundled/mesh.json': json(bundleMesh()) }
  for (const name of REST) {
    const document = bundles[name]
    files[`contracts/bundled/${name}.json`] = json(document)
    files[`src/api/generated/${name}.types.ts`] = await typesFile(document)
    const shapes = shapesFile(document, name === 'search' ? HITS : [])
    if (shapes) files[`src/api/generated/${name}.shapes.ts`] = shapes
    if (name === 'search') continue
    const calls = callsOf(document)
    files[`src/api/generated/${name}.calls.ts`] = callsFile(name, calls)
    files[`src/api/generated/${name}.hooks.ts`] = hooksFile(name, calls)
  }
  return { ...files, ...(await meshFiles()) }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const current = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** The generated files that differ from what the contracts now produce. */
export async function staleFiles(): Promise<string[]> {
  const files = Object.entries(await generate())
  return files.filter(([file, content]) => current(file) !== content).map(([file]) => file)
}

async function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  if (values.check) {
    const stale = await staleFiles()
    for (const file of stale) console.error(`stale: ${file}`)
    process.exitCode = stale.length ? 1 : 0
    return
  }
  for (const [file, content] of Object.entries(await generate())) {
    if (current(file) === content) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    console.log(`wrote ${file}`)
  }
}

if (process.argv[1] === import.meta.filename) await main()
