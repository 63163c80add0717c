import { defaults, type Row } from '../db/rows.ts'
import type { Person } from './people.ts'
import { hash } from './random.ts'

/** The drawings of mocks/neighbors/pictures that courses have. */
export const SCENES = ['range', 'classroom', 'target', 'hills'] as const
type Scene = (typeof SCENES)[number]

const idOf = (scene: Scene, ownerId: string) => `picture-${scene}-${ownerId}`

/** The pictures of an instructor's courses. Instructors may delete only their own, so each has all of them. */
export const pictureRows = ({ id, courses }: Person): Row<'image'>[] =>
  courses
    ? SCENES.map((scene) => ({
        ...defaults.image,
        id: idOf(scene, id),
        ownerId: id,
        imageUrl: `/images/courses/${scene}.webp`,
        mediaType: 'image/webp',
      }))
    : []

const LIVE: readonly Scene[] = ['range', 'target', 'hills']

/** The picture of a course, which suits its content. Null for about every fifth course, which has none. */
export function pictureIdOf(courseId: string, ownerId: string, hasLiveFire: boolean): string | null {
  const number = hash(courseId)
  if (number % 5 === 0) return null
  return idOf(hasLiveFire ? (LIVE[number % LIVE.length] ?? 'range') : 'classroom', ownerId)
}
