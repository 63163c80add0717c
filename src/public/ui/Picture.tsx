import { safePicture } from '../../lib/safe-url.ts'
import { scaled, WIDTHS } from './scaled.ts'

type PictureProps = {
  /** Address of the original. Only a safe one is used. */
  address: string | null | undefined
  className?: string | undefined
  width: number
  height: number
  /** The width at which it is shown, for browsers to choose one of three sizes. A thumbnail has a single size. */
  sizes?: string
  /** Whether it is in sight when the page opens. Any other picture loads when the visitor scrolls near it. */
  isFirst?: boolean
}

/** A picture in the sizes of the image service; without one, an empty box. The text beside it says what it shows. */
export function Picture({ address, className, width, height, sizes, isFirst }: PictureProps) {
  const picture = safePicture(address)
  return picture ? (
    <img
      className={className}
      src={scaled(picture, sizes ? 640 : 320)}
      srcSet={sizes && WIDTHS.map((one) => `${scaled(picture, one)} ${one}w`).join()}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
    />
  ) : (
    <div className={className} />
  )
}
