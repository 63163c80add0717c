const LARGEST = 10_000_000
const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  Array.from(text).every((letter, i) => bytes[from + i] === letter.codePointAt(0))

/** Looks at the first bytes, because a file may have any name. */
const isImage = (bytes: Uint8Array) =>
  startsWith(bytes, '\u00FF\u00D8\u00FF') ||
  startsWith(bytes, '\u0089PNG') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** Why a file cannot be the image of a course; undefined if it can. */
export async function validateImage(file: Blob & { name?: string }): Promise<string | undefined> {
  if (file.size > LARGEST) return 'This image is larger than 10 MB. Choose a smaller one.'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (isImage(head)) return undefined
  const isSvg = file.type === 'image/svg+xml' || file.name?.toLowerCase().endsWith('.svg')
  return isSvg
    ? 'SVG images cannot be used. Choose a JPG, PNG or WebP file.'
    : 'This is not an image we can use. Choose a JPG, PNG or WebP file.'
}

/** The file as a data URL, to show during the upload; the content policy allows no blob URLs. */
export const previewOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
