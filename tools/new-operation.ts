// `npm run new-operation -- GET /api/training/instructors/{id}/balance` writes the skeleton of an operation: its path, example,
// handler, sample, access row, Pact rows, toasts, effects and test. `TODO` marks what is left to decide, and `npm run check`
// finds it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { firstNounOf, isMethod, operationName, pathKey } from './new-operation/names.ts'
import { methodOf, pathItemOf, schemasOf } from './new-operation/contract.ts'
import type { NewOperation } from './new-operation/operation.ts'
import {
  accessRowOf,
  effectOf,
  handlerOf,
  noToastOf,
  pactRowsOf,
  readOf,
  sampleOf,
  testFile,
  testOf,
  toastsOf,
} from './new-operation/skeleton.ts'

const USAGE = `npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG]

  METHOD   GET, POST, PUT, PATCH or DELETE
  PATH     starts with /api/training/; parameters are in braces
  --name   the operationId; without it, one is made from the path. \`list…\` has pages, \`create…\` and \`add…\` a body,
           a key and a 201, a PATCH or PUT a body and a version; anything else returns no content
  --tag    a file of contracts/training/paths; without it, the first noun of the path`

const OPENAPI = 'contracts/training/openapi.yaml'
const pathsOf = (tag: string) => `contracts/training/paths/${tag}.yaml`
const PACTS = 'tests/pact/training'
const SHARED = ['document', 'error', 'input']

function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} has no place for the operation.`)
  writeFileSync(file, after)
  console.log(`  ${file}`)
}

/** Reads the command line. Throws an error whose message is for the user. */
function newOperation(): NewOperation {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, tag: { type: 'string' } },
  })
  const [method = '', path = ''] = [positionals[0]?.toLowerCase(), positionals[1]]
  if (!isMethod(method) || !/^\/api\/training(\/([\w-]+|\{\w+\}))+$/.test(path)) throw new Error(USAGE)
  const tag = values.tag ?? firstNounOf(path)
  const id = values.name ?? operationName(method, path)
  if (!existsSync(pathsOf(tag))) {
    const known = readdirSync('contracts/training/paths').map((name) => name.replace('.yaml', ''))
    throw new Error(`There is no tag ${tag}. Choose one with --tag: ${known.join(', ')}`)
  }
  const text = readFileSync(pathsOf(tag), 'utf8')
  const files = readdirSync('contracts/training/paths').map((name) =>
    readFileSync(`contracts/training/paths/${name}`, 'utf8'),
  )
  if (files.some((file) => file.includes(`operationId: ${id}\n`)))
    throw new Error(`There is an operation ${id} already. Choose another name with --name.`)
  const schemas = [...text.matchAll(/schemas\/(\w+)\.yaml/g)].find(([, name = '']) => !SHARED.includes(name))
  return { id, method, path, tag, schemas: schemas?.[1] ?? tag }
}

/** Where the path is in the contract: its key in the file of its tag, which openapi.yaml refers to. */
const knownKey = ({ path }: NewOperation, openapi: string) => {
  const at = openapi.indexOf(`  ${path}:\n`)
  return at < 0 ? undefined : /#\/(\w+)/.exec(openapi.slice(at))?.[1]
}

function writeContract(operation: NewOperation) {
  const known = knownKey(operation, readFileSync(OPENAPI, 'utf8'))
  const key = known ?? pathKey(operation.path)
  if (known === undefined)
    edit(OPENAPI, (text) =>
      text.replace(
        '\ncomponents:\n',
        `\n  ${operation.path}:\n    $ref: paths/${operation.tag}.yaml#/${key}\ncomponents:\n`,
      ),
    )
  edit(pathsOf(operation.tag), (text) => {
    if (known === undefined) return text + pathItemOf(operation, key)
    const start = text.indexOf(`${key}:\n`)
    const length = /\n(?=\w)/.exec(text.slice(start))?.index
    const end = length === undefined ? text.length : start + length + 1
    return text.slice(0, end) + methodOf(operation) + text.slice(end)
  })
  const schema = schemasOf(operation)
  if (schema) edit(`contracts/training/schemas/${operation.schemas}.yaml`, (text) => text + schema)
}

