import { Button, FileButton, Group, Input, Loader, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconPhoto } from '@tabler/icons-react'
import { confirm } from '../../ui/confirm.ts'
import classes from './ImageField.module.css'
import { LABELS } from '../course-form/labels.ts'
import { type StepProps, useValue } from './step-props.ts'

const TYPES = 'image/jpeg,image/png,image/webp'
const HINT = 'JPG, PNG or WebP, up to 10 MB.'

/** The picture of the course: choose, look at, replace, delete. */
export function ImageField({ form, image }: Pick<StepProps, 'form' | 'image'>) {
  const id = useId()
  const imageId = useValue(form, 'imageId')
  const imageUrl = useValue(form, 'imageUrl')
  const name = useValue(form, 'name')
  const isUploading = image.status === 'pending'
  const isDeleting = image.deleteStatus === 'pending'
  const error = image.problem ?? form.errors['imageId']
  const remove = async () => {
    const isConfirmed = await confirm({
      title: 'Delete this image?',
      children: 'Every course that shows it loses it at once, also where it is already published.',
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
      <div className={classes['frame']} aria-busy={isUploading}>
        {image.preview || imageUrl ? (
          <img src={image.preview ?? imageUrl} alt={name || 'The image of this course'} />
        ) : (
          <IconPhoto size={40} stroke={1.25} aria-hidden />
        )}
        {isUploading && (
          <div className={classes['veil']} role="status">
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
