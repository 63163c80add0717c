import type { Row } from '../db/rows.ts'

/**
 * Whether a course can be deleted: only if it never had a class, not even a deleted one.
 * @param classes current number of classes
 */
export const canDelete = (course: Row<'course'>, classes: number) => classes === 0 && !course.hasLostClasses

export const canArchive = (course: Row<'course'>) => !course.isArchived
