import { Button, FileButton, Group, Input, Loader, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { type ReactNode, useRef } from 'react'
import { safeImage } from '../../lib/safe-url.ts'
import { confirm } from '../confirm.ts'
import { QuietButton } from '../looks.ts'
import css from './ImagePicker.module.css'
import type { ImageStore } from './useImage.ts'

const TYPES = 'image/jpeg,image/png,image/webp'
const HINT = 'JPG, PNG or WebP, up to 10 MB.'

type ImagePickerProps = {
  label: string
  /** Wide for a course, round for a person. */
  shape: 'wide' | 'round'
  image: ImageStore
  /** The id of the image that is shown; empty for none. */
  imageId: string
  imageUrl: string | null
  alt: string
  /** Shown while there is no image. */
  placeholder: ReactNode
  /** What deleting it means, asked before. */
  deleting: string
  /** The name of the field, if it is one of a form, and what is wrong with it. */
  path?: string
  error?: ReactNode
}

/** An image: choose, preview, replace and delete it. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, shape, image, imageId, imageUrl, alt, placeholder, deleting, path } = props
  const id = useId()
  const forget = useRef<() => void>(null)
  const { isUploading, isDeleting } = image
  const error = image.problem ?? props.error
  // The preview is made here, so it needs no check.
  const source = image.preview ?? safeImage(imageUrl ?? undefined)
  const remove = async () => {
    const isConfirmed = await confirm({
      title: 'Delete this image?',
      children: deleting,
      confirmLabel: 'Delete',
      isDanger: true,
    })
    if (isConfirmed) image.remove(imageId)
  }
  return (
    <div role="group" tabIndex={-1} aria-labelledby={id} className={css['picker']} data-shape={shape}>
      <Input.Label id={id} component="div" size="md">
        {label}
      </Input.Label>
      <div className={css['frame']} aria-busy={isUploading}>
        {source ? <img src={source} alt={alt} /> : placeholder}
        {isUploading && (
          <div className={css['veil']} role="status">
            <Loader size="sm" />
            <Text fw={600}>Uploading…</Text>
          </div>
        )}
      </div>
      <Group gap="xs" mt="sm">
        <FileButton
          accept={TYPES}
          resetRef={forget}
          onChange={(file) => {
            // Otherwise nothing would happen when the same file is chosen again after a failure.
            forget.current?.()
            void image.choose(file)
          }}
        >
          {(button) => (
            <QuietButton
              {...button}
              {...(path && { 'data-path': path })}
              loading={isUploading}
              disabled={isDeleting}
            >
              {imageId ? 'Choose another' : 'Choose an image'}
            </QuietButton>
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
