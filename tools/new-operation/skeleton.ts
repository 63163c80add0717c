// Writes the code of a new operation: its handler, its tests, its toasts. `TODO` marks what a person must decide.
import { exampleId, successOf } from './contract.ts'
import { firstNounOf, kebab, paramsOf } from './names.ts'
import { kindOf, type NewOperation } from './operation.ts'

const HAS_BODY = ['creation', 'edit']
const hasBody = (operation: NewOperation) => HAS_BODY.includes(kindOf(operation))

/** The arguments that a handler reads, with the page that a list has by default. */
function readBy(operation: NewOperation): string {
  const names = [...paramsOf(operation.path), ...(hasBody(operation) ? ['body'] : [])]
  const paged = kindOf(operation) === 'list' ? ['page = 1', 'perPage = 10'] : []
  return names.length + paged.length ? `{ ${[...names, ...paged].join(', ')} }` : ''
}

/** The handler. It refuses each call until someone writes it. */
export const handlerOf = (operation: NewOperation) => {
  const read = readBy(operation)
  return `
  ${operation.id}() {
    // TODO answer as the contract says. ${read ? `Its arguments: ${read}` : 'It takes no arguments.'}
    throw new Refusal(501, { message: 'The mock cannot answer ${operation.id} yet.' })
  },
`
}

const argsOf = (operation: NewOperation, ids: (index: number) => string, more: readonly string[] = []) => {
  const values = [...paramsOf(operation.path).map((name, i) => `${name}: '${ids(i)}'`), ...more]
  return values.length ? `{ ${values.join(', ')} }` : '{}'
}

/** One Pact row for each outcome. */
export const pactRowsOf = (operation: NewOperation) => {
  const { id } = operation
  const kind = kindOf(operation)
  const row = (status: number, given: string, args: string) =>
    `  rest('${id}', ${status}, { ${given}, args${args} })\n`
  const key = kind === 'creation' ? ": { ...args, idempotencyKey: 'pact-key-of-this-call' }" : ''
  const body = hasBody(operation) ? ["body: 'example'"] : []
  const unknown = argsOf(operation, (i) => (i ? exampleId(i) : '999'), body)
  const invalid = kind === 'list' ? ': { ...args, page: 0 }' : ': { ...args, body: {} }'
  return `
// TODO give each row the states that it needs, and a name in words.
describe('${id}', () => {
  const args = ${argsOf(operation, exampleId, body)} as const
${row(successOf(operation), 'given: [dana]', key)}${row(401, '...stale', '')}${
    paramsOf(operation.path).length ? row(404, 'given: [dana]', `: ${unknown}`) : ''
  }${kind === 'edit' ? row(412, 'given: [dana]', `: { ...args, ifMatch: '"an-older-version"' }`) : ''}${
    kind === 'list' || hasBody(operation) ? row(422, 'given: [dana]', invalid) : ''
  }})
`
}

const sampleArgs = (operation: NewOperation) => {
  const [first, ...more] = paramsOf(operation.path)
  const ids = first ? [first === 'id' ? 'id' : `${first}: id`, ...more.map((name) => `${name}: id`)] : []
  const all = [...ids, ...(hasBody(operation) ? ['body: {}'] : [])]
  return all.length ? `({ ${all.join(', ')} })` : '({})'
}
/** Whether the sample needs other ids than the one of the signed-in instructor. */
const isOther = ({ path }: NewOperation) =>
  paramsOf(path).length > (firstNounOf(path) === 'instructors' ? 1 : 0)
const ofTheSeed = (operation: NewOperation) => (isOther(operation) ? ' // TODO ids of the seed' : '')
export const sampleOf = (operation: NewOperation) =>
  `    ${operation.id}: () => ${sampleArgs(operation)},${ofTheSeed(operation)}\n`

/** The row with which the test of stale data calls the operation. */
export const readOf = (operation: NewOperation) =>
  paramsOf(operation.path).length
    ? `    ${operation.id}: () => readAll(training.${operation.id}, [${sampleArgs(operation).slice(1, -1)}]),${ofTheSeed(operation)}\n`
    : `    ${operation.id}: none(() => training.${operation.id}()),\n`

export const accessRowOf = ({ id }: NewOperation) => `  ${id}: { ...hidden },\n`

/** No toasts until someone decides: the screen shows what happened. */
export const toastsOf = ({ id }: NewOperation) =>
  `  ${id}: { success: false, failure: false }, // TODO its texts, unless the screen shows what happened\n`

/** The change makes no read stale until someone decides; its test finds the reads. */
export const effectOf = ({ id }: NewOperation) => `  ${id}: NOTHING, // TODO the reads that it makes stale\n`

/** The row of the test of toasts. */
export const noToastOf = ({ id }: NewOperation) => `  ${id}: null,\n`

export const testFile = ({ id }: NewOperation) => `tests/mock/${kebab(id)}.test.ts`

/** A test of the mock. It fails until someone writes it. */
export const testOf = (operation: NewOperation) => `import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { ${operation.id} } from '../../src/api/generated/training.calls.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor

// TODO say in the title what it does, and expect that.
test('${operation.id}', async () => {
  mock.as('instructor')
  expect(await ${operation.id}${sampleArgs(operation)}).toEqual({})
})
`
