import { once } from './lib/once.ts'

/** The addresses of the instructors' application. */
const instructors = {
  dashboard: () => '/dashboard',
  reviews: () => '/dashboard/reviews',
  instructorResources: () => '/dashboard/instructor-resources',
  instructorResourcesOf: (type: string) => `/dashboard/instructor-resources/${type}`,
  myClasses: () => '/my-classes',
  classesToGrade: () => '/my-classes?type=to_be_graded',
  completedClasses: () => '/my-classes?type=completed',
  /** The month of a date: `2026-12-05`. */
  classCalendar: (date: string) => `/my-classes?view=month&date=${date}`,
  retailPartnerClasses: () => '/retail-partner-classes',
  roster: (occurrenceId: string) => `/roster/${encodeURIComponent(occurrenceId)}`,
  addStudent: (occurrenceId: string) => `/roster/${encodeURIComponent(occurrenceId)}?registrant=new`,
  printRoster: (occurrenceId: string) => `/roster/${encodeURIComponent(occurrenceId)}?tool=print`,
  submitResults: (occurrenceId: string) => `/submit-results/${encodeURIComponent(occurrenceId)}`,
  myCourses: () => '/my-courses',
  createCourse: () => '/create-course',
  editCourse: (courseId: string) => `/edit-course/${encodeURIComponent(courseId)}`,
  manageCourse: (courseId: string) => `/manage-course/${encodeURIComponent(courseId)}`,
  addClass: (courseId: string) =>
    `/manage-course/${encodeURIComponent(courseId)}?add=${encodeURIComponent(courseId)}`,
  students: () => '/students',
  studentsFound: (search: string) => `/students?search=${encodeURIComponent(search.toWellFormed())}`,
  student: (studentId: string) => `/students?student=${encodeURIComponent(studentId)}`,
  eventsCheckIn: () => '/events-check-in',
  acceptAgreements: () => '/accept-agreements',
  certifications: () => '/certifications',
  instructorAccount: () => '/instructor-account',
  payments: () => '/payments',
  /** Where the payment provider sends its answer. */
  connect: () => '/connect',
}

/** Every address of the product (spec §2). Those that are not of the instructors' application are of the public site. */
export const paths = {
  ...instructors,
  home: () => '/',
  /** The home page with the dialog to create an account. */
  createAccount: () => '/?request=account',
  legacyLogin: () => '/legacy-instructor-login',
  classes: () => '/classes',
  classesIn: (stateSlug: string) => `/classes/${stateSlug}`,
  publicClass: (slug: string, courseId: string) => `/class/${slug}/${encodeURIComponent(courseId)}`,
  course: (courseId: string) => `/course/${encodeURIComponent(courseId)}`,
  /** A calendar with the dates of a course, to subscribe to. */
  calendarOfClass: (courseId: string) => `/class/${encodeURIComponent(courseId)}.ics`,
  /** A calendar file with one date of a course. */
  calendarOfDate: (courseId: string, occurrenceId: string) =>
    `/class/${encodeURIComponent(courseId)}/${encodeURIComponent(occurrenceId)}.ics`,
  calendarOfInstructor: (instructorId: string) => `/instructor/${encodeURIComponent(instructorId)}.ics`,
  instructor: (instructorId: string) => `/instructor/${encodeURIComponent(instructorId)}`,
  /** Where the search for a place goes; it takes its question in the query, like the search below. */
  searchBy: () => '/search-by',
  /** The search for instructors, and for classes too if the query says so. */
  instructorSearch: () => '/instructor-search',
  classSearch: () => '/instructor-search?type=classes',
  classesOf: (curriculum: string) =>
    `/instructor-search?${new URLSearchParams({ type: 'classes', curriculum: curriculum.toWellFormed() })}`,
  /** Where the link in the email after a class leads; it brings `oid` and `rid`. */
  reviewClass: () => '/review-class',
  /** The specification names the page but not its route. Without a state, it asks for one. */
  reciprocity: (stateSlug?: string) => (stateSlug ? `/reciprocity/${stateSlug}` : '/reciprocity'),
  notFound: () => '/not-found',
}

const firstSegment = (address: string) => address.split(/[/?]/)[1] ?? ''

/** The first segments of the paths that belong to the instructors' application. The public site has every other path. */
export const instructorSegments = once(
  () =>
    new Set(Object.values(instructors).map((address: (part: string) => string) => firstSegment(address('')))),
)

/** Whether a path belongs to the instructors' application. */
export const isInstructorPath = (pathname: string) => instructorSegments().has(firstSegment(pathname))
