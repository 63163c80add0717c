// A provider's document that means the same as our contract differs in nothing; with twenty differences, each is named.
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runScript } from '../support/run-script.ts'
import { theirDocument } from './theirs/document.ts'
import { PLANTED } from './theirs/planted.ts'
import { useFolder } from '../support/use-folder.ts'

const inFolder = useFolder()
const compare = (...args: string[]) => runScript(['tests/pact/compare-openapi.ts', ...args])
async function compared(theirs: object) {
  const file = inFolder('theirs.json')
  writeFileSync(file, JSON.stringify(theirs))
  return compare('--openapi', file)
}

test('the same in the words of another team differs in nothing', async () =>
  expect(await compared(theirDocument())).toEqual({
    code: 0,
    printed: expect.stringContaining('0 operations of training differ') as string,
  }))

test('twenty planted differences are twenty named ones, with their screens', async () => {
  const theirs = theirDocument()
  for (const [, plant] of PLANTED) plant(theirs)
  const { code, printed } = await compared(theirs)
  const blocks = new Map(printed.split('\n\n').map((block) => [block.trim().split('\n')[0] ?? '', block]))
  const unsaid = PLANTED.filter(([id, , says]) => !says.test(blocks.get(id) ?? '')).map(([id]) => id)
  expect(unsaid).toEqual([])
  expect(PLANTED.length).toBe(20)
  for (const [id] of PLANTED) expect(blocks.get(id)).toMatch(/^ {2}breaks src\//m)
  expect([...blocks.keys()].filter((name) => /^[a-z]\w+$/.test(name)).toSorted()).toEqual(
    PLANTED.map(([id]) => id).toSorted(),
  )
  expect(code).toBe(1)
})

test.each([
  [['--openapi', 'no-such.json'], 'There is no file no-such.json.'],
  [
    ['--openapi', 'package.json', '--contract', 'trainin'],
    'There is no contract trainin. Did you mean training?',
  ],
  [['--openapi', 'package.json'], 'Redocly cannot read package.json'],
  [[], 'npm run pact:compare -- --openapi theirs.json'],
])('%j is refused in words', async (args, words) => {
  const { code, printed } = await compare(...args)
  expect(printed).toContain(words)
  expect(code).toBe(2)
})
