import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHROMIUM_ALONE, engineIn, FIREFOX_FIRST } from '../browser/engines.ts'

test.each([...FIREFOX_FIRST, ...Object.values(CHROMIUM_ALONE).flat()])('%s is a test', (name) => {
  const [, file, title = ''] = /^(\S+\.spec\.ts) ?(.*)$/.exec(name) ?? []
  expect(readFileSync(`tests/browser/${file}`, 'utf8')).toContain(title)
})

test('a command says which engine it wants', () => {
  expect(engineIn(['roster.spec.ts'])).toEqual({
    engine: 'chromium',
    isFirst: false,
    rest: ['roster.spec.ts'],
  })
  expect(engineIn(['--engine', 'firefox', '--first', '-g', 'a roster'])).toEqual({
    engine: 'firefox',
    isFirst: true,
    rest: ['-g', 'a roster'],
  })
  expect(() => engineIn(['--engine', 'presto'])).toThrow('chromium, firefox, webkit')
})
