import { expect, test } from 'vitest'
import { documents } from '../../contracts/reader/contracts.ts'
import { lint } from '../../tools/contracts/lint.ts'
import { meshProblems } from '../../tools/contracts/lint/mesh.ts'
import { restProblems } from '../../tools/contracts/lint/rest.ts'
import { redocly } from '../../tools/contracts/redocly.ts'

test('the contracts have no lint errors', async () => expect(await lint()).toEqual([]))

test('the rules cover every contract', async () => {
  const { stderr } = await redocly('lint', '--config', 'contracts/redocly.yaml')
  const roots = ['training/openapi.yaml', 'mesh/schema.graphql', 'services/geocoding.yaml']
  const services = ['content', 'search', 'leads'].map((name) => `services/${name}.yaml`)
  for (const root of [...roots, ...services]) expect(stderr).toContain(`contracts/${root}: validated`)
})

test('a schema without a description and a response without an example are found', () => {
  const broken = structuredClone(documents.leads) as unknown as {
    components: { schemas: { Lead: { description?: string } } }
    paths: {
      '/leads': { post: { responses: { 422: { content: { 'application/json': { examples?: object } } } } } }
    }
  }
  delete broken.components.schemas.Lead.description
  delete broken.paths['/leads'].post.responses[422].content['application/json'].examples
  expect(restProblems(broken as never)).toEqual([
    'the schema Lead has no description',
    'submitLead: 422 has no example',
  ])
})

test('an operation whose x-access contradicts its security is found', () => {
  const broken = structuredClone(documents.training)
  const at = (path: string) => broken.paths[path]?.get ?? expect.unreachable()
  delete at('/api/training/curricula').security
  at('/api/training/students/{id}')['x-access'] = 'anonymous'
  at('/api/training/agreements').security = [{}]
  expect(restProblems(broken)).toEqual([
    'getStudent: x-access is anonymous, but its security needs a token',
    'listAgreements: x-access is instructor, but its security needs no token',
    'listCurricula: x-access is anonymous, but its security needs a token',
  ])
})

test('a field without a description, and one that does not say what null means, are found', () => {
  const broken = structuredClone(documents.training) as unknown as {
    components: {
      schemas: { RegistrantAttributes: { properties: Record<string, { description?: string }> } }
    }
  }
  const { properties } = broken.components.schemas.RegistrantAttributes
  delete properties['firstName']?.description
  // The type Id has a description, but it does not say whose id this is.
  delete properties['studentId']?.description
  properties['phone'] = { ...properties['phone'], description: 'The phone number.' }
  const at = 'schemas RegistrantAttributes'
  expect(restProblems(broken as never)).toEqual([
    `${at} studentId has no description`,
    `${at} firstName has no description`,
    `${at} phone does not say what null means`,
  ])
})

test('a new resource without an address and a limit without a time to wait are found', () => {
  const broken = structuredClone(documents.training)
  const created = broken.paths['/api/training/registrants']?.post?.responses ?? expect.unreachable()
  delete (created['201'] as { headers?: Record<string, unknown> }).headers?.['Location']
  const limited = broken.paths['/api/training/courses/{id}/details']?.post?.responses ?? expect.unreachable()
  limited['429'] = { $ref: '#/components/responses/NotFound' }
  expect(restProblems(broken)).toEqual([
    'createRegistrant: 201 needs the header Location',
    'requestCourseDetails: 429 needs the header Retry-After',
  ])
})

test('a refusal that is not about its own operation is found', () => {
  const broken = structuredClone(documents.training)
  const responses = broken.paths['/api/training/registrants']?.post?.responses ?? expect.unreachable()
  responses['409'] = { $ref: '#/components/responses/InvalidPage' }
  responses['422'] = { $ref: '#/components/responses/InvalidPage' }
  expect(restProblems(broken)).toEqual([
    'createRegistrant: 409 needs a description and examples of its own, one for each reason',
    'createRegistrant: 422 needs a description and examples of its own, one for each reason',
    'createRegistrant: the example noPage of 422 blames the unknown field page',
  ])
})

const SDL = `
  directive @servedAt(paths: [String!]!) on FIELD_DEFINITION
  directive @access(who: String!) on FIELD_DEFINITION
  directive @spec(section: String!) on FIELD_DEFINITION
  type Query {
    "Known."
    good("Known." a: Int): Int @servedAt(paths: ["/"]) @access(who: "anonymous") @spec(section: "7 Other")
    bad(a: Int): Int @servedAt(paths: ["/"])
  }`

test('a root field without a description, a source or an access rule is found', () =>
  expect(meshProblems(SDL, {})).toEqual([
    'Query has no description',
    'Query.bad has no description',
    'Query.bad(a) has no description',
    'bad needs @spec with a section of the specification, or @assumed with a reason',
    'bad needs @access to say who may call it',
  ]))

test('an unknown caller is found', () =>
  expect(meshProblems(SDL.replace('"anonymous"', '"signedin"'), {})).toContain(
    'good has @access for signedin: choose from anonymous, signed-in, instructor',
  ))

test('an operation of the application that does not match the schema is found', () =>
  expect(meshProblems(SDL, { 'worse.graphql': '{ worse }' })).toContain(
    'worse.graphql: Cannot query field "worse" on type "Query".',
  ))
