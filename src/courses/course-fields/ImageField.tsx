import { Button, FileButton, Group, Input, Loader, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { confirm } from '../../ui/confirm.ts'
import { useWatched } from '../../ui/form/useWatched.ts'
import { LABELS } from '../course-form/labels.ts'
import css from './ImageField.module.css'
import type { StepProps } from './step-props.ts'

const TYPES = 'image/jpeg,image/png,image/webp'
const HINT = 'JPG, PNG or WebP, up to 10 MB.'

/** The image of the course: choose, preview, replace and delete it. */
export function ImageField({ form, image }: Pick<StepProps, 'form' | 'image'>) {
  const id = useId()
  const imageId = useWatched(form, 'imageId')
  const imageUrl = useWatched(form, 'imageUrl')
  const name = useWatched(form, 'name')
  const isUploading = image.status === 'pending'
  const isDeleting = image.deleteStatus === 'pending'
  const error = image.problem ?? form.errors['imageId']
  const remove = async () => {
    const isConfirmed = await confirm({
      title: 'Delete this image?',
      children: 'It disappears at once from every course that shows it, including published ones.',
      confirmLabel: 'Delete',
      isDanger: true,
    })
    if (isConfirmed) image.remove()
  }
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} component="div" size="md">
        {LABELS.imageId}
      </Input.Label>
      <div className={css['frame']} aria-busy={isUploading}>
        {image.preview || imageUrl ? (
          <img src={image.preview ?? imageUrl} alt={name || 'Course image'} />
        ) : (
          <IconPhoto size={40} stroke={1.25} aria-hidden />
        )}
        {isUploading && (
          <div className={css['veil']} role="status">
            <Loader size="sm" />
            <Text fw={600}>Uploading…</Text>
          </div>
        )}
      </div>
      <Group gap="xs" mt="sm">
        <FileButton accept={TYPES} onChange={(file) => void image.choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              data-path="imageId"
              loading={isUploading}
              disabled={isDeleting}
            >
              {imageId ? 'Choose another' : 'Choose an image'}
            </Button>
          )}
        </FileButton>
        {imageId && (
          <Button
            variant="subtle"
            px="sm"
            color="red"
            c="var(--mantine-color-error)"
            loading={isDeleting}
            disabled={isUploading}
            onClick={() => void remove()}
          >
            Delete image
          </Button>
        )}
      </Group>
      <Text
        size="sm"
        mt="xs"
        c={error ? 'var(--mantine-color-error)' : 'dimmed'}
        role={error ? 'alert' : undefined}
      >
        {error ?? HINT}
      </Text>
    </div>
  )
}
