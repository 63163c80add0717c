// A second, simple implementation of the rules for courses, classes and rosters. It shares no code with the mock.
export type Who = 'owner' | 'helper'
export type Course = {
  id: string
  isArchived: boolean
  isPublished: boolean
  hasHadClasses: boolean
}
export type Class = {
  id: string
  course: string
  /** Hours from now. */
  start: number
  end: number
  capacity: number
  isGraded: boolean
  teachers: Who[]
}
/** A student on a roster, with their review of the class at that time and the reply to it. */
export type Line = {
  id: string
  class: string
  isRemoved: boolean
  status: string | null
  review?: { id: string; class: string; stars: number; reply?: { id: string; by: Who } }
}
export type Student = { id: string; email: string; isArchived: boolean }

export class Model {
  courses: Course[] = []
  classes: Class[] = []
  lines: Line[] = []
  students: Student[] = []

  classOf = (what: { class: string } | undefined) => this.classes.find(({ id }) => id === what?.class)
  classesOf = (course: Course) => this.classes.filter((one) => one.course === course.id)
  roster = (one: Class) => this.lines.filter((line) => line.class === one.id && !line.isRemoved)
  removed = (one: Class) => this.lines.filter((line) => line.class === one.id && line.isRemoved)
  teaches = (who: Who, one: Class | undefined) => !!one?.teachers.includes(who)
  isFull = (one: Class) => this.roster(one).length >= one.capacity
  isOver = (one: Class) => one.end <= 0
  isDeletable = (one: Class) => !this.roster(one).length && !one.isGraded
  isGradable = (one: Class) => one.start <= 0 && !one.isGraded && this.roster(one).length > 0

  listOf(one: Class): 'future' | 'to_be_graded' | 'completed' {
    if (this.isGradable(one)) return 'to_be_graded'
    return this.isOver(one) ? 'completed' : 'future'
  }

  /** The number of reviews of some classes, and their average. */
  rating(classes: Class[], known: { stars: number; reviews: number } = { stars: 0, reviews: 0 }) {
    const reviews = this.lines.flatMap((line) =>
      line.review && classes.some(({ id }) => id === line.review?.class) ? [line.review] : [],
    )
    const total = known.stars + reviews.reduce((sum, { stars }) => sum + stars, 0)
    const count = known.reviews + reviews.length
    return { averageReviewRating: count && total / count, totalReviewCount: count }
  }

  /** The expected status of each call. */
  expected = {
    toCourse: (who: Who, { isPublished, isArchived }: Course, status: number) =>
      who === 'owner' ? status : isPublished && !isArchived ? 403 : 404,
    archive: (who: Who, course: Course) => this.expected.toCourse(who, course, course.isArchived ? 409 : 204),
    deleteCourse: (who: Who, course: Course) =>
      this.expected.toCourse(who, course, course.hasHadClasses ? 409 : 204),
    editCourse: (who: Who, course: Course, price: number) =>
      this.expected.toCourse(who, course, course.isArchived ? 409 : price < 50 ? 422 : 200),
    schedule: (who: Who, course: Course) => (who === 'owner' ? (course.isArchived ? 409 : 201) : 403),
    editCapacity: (who: Who, one: Class, capacity: number) => {
      if (!this.teaches(who, one)) return 403
      const isTooFew = capacity < this.roster(one).length && capacity < one.capacity
      return one.isGraded || isTooFew ? 409 : 200
    },
    deleteClass: (who: Who, one: Class) => (who !== 'owner' ? 403 : this.isDeletable(one) ? 204 : 409),
    addTeacher: (who: Who, one: Class, target: Who) => {
      if (!this.teaches(who, one)) return 403
      return one.isGraded || this.teaches(target, one) ? 409 : 201
    },
    removeTeacher: (who: Who, one: Class, target: Who) => {
      if (!this.teaches(who, one)) return 403
      if (one.isGraded) return 409
      if (!this.teaches(target, one)) return 404
      return target === 'owner' ? 409 : 204
    },
    addLine: (who: Who, one: Class) => {
      if (!this.teaches(who, one)) return 403
      return one.isGraded || this.isFull(one) ? 409 : 201
    },
    changeLine: (who: Who, line: Line, status: number) => {
      if (!this.teaches(who, this.classOf(line))) return 404
      return line.isRemoved || line.status ? 409 : status
    },
    reschedule: (who: Who, line: Line, to: Class) => {
      const from = this.classOf(line)
      const status = this.expected.changeLine(who, line, 200)
      if (status !== 200 || from === to) return status
      if (from?.course !== to.course || !this.teaches(who, to)) return 422
      return to.isGraded || this.isFull(to) ? 409 : 200
    },
    submit: (who: Who, one: Class, isComplete: boolean) => {
      if (!this.teaches(who, one)) return 403
      return this.isGradable(one) ? (isComplete ? 204 : 422) : 409
    },
    review: (line: Line) => {
      const one = this.classOf(line)
      if (!one || line.isRemoved) return 404
      return this.isOver(one) && !line.review ? 201 : 409
    },
    editReview: (line: Line) => (line.review && this.classOf(line) ? 200 : 404),
    reply: (who: Who, line: Line) =>
      this.teaches(who, this.classOf(line.review)) ? (line.review?.reply ? 409 : 201) : 403,
    changeReply: (who: Who, line: Line, status: number) => (line.review?.reply?.by === who ? status : 403),
    toStudent: (who: Who, status: number) => (who === 'owner' ? status : 404),
  }
}
