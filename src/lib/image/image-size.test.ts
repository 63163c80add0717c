import { expect, test } from 'vitest'
import { imageHeader } from './image-size.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (c) => c.charCodeAt(0)))),
  )
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const png = (...size: number[]) => bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDR', ...size)
const webp = (...chunk: (string | number)[]) => bytes('RIFF', 1, 2, 3, 4, 'WEBP', ...chunk)

/** The segments of a JPEG: Exif with a thumbnail of its own, a fill byte, the frame of 4032 x 3024 pixels. */
const EXIF = [0xff, 0xe1, 0, 13, 0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1]
const FRAME = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3]

test.each([
  ['PNG', png(0, 0, 3, 0, 0, 0, 2, 1), { type: 'png', size: { width: 768, height: 513 } }],
  [
    'PNG of 30,000 pixels each way',
    png(0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30),
    { type: 'png', size: { width: 30_000, height: 30_000 } },
  ],
  ['PNG that is cut', png(0, 0, 3), { type: 'png', size: undefined }],
  ['PNG of four bytes', bytes(0x89, 'PNG'), { type: 'png', size: undefined }],
  ['JPEG', bytes(0xff, 0xd8, ...EXIF, 0xff, ...FRAME), { type: 'jpeg', size: { width: 4032, height: 3024 } }],
  [
    'JPEG with tables before the frame',
    bytes(0xff, 0xd8, 0xff, 0xc4, 0, 3, 9, ...FRAME),
    { type: 'jpeg', size: { width: 4032, height: 3024 } },
  ],
  ['JPEG without a frame', bytes(0xff, 0xd8, ...EXIF), { type: 'jpeg', size: undefined }],
  ['HTML behind the head of a JPEG', bytes(0xff, 0xd8, 0xff, '<html>'), { type: 'jpeg', size: undefined }],
  [
    'extended WebP',
    webp('VP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x01, 0, 0x00, 0x00, 0x01),
    { type: 'webp', size: { width: 512, height: 65_537 } },
  ],
  [
    'lossless WebP',
    webp('VP8L', 0, 0, 0, 0, 0x2f, 0xff, 0xc1, 0x1f, 0x00, ...zeros(5)),
    { type: 'webp', size: { width: 512, height: 128 } },
  ],
  [
    'lossy WebP',
    webp('VP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01),
    { type: 'webp', size: { width: 640, height: 480 } },
  ],
  ['WebP of another kind', webp('ABCD', ...zeros(14)), { type: 'webp', size: undefined }],
  ['WebP that is cut', webp('VP8X'), { type: 'webp', size: undefined }],
  ['GIF', bytes('GIF89a'), undefined],
  ['WAV', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), undefined],
  ['SVG', bytes('<svg/>'), undefined],
  ['nothing', bytes(), undefined],
])('the header of %s', (_, file, header) => expect(imageHeader(file)).toEqual(header))

test('a file is read from where it begins in its buffer', () => {
  const whole = png(0, 0, 3, 0, 0, 0, 2, 1)
  const shifted = new Uint8Array([7, 7, ...whole]).subarray(2)
  expect(imageHeader(shifted)).toEqual({ type: 'png', size: { width: 768, height: 513 } })
})
