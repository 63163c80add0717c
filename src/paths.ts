/** Every URL of the application (spec §2). */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  classes: () => '/classes',
  notFound: () => '/not-found',
  myClasses: () => '/my-classes',
  retailPartnerClasses: () => '/retail-partner-classes',
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
