// `npm run pact:compare -- --openapi theirs.json` compares a provider's own OpenAPI document with our contract and our Pacts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { advice } from '../../contracts/reader/advice.ts'
import { CONTRACTS, type Contract, documents } from '../../contracts/reader/contracts.ts'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { matrix } from '../../tools/contracts/matrix.ts'
import { redocly } from '../../tools/contracts/redocly.ts'
import { compare } from './compare.ts'
import { COMMITTED, pactFiles } from './files.ts'
import { outcomesOf } from './outcomes.ts'
import { type Difference, differences, fitted } from './theirs.ts'
import { runMain } from '../../tools/run-main.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'

const USAGE = `Compares the OpenAPI document of a backend with the Pacts of the application. Nothing has to run.

  npm run pact:compare -- --openapi theirs.json

  --openapi FILE   their document, as JSON or YAML, with its files beside it
  --contract NAME  ours: ${CONTRACTS.join(', ')}; without it, training
  --help           shows this text

Lists by operation what the application could not read or they would refuse, with the screens that break; exits with 1 if
there is anything.`

/** Their document as one file, whatever files it is made of. */
async function bundled(file: string, out: string) {
  const { status, stderr } = await redocly('bundle', file, '--output', out)
  if (status !== 0 || !existsSync(out)) throw new Error(`Redocly cannot read ${file}: ${stderr.trim()}`)
}

/** The interactions that their document does not allow, by operation. */
function refusedPacts(file: string, contract: Contract): Difference[] {
  const path = join(COMMITTED, `training-web-${contract === 'training' ? 'training-api' : contract}.json`)
  const operations = new Map(
    pactFiles(COMMITTED)[path]?.interactions.map((one) => [
      one.description,
      (outcomesOf(one)[0] ?? '').split(' ', 1).join(),
    ]),
  )
  return compare(file, path).map((text) => {
    const [name = '', ...rest] = text.split(': ')
    const operation = operations.get(name)
    return operation === undefined
      ? { operation: 'the document', what: text }
      : { operation, what: `Pact "${name}": ${rest.join(': ')}` }
  })
}

async function main() {
  const { values } = parseArgs({
    options: {
      openapi: { type: 'string' },
      contract: { type: 'string', default: 'training' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const { openapi: file, contract: name } = values
  if (file === undefined || !existsSync(file))
    throw new Error(file === undefined ? USAGE : `There is no file ${file}.`)
  const contract = CONTRACTS.find((one) => one === name)
  if (!contract) throw new Error(`There is no contract ${name}.${advice(name, CONTRACTS)}`)
  using folder = temporaryFolder()
  const path = folder.at('theirs.json')
  await bundled(file, path)
  const theirs = JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument
  const fit = fitted(documents[contract], theirs)
  writeFileSync(path, JSON.stringify(fit))
  const found = [...(await differences(documents[contract], fit)), ...refusedPacts(path, contract)]
  const screens = new Map(matrix().map((row) => [row.id, row.screens]))
  const groups = Map.groupBy(found, ({ operation }) => operation)
  for (const [operation, own] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`\n${operation}`)
    for (const what of new Set(own.map((one) => one.what))) console.log(`  ${what}`)
    console.log(`  breaks ${screens.get(operation)?.join(', ') || 'no screen'}`)
  }
  console.log(`\n${file}: ${groups.size} operations of ${contract} differ.`)
  process.exitCode = found.length ? 1 : 0
}

await runMain(main, 2)
