const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, i) => bytes[from + i] === byte)

const ascii = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

/** The type of an image by its first bytes, whatever its file name: JPEG, PNG or WebP. */
export function imageType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, ...ascii('PNG')])) return 'image/png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  return undefined
}
