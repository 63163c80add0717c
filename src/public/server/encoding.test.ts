import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { bodyOf, encodingFor, isKnown } from './encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip ; q=0', undefined],
  ['br;q=0.001', 'br'],
  ['brotli, x-gzip', undefined],
  ['identity', undefined],
  ['', undefined],
])('a client that takes %j gets %s', (accepted, encoding) =>
  expect(encodingFor(new Headers({ 'accept-encoding': accepted }))).toBe(encoding),
)

describe('a body', () => {
  const text = 'Dana’s class, '.repeat(50)

  test('is the same in each encoding, and has a tag in each', () => {
    const body = bodyOf(text)
    expect(brotliDecompressSync(body.in('br')).toString()).toBe(text)
    expect(gunzipSync(body.in('gzip')).toString()).toBe(text)
    expect(Buffer.from(body.in(undefined)).toString()).toBe(text)
    expect(new Set([body.tag('br'), body.tag('gzip'), body.tag(undefined), bodyOf('x').tag('br')]).size).toBe(
      4,
    )
  })

  test('is compressed once, and only if somebody needs it', () => {
    const compress = vi.fn(() => Buffer.from('compressed'))
    const body = bodyOf(text, compress)
    expect(compress).not.toHaveBeenCalled()
    for (let i = 0; i < 3; i++) body.in('br')
    expect(compress.mock.calls).toEqual([['br']])
  })

  test('is known by its tag, strong or weak, among others', () => {
    const known = (tags: string) => isKnown(new Headers({ 'if-none-match': tags }), '"a-br"')
    expect(['"a-br"', 'W/"a-br"', '"x", W/"a-br"'].map(known)).toEqual([true, true, true])
    expect(['', '"a"', '*', 'a-br'].map(known)).toEqual([false, false, false, false])
  })
})
