import type { InstructorHit } from '../../api/generated/search.types.ts'
import type { Point } from '../../lib/distance.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import plain from '../ui/plain.module.css'
import { Stars } from '../ui/Stars.tsx'
import { farOf } from './ClassRow.tsx'
import css from './rows.module.css'

type InstructorRowProps = { hit: InstructorHit; place?: Point | undefined }

/** An instructor in the results. The whole row is a link to the profile. */
export const InstructorRow = ({ hit, place }: InstructorRowProps) => (
  <li className={css['row']}>
    <Avatar firstName={hit.firstName} lastName={hit.lastName} imageUrl={hit.imageUrl} />
    <div className={css['text']}>
      <h3>
        <a href={paths.instructor(hit.objectID)}>
          {hit.firstName} {hit.lastName}
        </a>
      </h3>
      <p className={plain['dim']}>
        {[hit.city, hit.state].filter(Boolean).join(', ')}
        {farOf(hit, place)}
      </p>
      {hit.curricula.length > 0 && <p className={css['teaches']}>Teaches {hit.curricula.join(' · ')}</p>}
      <p className={css['facts']}>
        <Stars rating={hit.averageReviewRating} count={hit.totalReviewCount} />
        {hit.isRangePartner && <span className={plain['badge']}>Range partner</span>}
      </p>
    </div>
  </li>
)
