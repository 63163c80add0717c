/** Every URL of the application, section 2. */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  classes: () => '/classes',
  notFound: () => '/not-found',
  myClasses: () => '/my-classes',
  retailPartnerClasses: () => '/retail-partner-classes',
  acceptAgreements: () => '/accept-agreements',
  instructorAccount: () => '/instructor-account',
  payments: () => '/payments',
  /** Where the payment provider sends its answer. */
  connect: () => '/connect',
  eventsCheckIn: () => '/events-check-in',
  myCourses: () => '/my-courses',
  createCourse: () => '/create-course',
  editCourse: (courseId: string) => `/edit-course/${encodeURIComponent(courseId)}`,
  manageCourse: (courseId: string) => `/manage-course/${encodeURIComponent(courseId)}`,
  publicClass: (slug: string, courseId: string) => `/class/${slug}/${encodeURIComponent(courseId)}`,
  roster: (occurrenceId: string) => `/roster/${encodeURIComponent(occurrenceId)}`,
  submitResults: (occurrenceId: string) => `/submit-results/${encodeURIComponent(occurrenceId)}`,
  students: () => '/students',
  student: (studentId: string) => `/students?student=${encodeURIComponent(studentId)}`,
}
