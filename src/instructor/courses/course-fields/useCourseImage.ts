import type { UseFormReturnType } from '@mantine/form'
import { type UploadedImage, useImage } from '../../../ui/image/useImage.ts'
import type { CourseValues } from '../course-form/course-values.ts'

/** The image of the course (spec §4). It is uploaded and deleted at once, independently of saving the form. */
export function useCourseImage(form: UseFormReturnType<CourseValues>) {
  const show = ({ id, url }: UploadedImage) => {
    form.setFieldValue('imageId', id)
    form.setFieldValue('imageUrl', url)
    form.clearFieldError('imageId')
  }
  return useImage({ longest: 2000, onUploaded: show, onDeleted: () => show({ id: '', url: '' }) })
}
