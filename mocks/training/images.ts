import { Upload } from '../form.ts'
import type { Handlers } from '../handler.ts'
import { forbidden, invalid, notFound } from '../refusal.ts'
import { imageType } from '../rules/image.ts'
import { nextVersion } from '../rules/version.ts'
import { self } from './access.ts'
import { imageResource } from './resources.ts'

const LARGEST = 10_000_000

export const images = {
  uploadImage({ body: { file } }, context) {
    if (!(file instanceof Upload)) throw invalid('A file is required.', 'file')
    if (file.size > LARGEST) throw invalid('The image is larger than 10 MB.', 'file')
    const mediaType = imageType(file.content)
    if (!mediaType) throw invalid('The image must be a JPEG, PNG or WebP file.', 'file')
    const id = crypto.randomUUID()
    const image = context.db.image.create({
      id,
      ownerId: self(context),
      imageUrl: `/images/${id}`,
      mediaType,
      data: base64(file.content),
    })
    return { data: imageResource(image) }
  },

  deleteImage({ id }, { db, actor, now }) {
    const image = db.image.get(id)
    if (!image) throw notFound()
    if (image.ownerId !== actor?.userId) throw forbidden()
    for (const course of db.course.of('imageId', id).values())
      db.course.update(course.id, { imageId: null, ...nextVersion(course, now) })
    const owner = db.instructor.get(image.ownerId)
    if (owner?.imageIds.includes(id)) {
      const imageIds = owner.imageIds.filter((held) => held !== id)
      db.instructor.update(owner.id, { imageIds })
    }
    db.image.remove(id)
    return undefined
  },
} satisfies Partial<Handlers>

const PART = 0x8000

/** Converts in parts, because a whole image has too many bytes for the arguments of one call. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += PART)
    text += String.fromCodePoint(...bytes.subarray(from, from + PART))
  return btoa(text)
}
