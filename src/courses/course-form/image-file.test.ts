import { expect, test } from 'vitest'
import { validateImage } from './image-file.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (c) => c.charCodeAt(0)))),
  )
const file = (content: Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([content], name, { type })

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF')
const PNG = bytes(0x89, 'PNG', 13, 10, 26, 10)
const WEBP = bytes('RIFF', 1, 2, 3, 4, 'WEBP')

test.each([
  ['JPEG', file(JPEG, 'range.jpg', 'image/jpeg')],
  ['PNG', file(PNG, 'range.png', 'image/png')],
  ['WebP', file(WEBP, 'range.webp', 'image/webp')],
  ['PNG with another extension', file(PNG, 'range.svg', 'image/svg+xml')],
])('a %s is accepted', async (_, image) => expect(await validateImage(image)).toBeUndefined())

test.each([
  ['SVG', file(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'range.svg', 'image/svg+xml'), /SVG/],
  ['SVG with another extension', file(bytes('<svg/>'), 'range.png', 'image/png'), /not an image/],
  ['GIF', file(bytes('GIF89a'), 'range.gif', 'image/gif'), /not an image/],
  ['WAV', file(bytes('RIFF', 1, 2, 3, 4, 'WAVE'), 'range.webp', 'image/webp'), /not an image/],
  ['empty file', file(bytes(), 'range.png', 'image/png'), /not an image/],
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
