export type Size = { width: number; height: number }
/** What a file is, by its first bytes, since it may have any name; and its size in pixels if that can be read. */
export type ImageHeader = { type: 'jpeg' | 'png' | 'webp'; size: Size | undefined }

const hasText = (bytes: DataView, at: number, text: string) =>
  at + text.length <= bytes.byteLength &&
  Array.from(text).every((letter, i) => bytes.getUint8(at + i) === letter.codePointAt(0))

/** Frame headers are C0 to CF, but for three: tables of Huffman codes, an extension, and arithmetic coding. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A JPEG is a row of segments. One of them has the size; that of a thumbnail is inside another one, and is skipped. */
function jpegSize(bytes: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
    else at += 2 + bytes.getUint16(at + 2)
  }
  return undefined
}

const pngSize = (bytes: DataView): Size | undefined =>
  hasText(bytes, 12, 'IHDR') && bytes.byteLength >= 24
    ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : undefined

/** The three kinds of WebP: extended, lossless and lossy. */
function webpSize(bytes: DataView): Size | undefined {
  if (bytes.byteLength < 30) return undefined
  const uint24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x1_00_00
  if (hasText(bytes, 12, 'VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (hasText(bytes, 12, 'VP8L')) {
    const packed = bytes.getUint32(21, true)
    return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 }
  }
  if (!hasText(bytes, 12, 'VP8 ')) return undefined
  return { width: bytes.getUint16(26, true) & 0x3f_ff, height: bytes.getUint16(28, true) & 0x3f_ff }
}

/** Reads the head of a JPEG, PNG or WebP file without decoding it. Undefined for any other file. */
export function imageHeader(file: Uint8Array): ImageHeader | undefined {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (hasText(bytes, 0, '\u00FF\u00D8\u00FF')) return { type: 'jpeg', size: jpegSize(bytes) }
  if (hasText(bytes, 0, '\u0089PNG')) return { type: 'png', size: pngSize(bytes) }
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return { type: 'webp', size: webpSize(bytes) }
  return undefined
}
