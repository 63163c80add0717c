import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OccurrenceResource } from '../api/generated/training.types.ts'
import { noRoster } from '../api/messages.ts'
import { courseQuery } from '../api/queries.ts'
import { isRetailPartnerCourse } from '../api/retail-partner.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says that a class has no roster, and names the retail partner if the class is one of theirs. */
export function NoRoster({ occurrence, action }: { occurrence: OccurrenceResource; action?: ReactNode }) {
  const { entityId, entityType } = occurrence.attributes
  const { data: course } = useQuery({ ...courseQuery(entityId), enabled: entityType === 'courses' })
  return (
    <Notice title={noRoster.title} action={action}>
      {course && isRetailPartnerCourse(course) ? noRoster.retailPartner : noRoster.text}
    </Notice>
  )
}
