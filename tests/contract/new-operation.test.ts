// `npm run new-operation` in a copy of the repository: what it writes is valid and works, and the checks name what is left.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'new-operation-'))
const run = (...command: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...command],
    { cwd: copy, encoding: 'utf8' },
  )
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) cpSync(file, join(copy, file))
  // The packages are ours, but not their cache: the consumer tests of the copy record into it, as ours do meanwhile.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => one !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Fields of every kind that a table and a form can be made of. */
const FIELDS = `required: [name, height, kind, isLit, builtOn]
  properties:
    name: { type: string, minLength: 1, description: Its name. }
    height: { type: number, description: Feet. }
    kind: { type: string, enum: [ROUND, SQUARE], description: How it looks. }
    isLit: { type: boolean, description: Whether it shines. }
    builtOn: { type: string, format: date, description: When it was built. }
    note: { type: [string, 'null'], description: Null for none. }`
const EXAMPLE = "name: Point Loma, height: 70, kind: ROUND, isLit: true, builtOn: '1891-03-23'"

/** Draws the page with what the mock answers. */
const PAGE_TEST = `
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { listInstructorLighthouses } from '../../src/api/generated/training.calls.ts'
import { Component } from '../../src/instructor/lighthouses/LighthousesPage.tsx'
import { lighthousesQuery } from '../../src/instructor/lighthouses/lighthouses-query.ts'
import { pageOwner } from '../../src/session/page-owner.ts'
import { useMock } from '../support/use-mock.ts'

const mock = useMock()
const { id } = PEOPLE.instructor
const around = (what, props, child) => createElement(what, props, child)

test('the page', async () => {
  mock.as('instructor')
  pageOwner.setState({ userId: id })
  const client = new QueryClient()
  const { queryKey } = lighthousesQuery(id, { page: 1, perPage: 10 })
  client.setQueryData(queryKey, await listInstructorLighthouses({ id }))
  const router = createMemoryRouter([{ path: '*', Component }])
  const page = around(MantineProvider, {}, createElement(RouterProvider, { router }))
  const html = renderToString(around(QueryClientProvider, { client }, page))
  expect(html).toContain('12 lighthouses')
  expect(html).toContain('Add lighthouse')
  expect(html.match(/Point Loma \\d+/g)).toHaveLength(10)
})
`

const OF_BOTH = [
  'mocks/training/instructors.ts',
  'tests/support/sample-calls.ts',
  'tests/pact/training/instructors.pact.ts',
]
const OF_LIST = [
  ...OF_BOTH,
  'contracts/README.md',
  'deploy/nginx.conf.template',
  'deploy/varnish.vcl',
  'mocks/db/indexes.ts',
  'mocks/db/rows.ts',
  'mocks/seed/lighthouses.ts',
  'mocks/seed/world.ts',
  'mocks/states/states.ts',
  'src/instructor/app/pages.ts',
  'src/instructor/app/prepare.ts',
  'src/instructor/finder/useFindings.ts',
  'src/instructor/lighthouses/LighthousesPage.tsx',
  'src/instructor/lighthouses/lighthouses-query.ts',
  'src/paths.ts',
  'tests/browser/lighthouses.spec.ts',
  'tests/browser/pages.ts',
  'tests/browser/refusals/reasons.ts',
  'tests/browser/routes.spec.ts',
  'tests/mock/lighthouses.test.ts',
]
const OF_CREATION = [
  ...OF_BOTH,
  'src/api/lost-answers/signs.ts',
  'src/api/messages.ts',
  'src/api/stale.ts',
  'src/instructor/lighthouses/AddLighthouse.tsx',
  'src/instructor/lighthouses/LighthousesPage.tsx',
  'tests/browser/forms.ts',
  'tests/mock/lighthouses.test.ts',
]

const LIGHTHOUSES = '/api/training/instructors/{id}/lighthouses'
const BREEZE = '/api/training/instructors/{id}/breeze'
const PATHS = 'contracts/training/paths/instructors.yaml'
const SCHEMAS = 'contracts/training/schemas/instructor.yaml'

