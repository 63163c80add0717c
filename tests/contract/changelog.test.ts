import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Changelog, EMPTY, extended, stateOf } from '../../tools/contracts/changelog/changelog.ts'
import { documents } from '../../contracts/reader/contracts.ts'

const leads = documents.leads
/** The contract of the leads with an edit of its text. */
const edited = (from: string, to: string) => {
  const text = JSON.stringify(leads)
  expect(text).toContain(from)
  return { leads: JSON.parse(text.replaceAll(from, to)) as object }
}
const [before, more] = [{ leads }, edited('"maxLength":', '"minLength":')]

describe('the state', () => {
  test('stays when only words change', () =>
    expect(stateOf(edited('"summary":"', '"summary":"Now ')) === stateOf(before)).toBe(true))
  test('changes with what a program sees', () => expect(stateOf(more)).not.toBe(stateOf(before)))

  const sdl = (text: string) => ({ mesh: { sdl: `type Query { ${text} }` } })
  test.each([
    ['"a" me: ID', '"b" me: ID', true],
    ['me: ID', 'me: ID!', false],
  ])('of GraphQL from %s to %s', (a, b, isSame) => expect(stateOf(sdl(a)) === stateOf(sdl(b))).toBe(isSame))
})

test('an operation has a first day, and only what came later is a change', async () => {
  const first = await extended(EMPTY, {}, before, '2026-01-01')
  expect(first).toMatchObject({ since: { submitLead: '2026-01-01' }, changes: [] })
  expect((await extended(first, before, more, '2026-01-01')).changes).toEqual([])
  const later = await extended(first, before, more, '2026-02-01')
  expect(later.since).toEqual(first.since)
  expect(later.changes.length).toBeGreaterThan(0)
  expect(later.changes[0]).toMatchObject({ date: '2026-02-01', operations: ['submitLead'] })
  expect((await extended(later, more, {}, '2026-03-01')).since).toEqual({})
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changelog-'))
  const origin = join(folder, 'origin')
  const run = (at: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', resolve('tools/contracts/changelog.ts'), ...args],
      { cwd: at, encoding: 'utf8' },
    )
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }
  const git = (at: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: at, stdio: 'pipe' })
  const read = (at: string) =>
    JSON.parse(readFileSync(join(at, 'contracts/changelog.json'), 'utf8')) as Changelog
  const edit = (at: string, from: string, to: string) => {
    const file = join(at, 'contracts/bundled/leads.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
  }

  beforeAll(() => {
    cpSync('contracts/bundled', join(origin, 'contracts/bundled'), { recursive: true })
    git(origin, 'init', '-q')
    git(origin, 'add', '-A')
    git(origin, 'commit', '-qm', 'first')
    expect(run(origin)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^submitLead: is new$/m),
      stderr: '',
    })
    // The first day is long ago, because a change on it is none.
    const file = join(origin, 'contracts/changelog.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\d{4}-\d\d-\d\d/g, '2026-01-01'))
    git(origin, 'add', '-A')
    git(origin, 'commit', '-qm', 'second')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('writes nothing when nothing changed, and its check needs no history', () => {
    const archive = join(folder, 'archive')
    cpSync(join(origin, 'contracts'), join(archive, 'contracts'), { recursive: true })
    const text = readFileSync(join(archive, 'contracts/changelog.json'), 'utf8')
    expect(run(archive)).toEqual({
      status: 0,
      stdout: 'Nothing is new in contracts/bundled, which `npm run codegen` writes.',
      stderr: '',
    })
    expect(readFileSync(join(archive, 'contracts/changelog.json'), 'utf8')).toBe(text)
    edit(archive, '"maxLength"', '"minLength"')
    expect(run(archive, '--check')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'contracts/changelog.json lacks the latest changes.',
    })
  })

  test('adds a change in a shallow clone', () => {
    const clone = join(folder, 'clone')
    git(folder, 'clone', '-q', '--depth', '1', `file://${origin}`, clone)
    const { since, changes } = read(clone)
    edit(clone, '"maxLength"', '"minLength"')
    expect(run(clone, '--check').status).toBe(1)
    expect(run(clone)).toMatchObject({ status: 0, stderr: '' })
    expect(read(clone).since).toEqual(since)
    expect(changes).toEqual([])
    expect(read(clone).changes[0]).toMatchObject({ operations: ['submitLead'] })
    expect(run(clone, '--check').status).toBe(0)
  })
})
