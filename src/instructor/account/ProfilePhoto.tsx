import { useState } from 'react'
import { useDeleteImage, useUpdateInstructor } from '../../api/generated/training.hooks.ts'
import type { InstructorResource } from '../../api/generated/training.types.ts'
import { toasts } from '../../api/messages.ts'
import { failureText } from '../../api/errors.ts'
import { initials } from '../../lib/initials.ts'
import { fullName } from '../../domain/person.ts'
import { ImagePicker } from '../../ui/image/ImagePicker.tsx'
import { type UploadedImage, useImage } from '../../ui/image/useImage.ts'
import css from './AccountPage.module.css'

/** The instructor's photo, which is the first image of the account. It is saved at once, independently of the form. */
export function ProfilePhoto({ account: { id, attributes } }: { account: InstructorResource }) {
  const { imageIds, imageUrl, firstName, lastName } = attributes
  const [current, ...others] = imageIds
  // Shown after the upload, until the account has been saved and loaded with it.
  const [uploaded, setUploaded] = useState<UploadedImage>()
  const update = useUpdateInstructor({ meta: { refresh: 'awaited' } })
  // Deletes the image that is no longer used. A failure is silent, because the instructor cannot do anything about it.
  const cleanUp = useDeleteImage({ meta: { toast: { failure: false } } })
  const image = useImage({
    longest: 800,
    onUploaded(next) {
      setUploaded(next)
      update.mutate(
        { id, body: { imageIds: [next.id, ...others] }, ifMatch: undefined },
        {
          onSuccess: () => void (current && cleanUp.mutate({ id: current })),
          // Without a clear refusal, it may be the photo by now.
          onError: ({ isPassing }) => void (isPassing || cleanUp.mutate({ id: next.id })),
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
      deleting="It will disappear from your public profile right away."
      error={update.error && failureText(update.error, toasts.updateInstructor.failure)}
    />
  )
}
