// `npm run new-operation -- GET /api/training/instructors/{id}/balance` writes an operation in two steps. The first run writes it
// into the contract, where `TODO` marks what a person must decide. The second run reads the contract and writes the rest: handler,
// sample, Pact rows, toasts, effects and test. For a list of an instructor's own things, or one that is added to it, all of that is
// complete, and `--page` also writes the screen; of other operations, `npm run check` finds what is left.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type OpenApiDocument, operationsOf } from '../contracts/reader/openapi.ts'
import { restProblems } from './contracts/lint/rest.ts'
import { methodOf, pathItemOf, schemasOf } from './new-operation/contract.ts'
import { addTo, edit, finish, insertLast, insertSorted, withImport } from './new-operation/edit.ts'
import { type Things, thingsOf } from './new-operation/fields.ts'
import { writeForm } from './new-operation/form.ts'
import { firstNounOf, isMethod, operationName, pathKey } from './new-operation/names.ts'
import type { NewOperation } from './new-operation/operation.ts'
import { writePage } from './new-operation/page.ts'
import {
  effectOf,
  handlerImports,
  handlerOf,
  pactRowsOf,
  resourceOf,
  sampleOf,
  signOf,
  testFile,
  testHead,
  testOf,
  toastsOf,
} from './new-operation/skeleton.ts'
import { writeTable } from './new-operation/table.ts'
import { runMain } from './run-main.ts'

const USAGE = `npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG] [--page]

  METHOD   GET, POST, PUT, PATCH or DELETE
  PATH     starts with /api/training/; parameters are in braces
  --name   the operationId; without it, one is made from the path. \`list…\` has pages, \`create…\` and \`add…\` a body,
           a key and a 201, a PATCH or PUT a body and a version; anything else returns no content
  --tag    a file of contracts/training/paths; without it, the first noun of the path
  --page   also the screen: the page of an instructor's list, or the form that adds to it`

const OPENAPI = 'contracts/training/openapi.yaml'
const pathsOf = (tag: string) => `contracts/training/paths/${tag}.yaml`
const schemasFile = (name: string) => `contracts/training/schemas/${name}.yaml`
const PACTS = 'tests/pact/training'
const SHARED = ['document', 'error', 'input']

type Asked = { operation: NewOperation; isNew: boolean; hasPage: boolean }

/** Reads the command line. Throws an error whose message is for the user. */
function asked(): Asked {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, tag: { type: 'string' }, page: { type: 'boolean', default: false } },
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
  const isNew = !files.some((file) => file.includes(`operationId: ${id}\n`))
  if (!isNew && hasHandler(id))
    throw new Error(`There is an operation ${id} already. Choose another name with --name.`)
  const schemas = [...text.matchAll(/schemas\/(\w+)\.yaml/g)].find(([, name = '']) => !SHARED.includes(name))
  return { operation: { id, method, path, tag, schemas: schemas?.[1] ?? tag }, isNew, hasPage: values.page }
}

/** Whether the mock has a handler of the operation. */
const hasHandler = (id: string) =>
  readdirSync('mocks/training').some((name) =>
    new RegExp(`^  ${id}(\\(|:|,)`, 'm').test(readFileSync(`mocks/training/${name}`, 'utf8')),
  )

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
  const file = schemasFile(operation.schemas)
  const schemas = schemasOf(operation, readFileSync(file, 'utf8'))
  if (schemas) edit(file, (text) => text + schemas)
}

function writeMock(operation: NewOperation, things: Things | undefined) {
  edit(`mocks/training/${operation.tag}.ts`, (text) => {
    const withHandler = text.replace(
      '} satisfies Partial<Handlers>\n',
      (end) => `${handlerOf(operation, things)}${end}`,
    )
    if (!things) return withImport(withHandler, 'Refusal', '../refusal.ts')
    const withResource = withHandler.includes(`const ${things.one}Resource =`)
      ? withHandler
      : withImport(withHandler + resourceOf(things), 'type Row', '../db/rows.ts')
    return [['assertSelf', './access.ts'] as const, ...handlerImports(things)].reduce(
      (so, [name, from]) => withImport(so, name, from),
      withResource,
    )
  })
}

