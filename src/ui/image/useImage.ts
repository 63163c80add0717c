import { useState } from 'react'
import { useDeleteImage, useUploadImage } from '../../api/generated/training.hooks.ts'
import { toasts } from '../../api/messages.ts'
import { failureText } from '../../api/errors.ts'
import { codeOf } from '../fetch-ahead.ts'
import { renderFailure } from '../render-failure.ts'

/** Needed once a file is chosen. */
const imageFile = codeOf(() => import('../../lib/image/image-file.ts'))

const NOT_LOADED = { image: undefined, problem: renderFailure.chunk }

const SILENT = { meta: { toast: { failure: false as const } } }

export type UploadedImage = { id: string; url: string }
type ImageOptions = {
  /** Larger images are scaled down to this many pixels on either side. */
  longest: number
  onUploaded: (image: UploadedImage) => void
  onDeleted: () => void
}

/**
 * The image store (spec §4): uploads and deletes at once, and says in place what went wrong. A file is drawn anew before it
 * leaves the device, so that nothing but its pixels does.
 */
export function useImage({ longest, onUploaded, onDeleted }: ImageOptions) {
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<string>()
  const [isPreparing, setPreparing] = useState(false)
  const upload = useUploadImage({
    ...SILENT,
    onSuccess({ data }) {
      onUploaded({ id: data.id, url: data.attributes.imageUrl })
      setPreview(undefined)
    },
    onError(error) {
      setPreview(undefined)
      setProblem(failureText(error, toasts.uploadImage.failure))
    },
  })
  const remove = useDeleteImage({
    ...SILENT,
    onSuccess: onDeleted,
    onError(error) {
      // An earlier try deleted it, and its answer was lost. Until the course is saved, no read shows that.
      if (error.status === 404) onDeleted()
      else setProblem(failureText(error, toasts.deleteImage.failure))
    },
  })
  const isUploading = isPreparing || upload.isPending

  return {
    isUploading,
    isDeleting: remove.isPending,
    problem,
    /** The file that is being uploaded, as a data URL. */
    preview,
    async choose(file: File | null) {
      if (!file || isUploading) return
      setProblem(undefined)
      setPreparing(true)
      const code = await imageFile.fetch().catch(() => undefined)
      const { image, problem: found } = (await code?.prepareImage(file, longest)) ?? NOT_LOADED
      setPreparing(false)
      setProblem(found)
      if (!code || !image) return
      upload.mutate({ body: { file: image } })
      setPreview(await code.previewOf(image).catch(() => undefined))
    },
    remove(id: string) {
      setProblem(undefined)
      remove.mutate({ id })
    },
  }
}

export type ImageStore = ReturnType<typeof useImage>
