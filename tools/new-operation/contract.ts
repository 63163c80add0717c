// Writes a new operation into the contract. `TODO` marks what a person must decide; `npm run check` finds each one.
import { nounOf, paramsOf, pascal, singular } from './names.ts'
import { kindOf, type NewOperation } from './operation.ts'

/** Example values for the path parameters. The first is the ID of the signed-in instructor. */
export const exampleId = (index: number) => String(101 + index * 200)

/** The name in the names of its schemas: `InstructorPayout` of `listInstructorPayouts` and `createInstructorPayout`. */
const subjectOf = (operation: NewOperation) => {
  const [, words = ''] = /^[a-z]+([A-Z].*)$/.exec(operation.id) ?? []
  return kindOf(operation) === 'list' ? singular(words) : words || pascal(operation.id)
}
const documentName = (operation: NewOperation) =>
  `${subjectOf(operation)}${kindOf(operation) === 'list' ? 'List' : ''}Document`
const inputName = (operation: NewOperation) =>
  `${subjectOf(operation)}${kindOf(operation) === 'edit' ? 'Edit' : 'Input'}`

const parametersOf = (path: string) =>
  paramsOf(path)
    .map((name) =>
      name === 'id'
        ? '    - $ref: ../schemas/document.yaml#/IdPath\n'
        : `    - name: ${name}\n      in: path\n      description: TODO\n      required: true\n      schema: { $ref: ../schemas/document.yaml#/Id }\n`,
    )
    .join('')

/** The shared parameters, by the kind of operation. */
const SHARED = {
  one: [],
  list: ['PerPage', 'Page'],
  creation: ['IdempotencyKey'],
  edit: ['IfMatch'],
  action: [],
}

const meta = "meta: { version: '1', updatedAt: '2026-11-20T08:00:00Z' }"
/** The example of the response, indented. The ID of the resource is none of the path, so that no test takes one for the other. */
const exampleOf = (operation: NewOperation) => {
  const isList = kindOf(operation) === 'list'
  const indent = ' '.repeat(isList ? 22 : 20)
  const lines = [
    `id: '${exampleId(paramsOf(operation.path).length)}'`,
    `type: ${nounOf(operation.path)}`,
    'attributes: {}',
    ...(kindOf(operation) === 'edit' ? [meta] : []),
  ]
  return `                  data:
                    ${isList ? '- ' : ''}${lines.join(`\n${indent}`)}
${isList ? '                  meta: { total: 1, totalPages: 1 }\n' : ''}`
}

const STATUS = { one: 200, list: 200, creation: 201, edit: 200, action: 204 }
/** What the success says, by the plural of what it is about. */
const ANSWERED = {
  one: (nouns: string) => `The ${singular(nouns)}`,
  list: (nouns: string) => `The ${nouns} on this page`,
  creation: (nouns: string) => `The new ${singular(nouns)}`,
  edit: (nouns: string) => `The updated ${singular(nouns)}`,
  action: () => 'It is done',
}
/** The status of a success. */
export const successOf = (operation: NewOperation) => STATUS[kindOf(operation)]

const bodyOf = (operation: NewOperation) => {
  const kind = kindOf(operation)
  return kind === 'creation' || kind === 'edit'
    ? `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/${operation.schemas}.yaml#/${inputName(operation)} }
          examples:
            example: { value: {} }
`
    : ''
}

function answerOf(operation: NewOperation): string {
  const kind = kindOf(operation)
  if (kind === 'action') return `      '204': { description: ${ANSWERED[kind]()} }\n`
  const etag = '        headers: { ETag: { $ref: ../schemas/document.yaml#/ETag } }\n'
  return `      '${successOf(operation)}':
        description: ${ANSWERED[kind](nounOf(operation.path))}
${kind === 'edit' ? etag : ''}        content:
          application/json:
            schema: { $ref: ../schemas/${operation.schemas}.yaml#/${documentName(operation)} }
            examples:
              example:
                value:
${exampleOf(operation)}`
}

