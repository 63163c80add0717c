import { useQuery } from '@tanstack/react-query'
import type { OccurrenceResource } from '../../api/generated/training.types.ts'
import { noRoster } from '../../api/messages.ts'
import { courseQuery } from '../../api/queries.ts'
import { isRetailPartnerCourse } from '../shared/retail-partner.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Says that a class has no roster, and names the retail partner if the class is one of the partner's. */
export function NoRoster({ occurrence }: { occurrence: OccurrenceResource }) {
  const { entityId, entityType } = occurrence.attributes
  const { data: course } = useQuery({ ...courseQuery(entityId), enabled: entityType === 'courses' })
  return (
    <Notice title={noRoster.title}>
      {course && isRetailPartnerCourse(course) ? noRoster.retailPartner : noRoster.text}
    </Notice>
  )
}
