// Writes everything that follows from the contracts, and nothing else does:
//   contracts/bundled/       one document a contract, for the mock, the tests and the docs
//   src/api/generated/       types, named calls, query and mutation options, hooks
// `npm run codegen` writes; with --check it writes nothing and fails when a file is stale.
import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleMesh, bundleTraining } from './tools/codegen/bundle.ts'
import { callsOf } from './tools/codegen/calls.ts'
import { meshFiles } from './tools/codegen/mesh.ts'
import { callsFile, hooksFile, typesFile } from './tools/codegen/training.ts'

/** The content of every generated file, by its path. */
export async function generate(): Promise<Record<string, string>> {
  const training = bundleTraining()
  const calls = callsOf(training)
  return {
    'contracts/bundled/training.json': `${JSON.stringify(training, null, 2)}\n`,
    'contracts/bundled/mesh.json': `${JSON.stringify(bundleMesh(), null, 2)}\n`,
    'src/api/generated/training.types.ts': await typesFile(training),
    'src/api/generated/training.calls.ts': callsFile(calls),
    'src/api/generated/training.hooks.ts': hooksFile(calls),
    ...(await meshFiles()),
  }
}

const current = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** The generated files that differ from what the contracts say now. */
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
