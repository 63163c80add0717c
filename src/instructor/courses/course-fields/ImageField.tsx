import { IconPhoto } from '@tabler/icons-react'
import { useWatched } from '../../../ui/form/useWatched.ts'
import { ImagePicker } from '../../../ui/image/ImagePicker.tsx'
import { LABELS } from '../course-form/labels.ts'
import type { StepProps } from './step-props.ts'

/** The image of the course. */
export const ImageField = ({ form, image }: Pick<StepProps, 'form' | 'image'>) => (
  <ImagePicker
    label={LABELS.imageId}
    shape="wide"
    image={image}
    imageId={useWatched(form, 'imageId')}
    imageUrl={useWatched(form, 'imageUrl')}
    alt={useWatched(form, 'name') || 'Course image'}
    placeholder={<IconPhoto size={40} stroke={1.25} aria-hidden />}
    deleting="It disappears at once from every course that shows it, including published ones."
    path="imageId"
    error={form.errors['imageId']}
  />
)
