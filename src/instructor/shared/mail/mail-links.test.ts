import { describe, expect, test } from 'vitest'
import { mailLinks, uniqueAddresses } from './mail-links.ts'

test.each([
  [[], []],
  [
    ['a@x.com', 'b@x.com'],
    ['a@x.com', 'b@x.com'],
  ],
  [
    ['A@x.com', ' a@X.com ', 'b@x.com', ''],
    ['A@x.com', 'b@x.com'],
  ],
])('%j are each written to once: %j', (addresses, unique) =>
  expect(uniqueAddresses(addresses)).toEqual(unique),
)

describe('the links', () => {
  test.each([
    ['nobody', [], 100, []],
    ['one', ['a@x.com'], 100, [{ href: 'mailto:?bcc=a@x.com', count: 1 }]],
    [
      'as many as fit exactly',
      ['a@x.com', 'b@x.com'],
      27,
      [{ href: 'mailto:?bcc=a@x.com,b@x.com', count: 2 }],
    ],
    [
      'one more than fits',
      ['a@x.com', 'b@x.com'],
      26,
      [
        { href: 'mailto:?bcc=a@x.com', count: 1 },
        { href: 'mailto:?bcc=b@x.com', count: 1 },
      ],
    ],
    ['one that is too long alone', ['a@x.com'], 5, [{ href: 'mailto:?bcc=a@x.com', count: 1 }]],
    [
      'what would mean something in a link',
      ['a&cc=spy@x.com', 'b?+%@x.com', 'c\r\nd@x.com', 'e,f@x.com'],
      200,
      [{ href: 'mailto:?bcc=a%26cc%3Dspy@x.com,b%3F%2B%25@x.com,c%0D%0Ad@x.com,e%2Cf@x.com', count: 4 }],
    ],
  ])('to %s', (_, addresses, longest, links) =>
    expect(mailLinks(addresses, undefined, longest)).toEqual({ links, isCut: false }),
  )

  test('for 10,000 students reach everyone once, and none is too long', () => {
    const addresses = Array.from({ length: 10_000 }, (_, i) => `student.number.${i}@example.com`)
    const { links } = mailLinks(addresses, {
      subject: 'Canceled: Pistol',
      body: 'Sorry, “all”,\nשלום & more',
    })
    expect(links.every(({ href }) => href.length <= 1900)).toBe(true)
    const said = links.map(({ href }) => new URL(href).searchParams)
    expect(said.flatMap((one) => one.get('bcc')?.split(','))).toEqual(addresses)
    expect(new Set(said.map((one) => one.get('body')))).toEqual(new Set(['Sorry, “all”,\r\nשלום & more']))
    expect(links.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
  })

  test('leave out a letter that is too long for any mail program', () => {
    const letter = { subject: 'Canceled', body: 'x'.repeat(3000) }
    expect(mailLinks(['a@x.com'], letter)).toEqual({
      links: [{ href: 'mailto:?bcc=a@x.com&subject=Canceled', count: 1 }],
      isCut: true,
    })
  })
})
