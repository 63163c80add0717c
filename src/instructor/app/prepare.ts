import {
  getEventCheckInQuery,
  getOccurrenceQuery,
  listAgreementsQuery,
  listRegistrantsQuery,
} from '../../api/generated/training.hooks.ts'
import {
  allClassesQuery,
  catalogQueries,
  CLASS_TYPES,
  COURSE_TYPES,
  courseQuery,
  ownAccountQuery,
  ownCoursesQuery,
} from '../../api/queries.ts'
import { currentYear } from '../agreements/useAgreementYear.ts'
import { classesQuery, courseClassesQuery, nextClassesQuery } from '../occurrences/classes-query.ts'
import { VIEW } from '../occurrences/class-view.ts'
import { resourcesQuery, typeOrRedirect } from '../resources/resources-query.ts'
import { ratingsQuery, REVIEW_TYPES, reviewsQuery } from '../reviews/reviews-query.ts'
import { STUDENT_TYPES, studentsQuery } from '../students/students-query.ts'
import { listStateOf } from '../../ui/list-state.ts'
import type { Prepare } from './instructor-loader.ts'
import type { PagePath } from './pages.ts'

const prepareAccount: Prepare = ({ userId, prefetch }) => prefetch(ownAccountQuery(userId))

/** The choices of the course form, and the course if one is being edited. */
const prepareWizard: Prepare = ({ userId, params: { id }, prefetch }) => {
  const [curricula, items, organizations] = catalogQueries(userId, id !== undefined)
  prefetch(curricula)
  prefetch(items)
  prefetch(organizations)
  if (id !== undefined) prefetch(courseQuery(id))
}

/** The class and its roster. */
const prepareRoster: Prepare = ({ params: { id = '' }, prefetch }) => {
  prefetch(getOccurrenceQuery({ id }))
  prefetch(listRegistrantsQuery({ id }))
}

/** The first data, which the calls for the venue and the certifications depend on. */
const prepareDashboard: Prepare = ({ userId, prefetch }) => {
  prefetch(allClassesQuery(userId, 'future'))
  prefetch(allClassesQuery(userId, 'to_be_graded'))
  prefetch(ownCoursesQuery(userId, 'ACTIVE'))
  prefetch(listAgreementsQuery({ year: currentYear() }))
  prefetch(ownAccountQuery(userId))
}

const prepareMyClasses: Prepare = ({ userId, request, prefetch }) => {
  // The URL changes with every page of the calendar and every letter of a search, which must not load these again.
  const once = <Query extends object>(query: Query) => ({ ...query, staleTime: Infinity })
  if (VIEW.read(new URL(request.url).searchParams.get('view')) === 'list') {
    prefetch(classesQuery(userId, listStateOf(request, CLASS_TYPES)))
    prefetch(once(nextClassesQuery(userId)))
    prefetch(once(allClassesQuery(userId, 'to_be_graded')))
  } else for (const type of CLASS_TYPES) prefetch(once(allClassesQuery(userId, type)))
}

const prepareManageCourse: Prepare = ({ request, params: { id = '' }, prefetch }) => {
  const state = listStateOf(request, CLASS_TYPES)
  prefetch(courseQuery(id))
  prefetch(courseClassesQuery(id, state))
}

const prepareReviews: Prepare = ({ userId, request, prefetch }) => {
  prefetch(reviewsQuery(listStateOf(request, REVIEW_TYPES)))
  prefetch(ratingsQuery())
  prefetch(ownCoursesQuery(userId, 'ACTIVE'))
  prefetch(ownCoursesQuery(userId, 'ARCHIVED'))
}

/** Every instructor page fetches this year's agreements (spec §6). */
export const prepareFrame: Prepare = ({ prefetch }) => prefetch(listAgreementsQuery({ year: currentYear() }))

/** What each page for instructors loads first, while its code arrives. The page uses the same queries. */
export const PREPARE: Record<PagePath, Prepare> = {
  'accept-agreements': () => undefined, // The frame has asked for them.
  certifications: prepareAccount,
  'create-course': prepareWizard,
  dashboard: prepareDashboard,
  'dashboard/instructor-resources/:type?': ({ params: { type }, prefetch }) =>
    prefetch(resourcesQuery(typeOrRedirect(type))),
  'dashboard/reviews': prepareReviews,
  'edit-course/:id': prepareWizard,
  'events-check-in': ({ prefetch }) => prefetch(getEventCheckInQuery()),
  'instructor-account': prepareAccount,
  'manage-course/:id': prepareManageCourse,
  'my-classes': prepareMyClasses,
  'my-courses'({ userId, request, prefetch }) {
    prefetch(ownCoursesQuery(userId, listStateOf(request, COURSE_TYPES).type))
    prefetch(allClassesQuery(userId, 'future'))
  },
  payments: prepareAccount,
  'retail-partner-classes': ({ userId, request, prefetch }) =>
    prefetch(allClassesQuery(userId, listStateOf(request, CLASS_TYPES).type)),
  'roster/:id': prepareRoster,
  students: ({ userId, request, prefetch }) =>
    prefetch(studentsQuery(userId, listStateOf(request, STUDENT_TYPES))),
  'submit-results/:id': prepareRoster,
}