function writeTests(operation: NewOperation, things: Things | undefined, list: string | undefined) {
  edit('tests/support/sample-calls.ts', (text) =>
    insertSorted(text, sampleOf(operation, things), ['  return {\n    accept', '  }\n}']),
  )
  const [, near = ''] = /operationId: (\w+)/.exec(readFileSync(pathsOf(operation.tag), 'utf8')) ?? []
  const pacts = readdirSync(PACTS)
    .map((name) => `${PACTS}/${name}`)
    .find((file) => readFileSync(file, 'utf8').includes(`('${near}'`))
  if (!pacts) throw new Error(`No file of ${PACTS} has an interaction of ${near}.`)
  edit(pacts, (text) => text + pactRowsOf(operation, things))
  const file = testFile(operation, things)
  addTo(file, testOf(operation, things, list), testHead)
  edit(file, (text) => withImport(text, operation.id, '../../src/api/generated/training.calls.ts'))
}

/** What the application must know of each change. */
function writeEffects(operation: NewOperation, things: Things | undefined, list: string | undefined) {
  if (operation.method === 'get') return
  edit('src/api/messages.ts', (text) =>
    insertLast(text, toastsOf(operation, things), 'export const toasts = {'),
  )
  edit('src/api/stale.ts', (text) =>
    insertLast(text, effectOf(operation, things && list), 'export const effects'),
  )
  if (things && list)
    edit('src/api/lost-answers/signs.ts', (text) =>
      insertLast(text, signOf(operation, list), 'export const SIGNS'),
    )
}

/** The names of the schemas that a part of the contract needs. */
function schemasIn(document: OpenApiDocument, part: unknown, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
    if (known.has(name)) continue
    schemasIn(document, document.components.schemas?.[name], known.add(name))
  }
  return known
}

/** What a person still has to write into the contract. */
function leftIn(document: OpenApiDocument, { id, path, method }: NewOperation): string[] {
  const own = [
    id,
    ...[...schemasIn(document, document.paths[path]?.[method])].map((name) => `the schema ${name}`),
  ]
  return restProblems(document).filter((problem) =>
    own.some((name) => problem.startsWith(`${name}: `) && problem.endsWith('is still TODO')),
  )
}

/** Writes what the contract says into the rest of the project. */
function writeRest({ operation, hasPage }: Asked, document: OpenApiDocument) {
  const read = operationsOf(document).find(({ path, method }) => path === operation.path && method === 'get')
  const known = thingsOf(operation, document)
  const isKnown = known && new RegExp(`^  ${known.one}: `, 'm').test(readFileSync('mocks/db/rows.ts', 'utf8'))
  // A list needs a new table, and what is added to it the table that is there.
  const things = known && isKnown === known.input.length > 0 ? known : undefined
  if (hasPage && !things)
    throw new Error('Only the screen of an instructor’s own things can be written. Run it without --page.')
  const isList = things?.input.length === 0
  if (isList) writeTable(things)
  writeMock(operation, things)
  writeTests(operation, things, read?.id)
  writeEffects(operation, things, read?.id)
  if (!hasPage || !things) return
  if (isList) writePage(operation, things)
  else writeForm(operation, things)
}

/** The files in which a person writes the operation. */
const filesOf = ({ tag, schemas }: NewOperation) => [pathsOf(tag), schemasFile(schemas)]

const next = (operation: NewOperation, isNew: boolean) =>
  isNew
    ? `Replace each TODO in ${filesOf(operation).join(' and ')}. Then run the same
command again: it writes the rest from what you wrote.`
    : `Next:
  1. Read what was written, and complete what it could not know. npm run check says what is left.
  2. Run npm run pact, contracts:reads, contracts:matrix and contracts:changelog.`

async function main() {
  const request = asked()
  const { operation, isNew } = request
  // Imported only here, because the generator takes seconds to load and is not needed if the command line is wrong.
  const { generate } = await import('../codegen.ts')
  const generated = async () => {
    const files = await generate()
    for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
    return JSON.parse(files['contracts/bundled/training.json'] ?? '') as OpenApiDocument
  }
  if (isNew) writeContract(operation)
  const document = await generated()
  if (!isNew) {
    const left = leftIn(document, operation)
    if (left.length)
      throw new Error(`${operation.id} is in the contract, but not complete:\n${left.join('\n')}`)
    writeRest(request, document)
  }
  console.log(`${operation.id} is in these files:`)
  await finish(filesOf(operation))
  console.log(`\n${next(operation, isNew)}`)
}

await runMain(main)
