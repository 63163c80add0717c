// The table of contracts/README.md by which backends take pages out of caches.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { purgeRows } from '../../tools/contracts/purges.ts'

test('the table of purges in contracts/README.md says what src/api/stale.ts says', () => {
  const [, section = ''] = readFileSync('contracts/README.md', 'utf8').split('### Pages that caches keep\n')
  const [text = ''] = section.split('\n#')
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(rows).toEqual(purgeRows())
})
