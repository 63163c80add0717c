import { useState } from 'react'
import { useDeleteImage, useUpdateInstructor } from '../api/generated/training.hooks.ts'
import type { InstructorResource } from '../api/generated/training.types.ts'
import { toasts } from '../api/messages.ts'
import { failureText } from '../api/errors.ts'
import { initials } from '../lib/initials.ts'
import { fullName } from '../lib/person.ts'
import { ImagePicker } from '../ui/image/ImagePicker.tsx'
import { type UploadedImage, useImage } from '../ui/image/useImage.ts'
import css from './AccountPage.module.css'

/** The first image of an instructor. A new one takes its place at once, independently of the form. */
export function ProfilePhoto({ account: { id, attributes } }: { account: InstructorResource }) {
  const { imageIds, imageUrl, firstName, lastName } = attributes
  const [current, ...others] = imageIds
  // Shown from the upload on, until the account says the same.
  const [uploaded, setUploaded] = useState<UploadedImage>()
  const update = useUpdateInstructor({ meta: { refresh: 'awaited' } })
  // An image that is no longer used is removed from the server; that this failed is nothing anyone can act on.
  const cleanUp = useDeleteImage({ meta: { toast: { failure: false } } })
  const image = useImage({
    longest: 800,
    onUploaded(next) {
      setUploaded(next)
      update.mutate(
        { id, body: { imageIds: [next.id, ...others] }, ifMatch: undefined },
        {
          onSuccess: () => void (current && cleanUp.mutate({ id: current })),
          onError: () => cleanUp.mutate({ id: next.id }),
          onSettled: () => setUploaded(undefined),
        },
      )
    },
    onDeleted: () => setUploaded(undefined),
  })
  return (
    <ImagePicker
      label="Photo"
      shape="round"
      image={{ ...image, isUploading: image.isUploading || update.isPending }}
      imageId={uploaded?.id ?? current ?? ''}
      imageUrl={uploaded?.url ?? imageUrl}
      alt={`Photo of ${fullName({ firstName, lastName })}`}
      placeholder={
        <span className={css['initials']} aria-hidden>
          {initials(firstName, lastName)}
        </span>
      }
      deleting="It disappears at once from your public profile."
      error={update.error && failureText(update.error, toasts.updateInstructor.failure)}
    />
  )
}
