import { initials } from '../../lib/initials.ts'
import { safePicture } from '../../lib/safe-url.ts'
import { Picture } from './Picture.tsx'
import css from './Avatar.module.css'

type AvatarProps = {
  firstName: string
  lastName: string
  imageUrl?: string | null | undefined
  isLarge?: boolean
}

/** The picture of a person, or their initials (spec §9). Hidden from screen readers, because the name is beside it. */
export function Avatar({ firstName, lastName, imageUrl, isLarge = false }: AvatarProps) {
  const size = isLarge ? 112 : 56
  return (
    <span className={`${css['avatar']} ${isLarge ? css['large'] : ''}`} aria-hidden>
      {safePicture(imageUrl) ? (
        <Picture address={imageUrl} width={size} height={size} />
      ) : (
        initials(firstName, lastName)
      )}
    </span>
  )
}
