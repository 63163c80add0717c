import { imageHeader, type Size } from './image-size.ts'

/** In bytes. */
const LARGEST = 10_000_000
/** In pixels. Decoding takes four bytes for each: 100 MB, which a phone still has. */
const MOST_PIXELS = 25_000_000
const QUALITY = 0.9

const PROBLEMS = {
  large: 'This image is larger than 10 MB. Choose a smaller one.',
  pixels: 'This image has more than 25 megapixels. Choose a smaller one.',
  svg: 'SVG images cannot be used. Choose a JPG, PNG or WebP file.',
  other: 'This is not an image we can use. Choose a JPG, PNG or WebP file.',
  damaged: 'This image cannot be read. The file may be damaged. Choose another one.',
}

/** Why a file cannot be used as an image, as far as its head tells; undefined if it can. Nothing is decoded. */
export async function validateImage(file: Blob & { name?: string }): Promise<string | undefined> {
  if (file.size > LARGEST) return PROBLEMS.large
  const header = imageHeader(new Uint8Array(await file.arrayBuffer()))
  if (!header) {
    const isSvg = file.type === 'image/svg+xml' || file.name?.toLowerCase().endsWith('.svg')
    return isSvg ? PROBLEMS.svg : PROBLEMS.other
  }
  if (!header.size?.width || !header.size.height) return PROBLEMS.damaged
  return header.size.width * header.size.height > MOST_PIXELS ? PROBLEMS.pixels : undefined
}

/** The size of an image that is no longer than that on either side. Smaller images stay as they are. */
export function scaledSize({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * factor))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * Draws an image anew: upright, no longer than that on either side, as a JPEG. What else the file had stays behind: the
 * place where the photo was taken, the camera, the name of the file. Undefined when the image cannot be decoded.
 */
async function redraw(file: Blob, longest: number): Promise<File | undefined> {
  // It turns the image as its Exif data says.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!image) return undefined
  const { width, height } = scaledSize(image, longest)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // What is transparent would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  image.close()
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([drawn], 'image.jpg', { type: 'image/jpeg' })
}

type Prepared = { image: File; problem?: never } | { image?: never; problem: string }

/** Prepares a chosen file for the upload, or says why it cannot be uploaded. @param longest of either side, in pixels */
export async function prepareImage(file: File, longest: number): Promise<Prepared> {
  const problem = await validateImage(file).catch(() => PROBLEMS.damaged)
  if (problem) return { problem }
  const image = await redraw(file, longest).catch(() => undefined)
  return image ? { image } : { problem: PROBLEMS.damaged }
}

/** The file as a data URL, to show during the upload; the content policy allows no blob URLs. */
export const previewOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
