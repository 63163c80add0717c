import type { Answer } from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'

/** The abbreviation of the retail partner's curriculum (spec §3). */
export const RETAIL_PARTNER = 'CABELAS-CI'

/** Whether a course teaches the retail partner's curriculum. @param course with its curriculum included */
export const isRetailPartnerCourse = (course: Answer<'getCourse'>): boolean =>
  one(course, course.data.relationships?.curriculum)?.attributes.abbreviation === RETAIL_PARTNER
