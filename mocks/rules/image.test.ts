import { expect, test } from 'vitest'
import { imageType } from './image.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

test.each([
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0', 'image/jpeg'],
  ['a PNG', '\u0089PNG\r\n\u001A\n', 'image/png'],
  ['a WebP', 'RIFF\u0024\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['a sound in the same wrapping', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt ', undefined],
  ['half a WebP', 'RIFF\u0024\u0000\u0000\u0000WEB', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['a page', '<!doctype html>', undefined],
  ['a page with a PNG inside', '<!-- \u0089PNG -->', undefined],
  ['two bytes of a JPEG', '\u00FF\u00D8', undefined],
  ['nothing', '', undefined],
])('%s is %3$s', (_, content, type) => {
  expect(imageType(bytes(content))).toBe(type)
})
