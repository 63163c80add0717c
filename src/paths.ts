/** Every URL of the application, section 2. */
export const paths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  classes: () => '/classes',
  notFound: () => '/not-found',
  myClasses: () => '/my-classes',
  myCourses: () => '/my-courses',
  roster: (occurrenceId: string) => `/roster/${encodeURIComponent(occurrenceId)}`,
  students: () => '/students',
}
