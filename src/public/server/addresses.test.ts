import { expect, test } from 'vitest'
import { similarToMissing } from '../course-page/similar.ts'
import { pageAt } from '../site/pages.ts'
import { missingAt } from './addresses.ts'

const searchAt = (path: string) => similarToMissing(pageAt(path)?.params ?? {}).queryKey

test.each([
  'the-concealed-carry-class',
  'a-b',
  'Ünïcode-射击射击射击',
  '%2525-%253Cscript%253E-100%25',
  'home%2Fdefense%3Fa=1%23x-class',
  `${'x'.repeat(78)}-word`,
  `${'x'.repeat(39)}%F0%9F%8E%AF-word`,
])('the browser finds in the document of the missing class %j what it would search for', (slug) => {
  const path = `/class/${slug}/nobody`
  expect(searchAt(missingAt(path))).toEqual(searchAt(path))
})

test('missing pages share a document if they say the same', () => {
  expect(missingAt('/class/concealed-carry-in-texas/a')).toBe(missingAt('/class/the-concealed-carry-class/b'))
  expect(missingAt('/class/a')).toBe(missingAt('/course/b'))
  expect(missingAt('/instructor/a')).toBe(missingAt('/instructor/b/name'))
  expect(missingAt('/narnia')).toBe(missingAt('/reciprocity/narnia'))
})
