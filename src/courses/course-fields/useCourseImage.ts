import { useState } from 'react'
import { useDeleteImage, useUploadImage } from '../../api/generated/training.hooks.ts'
import { toasts } from '../../api/messages.ts'
import { failureText } from '../../api/errors.ts'
import { previewOf, validateImage } from '../course-form/image-file.ts'
import type { CourseForm } from './step-props.ts'

const SILENT = { meta: { toast: { failure: false as const } } }

/** The image of the course (spec §4). It is uploaded and deleted at once, independently of saving the form. */
export function useCourseImage(form: CourseForm) {
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<string>()
  const show = ({ id, imageUrl }: { id: string; imageUrl: string }) => {
    form.setFieldValue('imageId', id)
    form.setFieldValue('imageUrl', imageUrl)
    setPreview(undefined)
  }
  const upload = useUploadImage({
    ...SILENT,
    onSuccess: ({ data }) => show({ id: data.id, imageUrl: data.attributes.imageUrl }),
    onError(error) {
      setPreview(undefined)
      setProblem(failureText(error, toasts.uploadImage.failure))
    },
  })
  const remove = useDeleteImage({
    ...SILENT,
    onSuccess() {
      show({ id: '', imageUrl: '' })
      upload.reset()
    },
    onError: (error) => setProblem(failureText(error, toasts.deleteImage.failure)),
  })

  return {
    status: upload.status,
    deleteStatus: remove.status,
    problem,
    /** The file that is being uploaded, as a data URL. */
    preview,
    async choose(file: File | null) {
      if (!file || upload.isPending) return
      const found = await validateImage(file)
      setProblem(found)
      if (found) return
      form.clearFieldError('imageId')
      upload.mutate({ body: { file } })
      setPreview(await previewOf(file).catch(() => undefined))
    },
    remove() {
      setProblem(undefined)
      remove.mutate({ id: form.getValues().imageId })
    },
  }
}

export type CourseImage = ReturnType<typeof useCourseImage>
