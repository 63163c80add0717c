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

describe('an operation that reads', () => {
  test('is written into each file that needs it', () => {
    const { status, lines } = run('tools/new-operation.ts', 'GET', '/api/training/instructors/{id}/earnings')
    expect(lines).toContain('  mocks/training/instructors.ts')
    expect(lines).toContain('  tests/mock/get-instructor-earnings.test.ts')
    expect(status).toBe(0)
  })

  test('leaves exactly these gaps in the contract', () => {
    const { lines } = run('tools/contracts/lint.ts')
    expect(lines).toEqual([
      'The contracts have lint errors.',
      'training: the schema InstructorEarningsDocument: description is still TODO',
      'training: the schema InstructorEarningsDocument: properties data properties id description is still TODO',
      'training: the schema InstructorEarningsDocument: properties data properties attributes description is still TODO',
      'training: getInstructorEarnings: summary is still TODO',
      'training: getInstructorEarnings: description is still TODO',
      'training: getInstructorEarnings: responses 200 description is still TODO',
    ])
  })

  test('leaves exactly these gaps in the matrix', () => {
    const { lines } = run('tools/contracts/matrix.ts', '--check')
    expect(lines.slice(0, -1)).toEqual([
      'contracts/MATRIX.md is stale.',
      ...['200', '401', '404'].map((status) => `getInstructorEarnings: no Pact interaction for ${status}`),
      'getInstructorEarnings: no screen',
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
