import { expect, test } from 'vitest'
import { textLinks } from './text-links.ts'

const [ANA, BO] = ['(555) 011-2222', '+1 555 011 3333']

test.each([
  ['nobody with a number', [], 'Hi', false, []],
  ['words in place of a number', ['ask Bo', '*21#555'], 'Hi', false, []],
  ['one', [ANA], '', false, ['sms:5550112222']],
  ['two', [ANA, BO], 'Hi & bye', false, ['sms:5550112222,+15550113333?body=Hi%20%26%20bye']],
  ['two, on an iPhone', [ANA, BO], 'Hi', true, ['sms:/open?addresses=5550112222,+15550113333&body=Hi']],
  ['one, on an iPhone', [BO], 'שלום', true, ['sms:+15550113333?body=%D7%A9%D7%9C%D7%95%D7%9D']],
  ['one number in two spellings', [ANA, '555-011-2222'], '', false, ['sms:5550112222']],
  ['a message that is too long', [ANA], 'x'.repeat(2000), false, ['sms:5550112222']],
] as const)('%s', (_, phones, body, isApple, hrefs) =>
  expect(textLinks(phones, body, isApple).links.map(({ href }) => href)).toEqual(hrefs),
)

test('a large class takes several groups, which reach everyone once', () => {
  const phones = Array.from({ length: 45 }, (_, i) => `555-01${10_000 + i}`)
  expect(textLinks(phones, 'Hi', false).links.map(({ count }) => count)).toEqual([20, 20, 5])
})

test.each([
  [1500, false],
  [1501, true],
])('a message of %i characters is left out: %s', (length, isCut) =>
  expect(textLinks([ANA], 'x'.repeat(length), false).isCut).toBe(isCut),
)
