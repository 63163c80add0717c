import type { Row } from '../db/rows.ts'

/** A course that ever had a class stays, even if the class was deleted. @param classes how many there are now */
export const canDelete = (course: Row<'course'>, classes: number) => classes === 0 && !course.hasLostClasses

export const canArchive = (course: Row<'course'>) => !course.isArchived
