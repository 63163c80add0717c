import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Changes, contractChanges } from '../../tools/contracts/diff/contracts.ts'
import type { PactChange } from '../../tools/contracts/diff/pacts.ts'
import { type Affected, markdownReport } from '../../tools/contracts/diff/report.ts'

test('removing a contract is a breaking change, adding one is not', async () =>
  expect(await contractChanges({ old: {}, same: { a: 1 } }, { new: {}, same: { a: 1 } })).toEqual({
    old: [{ impact: 'major', operations: [], where: 'contract', what: 'was removed' }],
    new: [{ impact: 'minor', operations: [], where: 'contract', what: 'was added' }],
    same: [],
  }))

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  const inFolder = (file: string) => join(folder, 'contracts', file)
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(inFolder(file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(inFolder(file), text.replace(from, to))
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder })
  const diff = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', resolve('tools/contracts/diff.ts'), ...args],
      { cwd: folder, encoding: 'utf8' },
    )
    return { status, output: stdout + stderr }
  }
  beforeAll(() => {
    for (const part of ['training', 'services', 'mesh', 'pacts', 'redocly.yaml'])
      cpSync(`contracts/${part}`, inFolder(part), { recursive: true })
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'first')
  })
  beforeEach(() => {
    git('reset', '-q', '--hard')
    git('clean', '-fdq')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const noToken = ['training/paths/curricula.yaml', '    security: [{ authToken: [] }, {}]\n', ''] as const
  const forAll = ['training/paths/students.yaml', 'x-access: owner', 'x-access: anonymous'] as const

  test('help lists every option', () => {
    const { status, output } = diff('--help')
    expect(status).toBe(0)
    for (const text of ['contracts:diff -- main', '--all', '--markdown', 'accepted-changes.json'])
      expect(output).toContain(text)
  })

  test('passes when nothing breaks', () =>
    expect(diff('HEAD')).toEqual({
      status: 0,
      output: expect.stringContaining('0 access, 0 major, 0 minor, 0 example, 0 patch') as string,
    }))

  test('reads the sources, so that it sees a change before codegen', () => {
    edit('services/leads.yaml', '  /leads:', '  /moved:')
    const { status, output } = diff('HEAD')
    expect(output).toMatch(/^ {2}major .*\/leads/m)
    expect(status).toBe(1)
  })

  test('shows an operation that is opened, and one that asks for a token', () => {
    edit(...forAll)
    edit(...noToken)
    const { status, output } = diff('HEAD')
    expect(output).toContain('  access  listStudents: opened: owner → anonymous [warning access-opened]\n')
    expect(output).toContain(
      '  access  listCurricula: closed: may no longer be called without a token [error api-security-removed]\n',
    )
    expect(status).toBe(1)
  })

  test('shows what a Pact asks for now, and passes', () => {
    const file = 'pacts/training-web-training-api.json'
    edit(file, '"description": "archiveCourse 404"', '"description": "archiveCourse 404, too"')
    const { status, output } = diff('HEAD')
    expect(output).toContain('\n  archiveCourse\n    new      archiveCourse 404, too\n')
    expect(output).toContain('Pacts: 1 new, 1 gone, 0 stricter, 0 looser, 0 sends')
    expect(status).toBe(0)
  })

  test('passes what is accepted, with its reason', () => {
    edit(...forAll)
    const entry = {
      contract: 'training',
      where: 'listStudents',
      what: 'opened: owner → anonymous',
      reason: 'Names are public.',
    }
    const accept = (one: object) => writeFileSync(inFolder('accepted-changes.json'), JSON.stringify([one]))
    accept(entry)
    expect(diff('HEAD')).toMatchObject({
      status: 0,
      output: expect.stringContaining('accepted: Names are public.') as string,
    })
    accept({ ...entry, reason: ' ' })
    expect(diff('HEAD')).toMatchObject({ status: 2, output: expect.stringContaining('reason') as string })
    accept({ ...entry, where: 'getStudent' })
    const { status, output } = diff('HEAD')
    expect(status).toBe(1)
    expect(output).toContain(`with your reason:\n\n  ${JSON.stringify({ ...entry, reason: '' })}\n`)
  })

  test.each([['no-such-commit'], ['--upload-pack=x'], []])(
    'fails with an error for %s',
    (...args: string[]) => expect(diff(...args).status).toBe(2),
  )
})

const CHANGES: Changes = {
  training: [
    { impact: 'patch', operations: ['a'], where: 'a', what: 'summary: x → y' },
    { impact: 'major', operations: ['a', 'b'], where: 'Person.name in responses', what: 'was removed' },
    { impact: 'access', operations: ['a'], where: 'a', what: 'opened: owner → anonymous' },
  ],
}
const PACTS: PactChange[] = [
  { kind: 'new', operation: 'a', what: 'a 404', interactions: ['a 404'] },
  {
    kind: 'stricter',
    operation: 'a',
    what: 'data.name: null → text',
    interactions: ['a 200', 'a 200 as owner', 'a 200 once more'],
  },
]
const rows: Record<string, ReturnType<Affected>> = { a: { screens: ['src/a/APage.tsx'], interactions: 3 } }

test('the Markdown for a review has the access first, and who is affected', () => {
  const accepted = [
    {
      contract: 'training',
      where: 'Person.name in responses',
      what: 'was removed',
      reason: 'No screen has it.',
    },
  ]
  const by = ['a/APage.tsx', 'a/name.ts']
  const uses = { 'training Person.name': { how: 'read', required: true, by } } as const
  const text = markdownReport(
    CHANGES,
    { ref: 'main', isAll: false, accepted, pacts: PACTS, uses },
    (id) => rows[id],
  )
  expect(text.split('\n')).toEqual([
    '## Changes of the contracts since `main`',
    '',
    '1 access, 1 major, 0 minor, 0 example, 1 patch (shown with --all). Pacts: 1 new, 0 gone, 1 stricter, 0 looser, 0 sends',
    '',
    '### Access: who may call',
    '',
    '- **training** `a`: opened: owner → anonymous',
    '  - `a`: 3 interactions; `a/APage.tsx`',
    '',
    '### Major: breaks a client or a backend',
    '',
    '- **training** `Person.name in responses`: was removed',
    '  - accepted: No screen has it.',
    '  - read by `a/APage.tsx`, `a/name.ts`',
    '  - `a`: 3 interactions; `a/APage.tsx`',
    '  - `b`: gone, or not in the matrix yet',
    '',
    '### Pact: what a backend is asked, and what it must return',
    '',
    '- `a` new: a 404',
    '- `a` stricter: data.name: null → text (a 200; a 200 as owner and 1 more)',
  ])
})