const INVALID = `      '422':
        description: TODO
        content:
          application/json:
            schema: { $ref: ../schemas/error.yaml#/ErrorDocument }
            examples:
              invalid:
                value:
                  errors:
                    - { status: '422', message: TODO, field: TODO }
`
const REFUSALS = {
  one: '',
  list: `      '422': { $ref: ../schemas/error.yaml#/InvalidPage }\n`,
  creation: INVALID,
  edit: `      '412': { $ref: ../schemas/error.yaml#/Stale }\n${INVALID}`,
  action: '',
}

/** The operation under its path, indented as in the file of its tag. */
export const methodOf = (operation: NewOperation) => {
  const shared = SHARED[kindOf(operation)].map((name) => `      - $ref: ../schemas/document.yaml#/${name}\n`)
  const notFound = paramsOf(operation.path).length
    ? `      '404': { $ref: ../schemas/error.yaml#/NotFound }\n`
    : ''
  return `  ${operation.method}:
    operationId: ${operation.id}
    summary: TODO
    description: TODO say what it does, who calls it and when, and each reason to refuse it.
    x-spec: assumed
    x-access: owner
    tags: [${pascal(operation.tag)}]
${shared.length ? `    parameters:\n${shared.join('')}` : ''}${bodyOf(operation)}    responses:
${answerOf(operation)}      '401': { $ref: ../schemas/error.yaml#/Unauthorized }
${notFound}${REFUSALS[kindOf(operation)]}      default: { $ref: ../schemas/error.yaml#/Other }
`
}

/** A new path with the operation. */
export const pathItemOf = (operation: NewOperation, key: string) => {
  const parameters = parametersOf(operation.path)
  return `${key}:\n${parameters && `  parameters:\n${parameters}`}${methodOf(operation)}`
}

const closed = (indent: string, required: string, properties: string) =>
  `${indent}type: object
${indent}additionalProperties: false
${required && `${indent}required: [${required}]\n`}${indent}properties:${properties}`

/** The resource and its fields, which the calls of the same noun share. */
function resourceSchemas(operation: NewOperation) {
  const [subject, noun] = [subjectOf(operation), singular(nounOf(operation.path))]
  const hasMeta = kindOf(operation) === 'edit'
  const required = `id, type, attributes${hasMeta ? ', meta' : ''}`
  return `${subject}Attributes:
  description: TODO what it is, and its fields
${closed('  ', '', ' {}\n')}${subject}Resource:
  description: One ${noun}.
${closed(
  '  ',
  required,
  `
    id: { $ref: document.yaml#/Id, description: Id of the ${noun}. }
    type: { type: string, const: ${nounOf(operation.path)}, description: The kind of resource. }
    attributes: { $ref: '#/${subject}Attributes' }
${hasMeta ? '    meta: { $ref: document.yaml#/VersionMeta }\n' : ''}`,
)}`
}

/**
 * The schemas of the body and the response; empty for an operation with neither.
 * @param known the schemas that are there already
 */
export function schemasOf(operation: NewOperation, known: string): string {
  const kind = kindOf(operation)
  if (kind === 'action') return ''
  const has = (name: string) => new RegExp(`^${name}:$`, 'm').test(known)
  const [subject, nouns] = [subjectOf(operation), nounOf(operation.path)]
  const isList = kind === 'list'
  const document = isList
    ? closed(
        '  ',
        'data, meta',
        `
    data:
      description: The ${nouns} on this page.
      type: array
      items: { $ref: '#/${subject}Resource' }
    meta: { $ref: document.yaml#/PageMeta }
`,
      )
    : closed('  ', 'data', `\n    data: { $ref: '#/${subject}Resource' }\n`)
  const input = `${inputName(operation)}:
  description: TODO what it says, and its fields
${closed('  ', '', ' {}\n')}`
  return [
    has(`${subject}Resource`) ? '' : resourceSchemas(operation),
    has(documentName(operation))
      ? ''
      : `${documentName(operation)}:\n  description: ${isList ? `A page of ${nouns}` : `One ${singular(nouns)}`}.\n${document}`,
    bodyOf(operation) && !has(inputName(operation)) ? input : '',
  ].join('')
}
