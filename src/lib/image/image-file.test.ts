import { expect, test } from 'vitest'
import { scaledSize, validateImage } from './image-file.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (c) => c.charCodeAt(0)))),
  )
const file = (content: Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type })

const SIDE = { one: [0, 0, 0, 1], fiveThousand: [0, 0, 0x13, 0x88], fiveThousandAndOne: [0, 0, 0x13, 0x89] }
const png = (...size: number[][]) =>
  bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDR', ...size.flat(), 8, 6)
const PNG = png(SIDE.one, SIDE.one)
const JPEG = bytes(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1)
const WEBP = bytes('RIFF', 1, 2, 3, 4, 'WEBP', 'VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0)

test.each([
  ['JPEG', file(JPEG, 'range.jpg', 'image/jpeg')],
  ['PNG', file(PNG, 'range.png', 'image/png')],
  ['WebP', file(WEBP, 'range.webp', 'image/webp')],
  ['PNG with another extension', file(PNG, 'range.svg', 'image/svg+xml')],
  ['PNG of 25 megapixels', file(png(SIDE.fiveThousand, SIDE.fiveThousand), 'range.png', 'image/png')],
])('a %s is accepted', async (_, image) => expect(await validateImage(image)).toBeUndefined())

test.each([
  ['SVG', file(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'range.svg', 'image/svg+xml'), /SVG/],
  ['SVG with another extension', file(bytes('<svg/>'), 'range.png', 'image/png'), /not an image/],
  ['GIF', file(bytes('GIF89a'), 'range.gif', 'image/gif'), /not an image/],
  ['WAV', file(bytes('RIFF', 1, 2, 3, 4, 'WAVE'), 'range.webp', 'image/webp'), /not an image/],
  ['empty file', file(bytes(), 'range.png', 'image/png'), /not an image/],
  ['PNG of four bytes', file(bytes(0x89, 'PNG'), 'range.png', 'image/png'), /may be damaged/],
  ['PNG without height', file(png(SIDE.one, [0, 0, 0, 0]), 'range.png', 'image/png'), /may be damaged/],
  ['HTML as JPEG', file(bytes(0xff, 0xd8, 0xff, '<html>'), 'range.jpg', 'image/jpeg'), /may be damaged/],
  [
    'PNG of one column more than 25 megapixels',
    file(png(SIDE.fiveThousandAndOne, SIDE.fiveThousand), 'range.png', 'image/png'),
    /more than 25 megapixels/,
  ],
])('%s is refused', async (_, image, words) => expect(await validateImage(image)).toMatch(words))

test('one byte more than 10 MB is too large', async () => {
  const sized = (size: number) => {
    const content = new Uint8Array(size)
    content.set(PNG)
    return file(content, 'range.png', 'image/png')
  }
  expect(await validateImage(sized(10_000_000))).toBeUndefined()
  expect(await validateImage(sized(10_000_001))).toMatch(/larger than 10 MB/)
})

test.each([
  [4000, 3000, 2000, 2000, 1500],
  [3000, 4000, 2000, 1500, 2000],
  [2000, 10, 2000, 2000, 10],
  [1, 1, 2000, 1, 1],
  [10_000, 2, 2000, 2000, 1],
])('%d x %d pixels within %d are %d x %d', (width, height, longest, newWidth, newHeight) =>
  expect(scaledSize({ width, height }, longest)).toEqual({ width: newWidth, height: newHeight }),
)
