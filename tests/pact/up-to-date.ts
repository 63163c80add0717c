// The committed Pact files are what the consumer tests record. Runs after them: alone, it finds what they recorded last.
import { expect, test } from 'vitest'
import { COMMITTED, pactFiles } from './files.ts'
import { joined } from './recorded.ts'
import { readFileSync } from 'node:fs'

test.each(Object.keys(pactFiles(COMMITTED)))('%s is up to date: `npm run pact` writes it', (path) => {
  expect(joined()[path]).toBe(readFileSync(path, 'utf8'))
})

test('each recorded Pact is committed', () => {
  expect(Object.keys(joined()).toSorted()).toEqual(Object.keys(pactFiles(COMMITTED)).toSorted())
})