/** What a run writes. The names of the files are indented. */
function written(...args: string[]) {
  const { status, lines } = run('tools/new-operation.ts', ...args)
  return { status, first: lines[0], files: lines.flatMap((line) => /^ {2}(\w\S+)$/.exec(line)?.[1] ?? []) }
}

/** Does what a person does: each text in turn is replaced wherever it is. */
function complete(file: string, texts: Record<string, string>) {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const after = Object.entries(texts).reduce((text, [from, to]) => text.replaceAll(from, to), before)
  writeFileSync(path, after)
}

describe('the first run', () => {
  test.each([
    { args: ['GET', BREEZE], id: 'getInstructorBreeze', isPath: true },
    { args: ['GET', LIGHTHOUSES], id: 'listInstructorLighthouses', isPath: true },
    { args: ['POST', LIGHTHOUSES], id: 'createInstructorLighthouse', isPath: false },
  ])('writes $id into the contract', ({ args, id, isPath }) => {
    expect(written(...args)).toEqual({
      status: 0,
      first: `${id} is in these files:`,
      files: [...(isPath ? ['contracts/training/openapi.yaml'] : []), PATHS, SCHEMAS],
    })
  })

  test('gives a list pages, and a creation a body and a key', () => {
    const paths = readFileSync(join(copy, PATHS), 'utf8')
    const [, list = '', creation = ''] =
      /operationId: listInstructorLighthouses([^]*)operationId: createInstructorLighthouse([^]*)/.exec(
        paths,
      ) ?? []
    for (const part of ['#/PerPage', '#/Page', '#/InstructorLighthouseListDocument', '#/InvalidPage'])
      expect(list).toContain(part)
    for (const part of ['#/IdempotencyKey', '#/InstructorLighthouseInput', "'201'", "'422'"])
      expect(creation).toContain(part)
  })

  test('leaves exactly these gaps in the contract', () => {
    const { lines } = run('tools/contracts/lint.ts')
    const still = (where: string, ...parts: string[]) =>
      parts.map((part) => `training: ${where}: ${part} is still TODO`)
    const error = 'responses 422 content application/json examples invalid value errors 0'
    expect(lines.toSorted()).toEqual(
      [
        'The contracts have lint errors.',
        'training: createInstructorLighthouse: the example invalid of 422 blames the unknown field TODO',
        ...still('the schema InstructorBreezeAttributes', 'description'),
        ...still('the schema InstructorLighthouseAttributes', 'description'),
        ...still('the schema InstructorLighthouseInput', 'description'),
        ...['getInstructorBreeze', 'listInstructorLighthouses', 'createInstructorLighthouse'].flatMap((id) =>
          still(id, 'summary', 'description'),
        ),
        ...still(
          'createInstructorLighthouse',
          'responses 422 description',
          `${error} message`,
          `${error} field`,
        ),
      ].toSorted(),
    )
  })

  test('is in the generated files', () => {
    expect(run('codegen.ts', '--check')).toEqual({ status: 0, lines: [''] })
  })
})

