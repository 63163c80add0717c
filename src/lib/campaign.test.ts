import { expect, test } from 'vitest'
import { campaignIn } from './campaign.ts'

const at = (query: string) => campaignIn(new URLSearchParams(query))

test.each([
  ['', []],
  [
    'utm_source=newsletter&utm_medium=email&tid=7',
    [
      { name: 'utm_source', value: 'newsletter' },
      { name: 'utm_medium', value: 'email' },
    ],
  ],
  ['email=ana@example.com&code=1', []],
  ['utm_content=ana@example.com', []],
  ['utm_source=', []],
  [`utm_term=${'x'.repeat(501)}`, []],
])('of %j are sent %j', (query, expected) => expect(at(query)).toEqual(expected))
