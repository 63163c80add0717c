import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../contracts/reader/contracts.ts'
import { contractChanges } from '../../tools/contracts/diff/contracts.ts'

test('removing a contract is a breaking change, adding one is not', async () =>
  expect(await contractChanges({ old: {}, same: { a: 1 } }, { new: {}, same: { a: 1 } })).toEqual({
    old: [{ impact: 'major', where: 'contract', what: 'was removed' }],
    new: [{ impact: 'minor', where: 'contract', what: 'was added' }],
    same: [],
  }))

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  const file = join(folder, 'contracts/bundled/leads.json')
  const write = (document: object) => writeFileSync(file, JSON.stringify(document))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder })
  const diff = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [resolve('tools/contracts/diff.ts'), ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    return { status, output: stdout + stderr }
  }
  beforeAll(() => {
    mkdirSync(join(folder, 'contracts/bundled'), { recursive: true })
    write(documents.leads)
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'first')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('passes when nothing breaks', () =>
    expect(diff('HEAD')).toEqual({
      status: 0,
      output: expect.stringContaining('0 breaking, 0 new, 0 other') as string,
    }))

  test('fails on a breaking change and names it', () => {
    const { '/leads': leads, ...paths } = documents.leads.paths
    write({ ...documents.leads, paths: { ...paths, '/moved': leads } })
    const { status, output } = diff('HEAD')
    expect(output).toMatch(/^ {2}major .*\/leads/m)
    expect(status).toBe(1)
    write(documents.leads)
  })

  test.each([['no-such-commit'], ['--upload-pack=x'], []])(
    'fails with an error for %s',
    (...args: string[]) => expect(diff(...args).status).toBe(2),
  )
})
