import { useQuery } from '@tanstack/react-query'
import type { CourseDocument } from '../../api/generated/training.types.ts'
import { Avatar } from '../ui/Avatar.tsx'
import plain from '../ui/plain.module.css'
import { Stars } from '../ui/Stars.tsx'
import { paths } from '../../paths.ts'
import css from './InstructorCard.module.css'
import { profileFacts } from './profile.ts'
import { profileQuery } from './profile-query.ts'

type Summary = Extract<NonNullable<CourseDocument['included']>[number], { type: 'instructors' }>

/** The instructor of a class. The summary comes with the course; the profile adds more once it has loaded. */
export function InstructorCard({ summary: { id, attributes } }: { summary: Summary }) {
  const { data } = useQuery(profileQuery(id))
  const { firstName, lastName, number, averageReviewRating, totalReviewCount } = attributes
  const profile = data?.data
  return (
    <div className={`${plain['card']} ${css['card']}`}>
      <Avatar firstName={firstName} lastName={lastName} imageUrl={profile?.attributes.imageUrl} />
      <div className={css['text']}>
        <h3>
          <a href={paths.instructor(id)}>
            {firstName} {lastName}
          </a>
        </h3>
        <p className={plain['row']}>
          <Stars
            rating={averageReviewRating}
            count={totalReviewCount}
            href={`${paths.instructor(id)}#reviews`}
          />
          <span className={plain['dim']}>Instructor {number}</span>
        </p>
        {profile && profileFacts(profile).length > 0 && <p>{profileFacts(profile).join(' · ')}</p>}
        {profile?.attributes.biography && <p className={plain['prose']}>{profile.attributes.biography}</p>}
      </div>
    </div>
  )
}
