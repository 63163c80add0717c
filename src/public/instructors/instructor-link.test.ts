import { expect, test } from 'vitest'
import { instructorLink } from './instructor-link.ts'

test.each([
  ['101', '/instructor/101'],
  ['a/b?c', '/instructor/a%2Fb%3Fc'],
])('the page of the instructor “%s” is %s', (guid, link) => expect(instructorLink(guid)).toBe(link))
