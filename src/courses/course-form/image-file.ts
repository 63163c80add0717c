const LARGEST = 10_000_000
const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  Array.from(text).every((letter, i) => bytes[from + i] === letter.codePointAt(0))

/** By its first bytes; what a file is called says nothing. */
const isImage = (bytes: Uint8Array) =>
  startsWith(bytes, '\u00FF\u00D8\u00FF') ||
  startsWith(bytes, '\u0089PNG') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** What is wrong with a file that should become the image of a course; undefined when nothing is. */
export async function imageProblem(file: Blob & { name?: string }): Promise<string | undefined> {
  if (file.size > LARGEST) return 'This image is larger than 10 MB. Choose a smaller one.'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (isImage(head)) return undefined
  const isSvg = file.type === 'image/svg+xml' || file.name?.toLowerCase().endsWith('.svg')
  return isSvg
    ? 'SVG images cannot be used. Choose a JPG, PNG or WebP file.'
    : 'This is not an image we can use. Choose a JPG, PNG or WebP file.'
}

/** The file as a data URL, to be looked at while it is on its way; the content policy allows no other. */
export const previewOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