describe('the second run', () => {
  test('asks for what the contract still lacks', () => {
    const { status, lines } = run('tools/new-operation.ts', 'GET', LIGHTHOUSES)
    expect(status).toBe(1)
    expect(lines).toEqual([
      'listInstructorLighthouses is in the contract, but not complete:',
      'the schema InstructorLighthouseAttributes: description is still TODO',
      'listInstructorLighthouses: summary is still TODO',
      'listInstructorLighthouses: description is still TODO',
    ])
  })

  test('writes a list with its page', () => {
    complete(SCHEMAS, { TODO: 'It says', 'properties: {}': FIELDS })
    complete(PATHS, {
      'field: TODO': 'field: name',
      TODO: 'It does',
      'attributes: {}': `attributes: { ${EXAMPLE}, note: null }`,
      'value: {}': `value: { ${EXAMPLE} }`,
    })
    const list = written('GET', LIGHTHOUSES, '--page')
    expect(list).toMatchObject({ status: 0, first: 'listInstructorLighthouses is in these files:' })
    expect(list.files).toEqual(expect.arrayContaining(OF_LIST))
  })

  test('writes what adds to the list, with its form', () => {
    const creation = written('POST', LIGHTHOUSES, '--page')
    expect(creation).toMatchObject({ status: 0, first: 'createInstructorLighthouse is in these files:' })
    expect(creation.files).toEqual(expect.arrayContaining(OF_CREATION))
  })

  test('leaves what it cannot know of another operation', () => {
    const { status, files } = written('GET', BREEZE)
    expect(status).toBe(0)
    expect(files).toEqual(expect.arrayContaining(OF_BOTH))
    const todo = /TODO answer as the contract says. Its arguments: { id }/
    expect(readFileSync(join(copy, 'mocks/training/instructors.ts'), 'utf8')).toMatch(todo)
  })

  test('is done only once', () => {
    const { status, lines } = run('tools/new-operation.ts', 'GET', LIGHTHOUSES)
    expect(status).toBe(1)
    expect(lines[0]).toContain('There is an operation listInstructorLighthouses already.')
  })

  test('compiles', () => {
    expect(run('node_modules/typescript-native/bin/tsc')).toEqual({ status: 0, lines: [''] })
  })

  test('is linted and formatted', () => {
    const files = [...OF_LIST, ...OF_CREATION].filter((file) => /\.tsx?$/.test(file))
    // What is complete; what is not has its TODO.
    const own = files.filter((file) => !OF_BOTH.includes(file))
    expect(run('node_modules/oxlint/bin/oxlint', ...own).lines.join('\n')).toContain('0 errors')
    expect(run('node_modules/prettier/bin/prettier.cjs', '--check', PATHS, SCHEMAS, ...files).status).toBe(0)
  })

  test('answers its calls, and the page shows rows', () => {
    writeFileSync(join(copy, 'tests/mock/lighthouses-page.test.ts'), PAGE_TEST)
    const { status, lines } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/mock/lighthouses',
      'tests/pact/states.test.ts',
      'tests/contract/deploy.test.ts',
    )
    expect(lines.filter((line) => /FAIL|AssertionError/.test(line))).toEqual([])
    expect(status).toBe(0)
  })

  test('has its interactions, and the matrix names what is left', () => {
    expect(run('tests/pact/write.ts').status).toBe(0)
    const { lines } = run('tools/contracts/matrix.ts', '--check')
    expect(lines.filter((line) => / no /.test(line))).toEqual(['getInstructorBreeze: no screen'])
  })
})

test('a method stands beside another of the same path', () => {
  const { status } = written('DELETE', '/api/training/students/{id}', '--name', 'forgetStudent')
  expect(status).toBe(0)
  const text = readFileSync(join(copy, 'contracts/training/paths/students.yaml'), 'utf8')
  const [, item = ''] = /^item:$([^]*?)^archive:$/m.exec(text) ?? []
  expect(item).toContain('  delete:\n    operationId: forgetStudent\n')
})

describe('the command refuses', () => {
  test.each([
    { args: ['GET'], reason: 'npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG] [--page]' },
    {
      args: ['GET', '/api/other/things'],
      reason: 'npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG] [--page]',
    },
    {
      args: ['GET', '/api/training/earnings'],
      reason: 'There is no tag earnings. Choose one with --tag: agreements',
    },
    {
      args: ['GET', '/api/training/students/{id}'],
      reason: 'There is an operation getStudent already. Choose another name with --name.',
    },
  ])('the arguments $args', ({ args, reason }) => {
    const { status, lines } = run('tools/new-operation.ts', ...args)
    expect(status).toBe(1)
    expect(lines[0]).toContain(reason)
  })
})
