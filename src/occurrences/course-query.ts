import { getCourseQuery } from '../api/generated/training.hooks.ts'

/** A course with what stands beside it on its page. */
export const fullCourseQuery = (id: string) =>
  getCourseQuery({ id, include: ['tags', 'curriculum', 'curriculumModule', 'images'] })
