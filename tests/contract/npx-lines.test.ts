// Whoever copies a command from a README must be able to run it.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { npxLines } from '../support/npx-lines.ts'

const lines = npxLines()
const run = promisify(execFile)

/** The program, the subcommand if there is one, and the names of the options that a command gives. */
function partsOf(command: string) {
  const [program = '', first = ''] = command.split(' ')
  const options = [...command.matchAll(/\s(--?[a-z][a-z-]*)/g)].map(([, option = '']) => option)
  return { program, subcommand: first.startsWith('-') ? [] : [first], options }
}

test('there are such commands', () => expect(lines.length).toBeGreaterThan(5))

test.each(lines)('$command: names the installed version', ({ package: name, version }) => {
  const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as object
  expect(installed).toMatchObject({ version })
})

test.each([...new Map(lines.map((line) => [line.command, line])).values()])(
  '$command: starts, and knows its options',
  async ({ package: name, version, command }) => {
    const { program, subcommand, options } = partsOf(command)
    const args = ['--offline', '-p', `${name}@${version}`, program, ...subcommand, '--help']
    const { stdout } = await run('npx', args, { encoding: 'utf8' })
    const unknown = options.filter((option) => !new RegExp(`(^|\\s)${option}\\b`, 'm').test(stdout))
    expect(unknown).toEqual([])
  },
)
