import type { Row } from '../db/rows.ts'

/** A course that ever had a class stays. */
export const canDelete = (classes: number) => classes === 0

export const canArchive = (course: Row<'course'>) => !course.isArchived
