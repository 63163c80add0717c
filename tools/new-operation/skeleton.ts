// Writes the code of a new operation: its handler, its tests, its toasts. Of an instructor's own things it is complete; of others,
// `TODO` marks what a person must decide.
import { exampleId, successOf } from './contract.ts'
import { code, type Field, type Things } from './fields.ts'
import { firstNounOf, kebab, paramsOf, spaced } from './names.ts'
import { kindOf, type NewOperation } from './operation.ts'
import { orderOf } from './table.ts'

const HAS_BODY = ['creation', 'edit']
const hasBody = (operation: NewOperation) => HAS_BODY.includes(kindOf(operation))

/** The arguments that a handler reads, with the page that a list has by default. */
function readBy(operation: NewOperation): string {
  const names = [...paramsOf(operation.path), ...(hasBody(operation) ? ['body'] : [])]
  const paged = kindOf(operation) === 'list' ? ['page = 1', 'perPage = 10'] : []
  return names.length + paged.length ? `{ ${[...names, ...paged].join(', ')} }` : ''
}

/** A handler that refuses each call until someone writes it. */
const refusing = (operation: NewOperation) => {
  const read = readBy(operation)
  return `
  ${operation.id}() {
    // TODO answer as the contract says. ${read ? `Its arguments: ${read}` : 'It takes no arguments.'}
    throw new Refusal(501, { message: 'The mock cannot answer ${operation.id} yet.' })
  },
`
}

const listing = ({ id }: NewOperation, { one, ...things }: Things) => `
  ${id}({ id, page = 1, perPage = 10 }, { actor, db }) {
    assertSelf(actor, id)
    const { rows, ...meta } = db.${one}.page('instructorId', id, { order: ${orderOf({ one, ...things })}, page, perPage })
    return { data: rows.map(${one}Resource), meta }
  },
`

/** The first value of a field that the body does not have. */
const unsaid = ({ format, example }: Field) => {
  if (format === 'date-time') return 'new Date(now).toISOString()'
  return format === 'date' ? 'new Date(now).toISOString().slice(0, 10)' : code(example)
}

const creating = ({ id }: NewOperation, { one, fields, input }: Things) => {
  const values = fields.map((field) => {
    const sent = input.find(({ name }) => name === field.name)
    if (!sent) return `${field.name}: ${unsaid(field)}`
    return `${field.name}: body.${field.name}${sent.isRequired ? '' : ` ?? ${unsaid({ ...field, example: field.isNullable ? null : field.example })}`}`
  })
  const now = values.some((value) => value.includes('(now)')) ? ', now' : ''
  return `
  ${id}({ id, body }, { actor, db${now} }) {
    assertSelf(actor, id)
    const ${one} = db.${one}.create({ instructorId: id, ${values.join(', ')} })
    return { data: ${one}Resource(${one}) }
  },
`
}

export const handlerOf = (operation: NewOperation, things?: Things) =>
  things ? (things.input.length ? creating : listing)(operation, things) : refusing(operation)

/** A row as the contract shows it. */
export const resourceOf = ({ one, many, fields }: Things) => `
const ${one}Resource = ({ id, ${fields.some(({ name }) => name === 'instructorId') ? '' : 'instructorId: _, '}...attributes }: Row<'${one}'>) => ({
  id,
  type: '${many}' as const,
  attributes,
})
`

const argsOf = (operation: NewOperation, ids: (index: number) => string, more: readonly string[] = []) => {
  const values = [...paramsOf(operation.path).map((name, i) => `${name}: '${ids(i)}'`), ...more]
  return values.length ? `{ ${values.join(', ')} }` : '{}'
}

/** One Pact row for each outcome. */
export const pactRowsOf = (operation: NewOperation, things?: Things) => {
  const { id } = operation
  const kind = kindOf(operation)
  const row = (status: number, given: string, args: string) =>
    `  rest('${id}', ${status}, ${given}, ${args})\n`
  const key = kind === 'creation' ? "{ ...args, idempotencyKey: 'pact-key-of-this-call' }" : 'args'
  const body = hasBody(operation) ? ["body: 'example'"] : []
  const unknown = argsOf(operation, (i) => (i ? exampleId(i) : '999'), body)
  const invalid = kind === 'list' ? '{ ...args, page: 0 }' : '{ ...args, body: {} as never }'
  const given =
    things && kind === 'list' ? `[dana, ['${things.one} {id} exists', { id: '${things.id}' }]]` : '[dana]'
  return `
${things ? '' : '// TODO give each row the states that it needs, and a name in words.\n'}describe('${things ? titleOf(operation, things) : id}', () => {
  const args = ${argsOf(operation, exampleId, body)} as const
${row(successOf(operation), given, key)}${row(401, 'stale', 'args')}${
    paramsOf(operation.path).length ? row(404, '[dana]', unknown) : ''
  }${kind === 'edit' ? row(412, '[dana]', `{ ...args, ifMatch: '"an-older-version"' }`) : ''}${
    kind === 'list' || hasBody(operation) ? row(422, '[dana]', invalid) : ''
  }})
`
}

