// `npm run new-operation` in a copy of the repository: what it writes is valid, and the checks name what is left.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

const LIGHTHOUSES = '/api/training/instructors/{id}/lighthouses'
const BOTH = [
  'contracts/training/paths/instructors.yaml',
  'contracts/training/schemas/instructor.yaml',
  'mocks/training/instructors.ts',
  'tests/support/sample-calls.ts',
  'tests/support/access-cases.ts',
  'tests/mock/toasts.test.ts',
  'tests/pact/training/instructors.pact.ts',
]

describe('an operation', () => {
  test.each([
    {
      args: ['GET', '/api/training/instructors/{id}/breeze'],
      id: 'getInstructorBreeze',
      files: [...BOTH, 'tests/mock/stale.test.ts', 'tests/mock/get-instructor-breeze.test.ts'],
    },
    {
      args: ['GET', LIGHTHOUSES],
      id: 'listInstructorLighthouses',
      files: [...BOTH, 'tests/mock/stale.test.ts', 'tests/mock/list-instructor-lighthouses.test.ts'],
    },
    {
      args: ['POST', LIGHTHOUSES],
      id: 'createInstructorLighthouse',
      files: [
        ...BOTH,
        'src/api/messages.ts',
        'src/api/stale.ts',
        'tests/mock/create-instructor-lighthouse.test.ts',
      ],
    },
  ])('$id is written into each file that needs it', ({ args, id, files }) => {
    const { status, lines } = run('tools/new-operation.ts', ...args)
    expect(lines[0]).toBe(`${id} is in these files:`)
    expect(lines).toEqual(expect.arrayContaining(files.map((file) => `  ${file}`)))
    expect(status).toBe(0)
  })

  test('that lists has pages, and one that creates has a body and a key', () => {
    const paths = readFileSync(join(copy, 'contracts/training/paths/instructors.yaml'), 'utf8')
    const [, list = '', creation = ''] =
      /operationId: listInstructorLighthouses([^]*)operationId: createInstructorLighthouse([^]*)/.exec(
        paths,
      ) ?? []
    for (const part of [
      '#/PerPage',
      '#/Page',
      '#/InstructorLighthouseListDocument',
      '#/InvalidPage',
      'data: [',
    ])
      expect(list).toContain(part)
    for (const part of ['#/IdempotencyKey', '#/InstructorLighthouseInput', "'201'", "'422'"])
      expect(creation).toContain(part)
  })

  test('leaves exactly these gaps in the contract', () => {
    const { lines } = run('tools/contracts/lint.ts')
    const still = (where: string, ...parts: string[]) =>
      parts.map((part) => `training: ${where}: ${part} is still TODO`)
    const inSchema = (name: string, ...parts: string[]) =>
      still(`the schema ${name}`, 'description', ...parts.map((part) => `properties ${part} description`))
    const words = ['summary', 'description']
    const error = 'responses 422 content application/json examples invalid value errors 0'
    expect(lines.toSorted()).toEqual(
      [
        'The contracts have lint errors.',
        'training: createInstructorLighthouse: the example invalid of 422 blames the unknown field TODO',
        ...inSchema('InstructorBreezeDocument', 'data properties id', 'data properties attributes'),
        ...inSchema('InstructorLighthouseDocument', 'data properties id', 'data properties attributes'),
        ...inSchema('InstructorLighthouseInput'),
        ...inSchema(
          'InstructorLighthouseListDocument',
          'data',
          'data items properties id',
          'data items properties attributes',
        ),
        ...still('getInstructorBreeze', ...words, 'responses 200 description'),
        ...still('listInstructorLighthouses', ...words, 'responses 200 description'),
        ...still(
          'createInstructorLighthouse',
          ...words,
          'responses 201 description',
          'responses 422 description',
        ),
        ...still('createInstructorLighthouse', `${error} message`, `${error} field`),
      ].toSorted(),
    )
  })

  test('leaves exactly these gaps in the matrix', () => {
    const { lines } = run('tools/contracts/matrix.ts', '--check')
    const gaps = (id: string, ...statuses: number[]) => [
      ...statuses.map((status) => `${id}: no Pact interaction for ${status}`),
      `${id}: no screen`,
    ]
    expect(lines.slice(0, -1)).toEqual([
      'contracts/MATRIX.md is stale.',
      'contracts/reads.json is stale: 13 fields, training InstructorBreezeDocument.data is new.',
      ...gaps('createInstructorLighthouse', 201, 401, 404, 422),
      ...gaps('getInstructorBreeze', 200, 401, 404),
      ...gaps('listInstructorLighthouses', 200, 401, 404, 422),
    ])
  })

  test('is in the generated files', () => {
    expect(run('codegen.ts', '--check')).toEqual({ status: 0, lines: [''] })
  })

  test('has the method beside another of the same path', () => {
    const { status } = run(
      'tools/new-operation.ts',
      'DELETE',
      '/api/training/students/{id}',
      '--name',
      'forgetStudent',
    )
    expect(status).toBe(0)
    const text = readFileSync(join(copy, 'contracts/training/paths/students.yaml'), 'utf8')
    const [, item = ''] = /^item:$([^]*?)^archive:$/m.exec(text) ?? []
    expect(item).toContain('  delete:\n    operationId: forgetStudent\n')
  })
})

describe('the command refuses', () => {
  test.each([
    { args: ['GET'], reason: 'npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG]' },
    {
      args: ['GET', '/api/other/things'],
      reason: 'npm run new-operation -- METHOD PATH [--name NAME] [--tag TAG]',
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
