import { expect, test } from 'vitest'
import { hasAccepted, mustAccept, typeLabel } from './agreements.ts'

test.each([
  [[], false],
  [[{}], true],
  [[{}, {}], true],
])('a list of accepted agreements, %#: accepted is %s', (data, expected) =>
  expect(hasAccepted({ data })).toBe(expected),
)

test.each([
  [0, 0, false],
  [0, 2, true],
  [2, 2, false],
])('with %i of %i documents accepted, the instructor still has to accept: %s', (accepted, all, expected) =>
  expect(mustAccept({ data: Array.from({ length: accepted }), included: Array.from({ length: all }) })).toBe(
    expected,
  ),
)

test.each([
  ['CODE_OF_CONDUCT', 'CODE OF CONDUCT'],
  ['WAIVER', 'WAIVER'],
  ['Terms of use', 'Terms of use'],
  ['_', ''],
])('%s is shown as %s', (type, label) => expect(typeLabel(type)).toBe(label))
