import { describe, expect, test } from 'vitest'
import { safeEmbed } from './safe-embed.ts'

const HOSTS = ['events.example.com', 'check.example.org:8443']

describe('an address that may be embedded', () => {
  test.each([
    ['https://events.example.com/embed/check-in', 'https://events.example.com/embed/check-in'],
    ['https://EVENTS.example.com/a?b=c#d', 'https://events.example.com/a?b=c#d'],
    ['https://events.example.com:443/', 'https://events.example.com/'],
    ['https://check.example.org:8443/x', 'https://check.example.org:8443/x'],
    ['  https://events.example.com/x ', 'https://events.example.com/x'],
  ])('%s becomes %s', (address, href) => expect(safeEmbed(address, HOSTS)).toBe(href))
})

describe('an address that may not be embedded', () => {
  test.each([
    ['plain http', 'http://events.example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a line break', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://events.example.com/1'],
    ['another host', 'https://evil.example/'],
    ['a host that ends like it', 'https://events.example.com.evil.example/'],
    ['a host below it', 'https://a.events.example.com/'],
    ['a host before it', 'https://evilevents.example.com/'],
    ['the host as a user name', 'https://events.example.com@evil.example/'],
    ['a user name', 'https://user@events.example.com/'],
    ['a password', 'https://user:secret@events.example.com/'],
    ['another port', 'https://events.example.com:8443/'],
    ['the host without its port', 'https://check.example.org/'],
    ['backslashes', 'https:\\\\evil.example\\events.example.com'],
    ['a path', '/embed/check-in'],
    ['no protocol', '//events.example.com/'],
    ['a full stop after the host', 'https://events.example.com./'],
    ['nothing', ''],
    ['no text', undefined],
    ['null', null],
    ['a number', 7],
    ['an object that reads like it', { toString: () => 'https://events.example.com/' }],
  ])('%s', (_, address) => expect(safeEmbed(address, HOSTS)).toBeUndefined())

  test('is any address if no hosts are allowed', () =>
    expect(safeEmbed('https://events.example.com/', [])).toBeUndefined())
})
