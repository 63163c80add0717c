import { slugify } from '../../src/lib/slug.ts'
import type { Row } from '../db/rows.ts'
import { countAttempt, type Limited, waitOf } from '../attempts.ts'
import type { Context, Handlers } from '../handler.ts'
import { send } from '../outbox.ts'
import { invalid, tooMany } from '../refusal.ts'
import { addressOf } from '../rules/identity.ts'
import { visibleCourse } from './access.ts'

/** The site's own origin in this world. In development, the origin of the call counts too. */
const SITE = 'https://training.example.com'

/** Requests from visitors, and the emails they get. */
export const courseContact = {
  requestCourseDetails({ id, body: { email } }, context) {
    const course = visibleCourse(context, id)
    assertAllowed('requestCourseDetails', email, context)
    return mailDetails(course, email, `${context.origin}${classPath(course)}`, context)
  },

  emailCourseDetails({ id, body: { email, courseUrl } }, context) {
    const course = visibleCourse(context, id)
    const canonical = [context.origin, SITE].map((origin) => origin + classPath(course))
    if (!canonical.includes(courseUrl))
      throw invalid('This is not the address of the class page.', 'courseUrl')
    assertAllowed('emailCourseDetails', email, context)
    return mailDetails(course, email, courseUrl, context)
  },

  createCourseRequest({ id, body }, context) {
    const course = visibleCourse(context, id)
    const { email, phone, comment, consentedToContact } = body
    if (phone && !consentedToContact)
      throw invalid('We may use a phone number only with consent.', 'consentedToContact')
    assertAllowed('createCourseRequest', email, context)
    const message = {
      kind: 'course request',
      to: context.db.instructor.get(course.instructorId)?.email ?? '',
      subject: `Request for a class date: ${course.name}`,
      text: [comment, email, phone].filter(Boolean).join('\n'),
    }
    send(context, { ...message, at: new Date(context.now).toISOString() })
    return undefined
  },
} satisfies Partial<Handlers>

/** Refuses a visitor who sends more than the contract allows; counts the attempt otherwise. */
function assertAllowed(operation: Limited, email: string, { db, now }: Context) {
  const who = addressOf(email)
  const wait = waitOf(db, operation, who, now)
  if (wait !== undefined) throw tooMany(wait)
  countAttempt(db, operation, who, now)
}

const classPath = (course: Row<'course'>) => `/class/${slugify(course.name)}/${course.id}`

function mailDetails(course: Row<'course'>, to: string, url: string, context: Context): undefined {
  const { name, city, state } = course.location
  send(context, {
    kind: 'course details',
    to,
    subject: course.name,
    text: [course.description, `${name}, ${city}, ${state}`, url].join('\n'),
    at: new Date(context.now).toISOString(),
  })
}
