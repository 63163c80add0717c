// Each mistake that a convention of the contract forbids, planted once.
import { expect, test } from 'vitest'
import { documents } from '../../contracts/reader/contracts.ts'
import { conventionProblems } from '../../tools/contracts/lint/conventions.ts'

// A planted mistake reaches into any part of the document.
type Any = Record<string, never> & { [key: string]: Any }

const STUDENT = '/api/training/students/{id}'
const STUDENTS = '/api/training/instructors/{id}/students'
const REGISTRANTS = '/api/training/registrants'

const at = (node: Any, ...path: string[]): Any =>
  path.reduce((value, key) => value[key] ?? expect.unreachable(key), node)
const drop = (node: Any, key: string) => Reflect.deleteProperty(node, key)
const set = (node: Any, key: string, value: unknown) => Reflect.set(node, key, value)
const renamed = (node: Any, from: string, to: string) => {
  set(node, to, node[from])
  drop(node, from)
}
const withoutParameter = (operation: Any, name: string) =>
  set(
    operation,
    'parameters',
    (operation['parameters'] as unknown as { $ref?: string }[]).filter(
      ({ $ref = '' }) => !$ref.endsWith(name),
    ),
  )

test('the contract follows its conventions', () => expect(conventionProblems(documents.training)).toEqual([]))

const broken = (plant: (paths: Any, schemas: Any) => unknown) => {
  const document = structuredClone(documents.training)
  plant(document.paths as unknown as Any, document.components.schemas as unknown as Any)
  return conventionProblems(document)
}

test.each([
  ['getStudent', 'get', '401', 'it needs a token'],
  ['getStudent', 'get', '404', 'its path has an id'],
  ['updateStudent', 'patch', '422', 'it takes a body'],
  ['getStudent', 'get', 'default', 'any call can fail otherwise'],
  ['updateStudent', 'patch', '412', 'it takes If-Match'],
])('the call %s (%s) without %s is found, because %s', (id, method, status, reason) =>
  expect(broken((paths) => drop(at(paths, STUDENT, method, 'responses'), status))).toContain(
    `${id}: ${status} is missing, although ${reason}`,
  ),
)

test.each<[string, (paths: Any, schemas: Any) => unknown, string]>([
  [
    'a field in snake_case',
    (_, schemas) =>
      renamed(at(schemas, 'StudentAttributes', 'properties'), 'lastCourseName', 'last_course_name'),
    'the schema StudentAttributes: last_course_name must be in camelCase',
  ],
  [
    'a field of a request in snake_case',
    (_, schemas) =>
      set(at(schemas, 'StudentEdit', 'properties'), 'nick_name', { type: 'string', maxLength: 9 }),
    'the schema StudentEdit: nick_name must be in camelCase',
  ],
  [
    'a path in camelCase',
    (paths) => renamed(paths, '/api/training/course-items', '/api/training/courseItems'),
    'listCourseItems: the part courseItems of the path must be in kebab-case',
  ],
  [
    'an operationId without a verb',
    (paths) => set(at(paths, STUDENT, 'get'), 'operationId', 'students_get'),
    'students_get: an operationId is a known verb and a noun, such as getStudent',
  ],
  [
    'an operationId in snake_case',
    (paths) => set(at(paths, STUDENT, 'patch'), 'operationId', 'student_edit'),
    'student_edit: an operationId is a known verb and a noun, such as getStudent',
  ],
  [
    'another way to page',
    (paths) =>
      set(at(paths, STUDENTS, 'get'), 'parameters', [
        { name: 'limit', in: 'query', schema: { type: 'integer' } },
      ]),
    'listStudents: limit is another way to page; ours is page and perPage',
  ],
  [
    'a page without its size',
    (paths) => withoutParameter(at(paths, STUDENTS, 'get'), '/PerPage'),
    'listStudents: page and perPage belong together',
  ],
  [
    'a text of any length in a request',
    (_, schemas) => set(at(schemas, 'StudentEdit', 'properties'), 'nickname', { type: 'string' }),
    'updateStudent: the body nickname has no maxLength',
  ],
  [
    'a list of any length in a request',
    (_, schemas) =>
      set(at(schemas, 'StudentEdit', 'properties'), 'tags', { type: 'array', items: { type: 'boolean' } }),
    'updateStudent: the body tags has no maxItems',
  ],
  [
    'a creation without a key',
    (paths) => withoutParameter(at(paths, REGISTRANTS, 'post'), '/IdempotencyKey'),
    'createRegistrant: what creates something takes the header Idempotency-Key',
  ],
  [
    'an edit without a version',
    (paths) => withoutParameter(at(paths, STUDENT, 'patch'), '/IfMatch'),
    'updateStudent: the header If-Match of an edit and the ETag of its response belong together',
  ],
  [
    'an edit without an ETag',
    (paths) => drop(at(paths, STUDENT, 'patch', 'responses', '200'), 'headers'),
    'updateStudent: the header If-Match of an edit and the ETag of its response belong together',
  ],
  [
    'a placeholder',
    (paths) => set(at(paths, STUDENT, 'get'), 'description', 'TBD, see the wiki'),
    'getStudent: "TBD, see the wiki" is a placeholder',
  ],
  [
    'an unknown section of the specification',
    (paths) => set(at(paths, STUDENT, 'get'), 'x-spec', '7 Studens'),
    'getStudent: x-spec 7 Studens is no section of the specification',
  ],
  [
    'an example with another status',
    (paths) =>
      set(
        at(paths, STUDENT, ...'patch responses 422 content application/json examples twoRules'.split(' ')),
        'value',
        { errors: [{ status: '409', message: 'Required' }] },
      ),
    'updateStudent: the example twoRules of 422 has the status 409',
  ],
])('%s is found', (_, plant, problem) => expect(broken(plant)).toContain(problem))