/** Adds a line to a sorted list. The name at the start of each line determines the order. */
const insertSorted = (text: string, line: string, [from, to]: [string, string]) => {
  const start = text.indexOf(from) + from.length
  const end = text.indexOf(to, start)
  const name = line.trim().split(':', 1).join()
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines = [...text.slice(start, end).matchAll(new RegExp(`^${indent}(\\w+)[:,]`, 'gm'))]
  const next = lines.find(([, other = '']) => other > name)
  const at = next ? start + next.index : end
  return text.slice(0, at) + line + text.slice(at)
}

/** Adds a line at the end of a table. */
const insertLast = (text: string, line: string, table: string) => {
  const end = text.indexOf('\n}', text.indexOf(table)) + 1
  return text.slice(0, end) + line + text.slice(end)
}

function writeMock(operation: NewOperation) {
  edit(`mocks/training/${operation.tag}.ts`, (text) => {
    const imported = /import \{([^}]*)\} from '\.\.\/refusal\.ts'/
    const withImport = imported.test(text)
      ? text.replace(imported, (whole, names: string) =>
          /\bRefusal\b/.test(names) ? whole : `import {${names.trimEnd()}, Refusal } from '../refusal.ts'`,
        )
      : text.replace(
          /(import type \{[^}]*Handlers[^}]*\} from [^\n]*\n)/,
          `$1import { Refusal } from '../refusal.ts'\n`,
        )
    return withImport.replace(
      '} satisfies Partial<Handlers>',
      `${handlerOf(operation)}} satisfies Partial<Handlers>`,
    )
  })
}

function writeTests(operation: NewOperation) {
  edit('tests/support/sample-calls.ts', (text) =>
    insertSorted(text, sampleOf(operation), ['  return {\n    accept', '  }\n}']),
  )
  edit('tests/support/access-cases.ts', (text) =>
    insertSorted(text, accessRowOf(operation), ['const CASES: Record<OperationId, Case> = {\n', '}\n']),
  )
  if (operation.method === 'get')
    edit('tests/mock/stale.test.ts', (text) =>
      insertSorted(text, readOf(operation), ['none(() => mesh.qualificationProgress()),\n', '  }\n}']),
    )
  const toasts = 'tests/mock/toasts.test.ts'
  edit(toasts, (text) =>
    insertSorted(text, noToastOf(operation), [
      'FAILURE_TOASTS: Record<QueryId | MutationId, string | null> = {\n',
      '}\n',
    ]),
  )
  if (operation.method !== 'get')
    edit(toasts, (text) =>
      insertSorted(text, noToastOf(operation), [
        'SUCCESS_TOASTS: Record<MutationId, string | null> = {\n',
        '}\n',
      ]),
    )
  const [, near = ''] = /operationId: (\w+)/.exec(readFileSync(pathsOf(operation.tag), 'utf8')) ?? []
  const pacts = readdirSync(PACTS)
    .map((name) => `${PACTS}/${name}`)
    .find((file) => readFileSync(file, 'utf8').includes(`rest('${near}'`))
  if (!pacts) throw new Error(`No file of ${PACTS} has an interaction of ${near}.`)
  edit(pacts, (text) => text + pactRowsOf(operation))
  writeFileSync(testFile(operation), testOf(operation))
  console.log(`  ${testFile(operation)}`)
}

/** What the application must know of each change. */
function writeEffects(operation: NewOperation) {
  if (operation.method === 'get') return
  edit('src/api/messages.ts', (text) => insertLast(text, toastsOf(operation), 'export const toasts = {'))
  edit('src/api/stale.ts', (text) =>
    insertLast(text, effectOf(operation), 'effects: Record<MutationId, Effect> = {'),
  )
}

async function main() {
  const operation = newOperation()
  console.log(`${operation.id} is in these files:`)
  writeContract(operation)
  writeMock(operation)
  writeTests(operation)
  writeEffects(operation)
  // Imported only here, because the generator takes seconds to load and is not needed if the command line is wrong.
  const { generate } = await import('../codegen.ts')
  for (const [file, text] of Object.entries(await generate())) writeFileSync(file, text)
  console.log(`
Next:
  1. Replace each TODO in the contract, starting with ${pathsOf(operation.tag)}; then run npm run codegen.
  2. Answer the call in mocks/training/${operation.tag}.ts.
  3. Complete the Pact rows and the test; then run npm run pact, contracts:reads, contracts:matrix and
     contracts:changelog.
  4. Use it on a screen, with a test in tests/browser.
  5. npm run check says what is left.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