/** `Payouts`, and `A new payout`. */
const titleOf = (operation: NewOperation, { many, one }: Things) =>
  kindOf(operation) === 'list' ? spaced(many) : `A new ${spaced(one).toLowerCase()}`

/** A body that the contract takes: its example. */
const bodyOf = ({ input = [] }: Partial<Things>) =>
  `body: { ${input
    .filter(({ example }) => example !== null)
    .map(
      ({ name, type, example, values }) =>
        `${name}: ${code(example)}${type === 'string' && values ? ' as const' : ''}`,
    )
    .join(', ')} }`

const sampleArgs = (operation: NewOperation, things: Partial<Things> = {}) => {
  const [first, ...more] = paramsOf(operation.path)
  const ids = first ? [first === 'id' ? 'id' : `${first}: id`, ...more.map((name) => `${name}: id`)] : []
  const all = [...ids, ...(hasBody(operation) ? [bodyOf(things)] : [])]
  return all.length ? `({ ${all.join(', ')} })` : '({})'
}
/** Whether the sample needs other ids than the one of the signed-in instructor. */
const isOther = ({ path }: NewOperation) =>
  paramsOf(path).length > (firstNounOf(path) === 'instructors' ? 1 : 0)
const ofTheSeed = (operation: NewOperation) => (isOther(operation) ? ' // TODO ids of the seed' : '')
export const sampleOf = (operation: NewOperation, things?: Things) =>
  `    ${operation.id}: () => ${sampleArgs(operation, things)},${ofTheSeed(operation)}\n`

/** Its toasts; none until someone decides, if the screen may show what happened. */
export const toastsOf = ({ id }: NewOperation, things?: Things) => {
  if (!things)
    return `  ${id}: { success: false, failure: false }, // TODO its texts, unless the screen shows what happened\n`
  const name = spaced(things.one)
  return `  ${id}: { success: '${name} Added', failure: 'Error Adding ${name}' },\n`
}

/** The reads that the change makes stale. None until someone decides, if they are not known; its test finds them. */
export const effectOf = ({ id }: NewOperation, list?: string) =>
  list
    ? `  ${id}: { stale: ['${list}'] },\n`
    : `  ${id}: ${/^(archive|delete|remove)/.test(id) ? '{ stale: [], endsKeys: true }' : 'NOTHING'}, // TODO the reads that it makes stale\n`

/** What shows that a lost call had arrived after all. */
export const signOf = ({ id }: NewOperation, list: string) => `  ${id}: [created, '${list}'],\n`

export const testFile = ({ id }: NewOperation, things?: Things) =>
  `tests/mock/${kebab(things?.many ?? id)}.test.ts`

export const testHead = `import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
`

const listTest = ({ id }: NewOperation, { many }: Things) => `
test('the ${spaced(many).toLowerCase()} of an instructor come a page at a time', async () => {
  mock.as('instructor')
  const [first, second, all] = await Promise.all([${id}({ id }), ${id}({ id, page: 2 }), ${id}({ id, perPage: 0 })])
  expect(first.data).toHaveLength(10)
  expect(first.meta).toEqual({ total: all.data.length, totalPages: 2 })
  expect([...first.data, ...second.data]).toEqual(all.data)
})

test('an instructor who teaches nothing yet has no ${spaced(many).toLowerCase()}', async () => {
  mock.as('newcomer')
  expect(await ${id}({ id: PEOPLE.newcomer.id })).toEqual({ data: [], meta: { total: 0, totalPages: 0 } })
})
`

const creationTest = (operation: NewOperation, things: Things, list: string) => `
test('a new ${spaced(things.one).toLowerCase()} is on the list', async () => {
  mock.as('instructor')
  const args = ${sampleArgs(operation, things)}
  const { data } = await ${operation.id}(args)
  expect(data.attributes).toMatchObject(args.body)
  const { data: all } = await ${list}({ id, perPage: 0 })
  expect(all).toContainEqual(data)
})
`

/** A test of the mock. Of what is not complete it fails until someone writes it. */
export const testOf = (operation: NewOperation, things?: Things, list?: string) => {
  if (things && list) return (things.input.length ? creationTest : listTest)(operation, things, list)
  return `
// TODO say in the title what it does, and expect that.
test('${operation.id}', async () => {
  mock.as('instructor')
  expect(await ${operation.id}${sampleArgs(operation)}).toEqual({})
})
`
}

/** What a handler and a resource import, beside `Row`. */
export const handlerImports = (things: Things) =>
  things.input.length ? [] : [[orderOf(things), '../db/indexes.ts'] as const]
