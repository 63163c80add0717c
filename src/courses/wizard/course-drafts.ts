/** What is typed of a new course; of one that is there it is `course.{id}`. */
export const NEW_COURSE_DRAFT = 'course.new'
