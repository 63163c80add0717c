// Writes the text of a new operation for each file. `TODO` marks what a person must decide; `npm run check` finds each one.
import { kebab, type Method, nounOf, paramsOf, pascal } from './names.ts'

export type NewOperation = { id: string; method: Method; path: string; tag: string; schemas: string }

/** Example values for the path parameters. The first is the ID of the signed-in instructor. */
const idOf = (index: number) => String(101 + index * 200)

const parametersOf = (path: string) =>
  paramsOf(path)
    .map((name) =>
      name === 'id'
        ? '    - $ref: ../schemas/document.yaml#/IdPath\n'
        : `    - name: ${name}\n      in: path\n      description: TODO\n      required: true\n      schema: { $ref: ../schemas/document.yaml#/Id }\n`,
    )
    .join('')

const documentName = ({ id }: NewOperation) => `${pascal(id.replace(/^get/, ''))}Document`

const answerOf = (operation: NewOperation) =>
  operation.method === 'get'
    ? `      '200':
        description: TODO
        content:
          application/json:
            schema: { $ref: ../schemas/${operation.schemas}.yaml#/${documentName(operation)} }
            examples:
              example: { value: { data: { id: '${idOf(0)}', type: ${nounOf(operation.path)}, attributes: {} } } }
`
    : `      '204': { description: TODO }\n`

/** The operation under its path, indented as in the file of its tag. */
export const methodOf = (operation: NewOperation) => `  ${operation.method}:
    operationId: ${operation.id}
    summary: TODO
    description: TODO say what it does, who calls it and when, and each reason to refuse it.
    x-spec: assumed
    x-access: owner
    tags: [${pascal(operation.tag)}]
    responses:
${answerOf(operation)}      '401': { $ref: ../schemas/error.yaml#/Unauthorized }
      '404': { $ref: ../schemas/error.yaml#/NotFound }
      default: { $ref: ../schemas/error.yaml#/Other }
`

/** A new path with the operation. */
export const pathItemOf = (operation: NewOperation, key: string) => {
  const parameters = parametersOf(operation.path)
  return `${key}:\n${parameters && `  parameters:\n${parameters}`}${methodOf(operation)}`
}

/** The schema of the response; empty if the operation returns no content. */
export const schemaOf = (operation: NewOperation) =>
  operation.method === 'get'
    ? `${documentName(operation)}:
  description: TODO
  type: object
  additionalProperties: false
  required: [data]
  properties:
    data:
      description: The resource.
      type: object
      additionalProperties: false
      required: [id, type, attributes]
      properties:
        id: { $ref: document.yaml#/Id, description: TODO }
        type: { type: string, const: ${nounOf(operation.path)}, description: The kind of resource. }
        attributes: { type: object, additionalProperties: false, properties: {}, description: TODO }
`
    : ''

/** The handler. It refuses each call until someone writes it. */
export const handlerOf = ({ id }: NewOperation) => `
  ${id}() {
    // TODO answer as the contract says.
    throw new Refusal(501, { message: 'The mock cannot answer ${id} yet.' })
  },
`

const argsOf = ({ path }: NewOperation, ids: (index: number) => string) =>
  `{ ${paramsOf(path)
    .map((name, i) => `${name}: '${ids(i)}'`)
    .join(', ')} }`

/** One Pact row for each outcome. */
export const pactRowsOf = (operation: NewOperation) => {
  const { id, method } = operation
  return `
// TODO give each row the states that it needs, and a name in words.
describe('${id}', () => {
  const args = ${argsOf(operation, idOf)}
  rest('${id}', ${method === 'get' ? 200 : 204}, { given: [dana], args })
  rest('${id}', 401, { ...stale, args })
  rest('${id}', 404, { given: [dana], args: ${argsOf(operation, (i) => (i ? idOf(i) : '999'))} })
})
`
}

const sampleArgs = ({ path }: NewOperation) => {
  const [first, ...more] = paramsOf(path)
  return first
    ? `({ ${[first === 'id' ? 'id' : `${first}: id`, ...more.map((name) => `${name}: id`)].join(', ')} })`
    : '({})'
}
export const sampleOf = (operation: NewOperation) => `    ${operation.id}: () => ${sampleArgs(operation)},\n`

/** The row with which the test of stale data calls the operation. */
export const readOf = (operation: NewOperation) =>
  paramsOf(operation.path).length
    ? `    ${operation.id}: () => readAll(training.${operation.id}, [${sampleArgs(operation).slice(1, -1)}]),\n`
    : `    ${operation.id}: none(() => training.${operation.id}()),\n`

export const accessRowOf = ({ id }: NewOperation) => `  ${id}: { ...hidden },\n`

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
