import type { Args } from '../../../api/generated/training.types.ts'
import { atMost, filled } from '../../../lib/field-errors.ts'
import { emailProblem, phoneBody, phoneProblem } from '../../../domain/person-rules.ts'
import { visit } from '../../../lib/visit.ts'
import { formatDays } from '../../../lib/venue-time.ts'
import { type ClassDate, isFull } from '../class-dates.ts'
import type { Course } from '../course-facts.ts'

/** @param date that the visitor wants a seat on @param onSent gets the email address that the form was sent for */
export type ContactFormProps = {
  course: Course
  date?: ClassDate | undefined
  onSent: (email: string) => void
}

/** The limits of the contract, in characters. */
const LONGEST_COMMENT = 5000
const LONGEST_TID = 100

/** Consent is checked by default (spec §5). Its box is always visible, and the phone field depends on it. */
export const emptyRequest = {
  email: '',
  comment: '',
  consentedToContact: true,
  phone: '',
  wantsNews: false,
}
export type RequestValues = typeof emptyRequest

/** What a visitor says who asks for a seat on a date. */
export const seatText = (date: ClassDate) =>
  `A seat on ${formatDays(date.days)}${isFull(date) ? ', or a date like it' : ''}`

const DIGITS = { least: 7, most: 15 }

/** Checks that a phone number can be dialed. It is sent as the visitor typed it. */
function dialableProblem(typed: string): string | undefined {
  if (!phoneBody(typed)) return undefined
  const digits = typed.replaceAll(/\D/g, '').length
  const isDialable = /^[\p{Cf}\d\s+().\-/#*]*(?:(?:x|ext\.?)\s*\d+)?\s*$/iu.test(typed)
  return isDialable && digits >= DIGITS.least && digits <= DIGITS.most
    ? phoneProblem(typed)
    : 'Use a phone number such as (555) 010-0100'
}

/** The rules by field (spec §5). */
export const requestRules = {
  email: emailProblem,
  comment: (typed: string) => filled(typed) ?? atMost(LONGEST_COMMENT)(typed),
  phone: (typed: string, { consentedToContact }: RequestValues) =>
    consentedToContact ? dialableProblem(typed) : undefined,
}

/** The body of the request. A phone number is sent only with consent (spec §5). */
export function requestBody({
  email,
  comment,
  consentedToContact,
  phone,
}: RequestValues): Args<'createCourseRequest'>['body'] {
  const number = consentedToContact ? phoneBody(phone) : null
  return {
    email: email.trim(),
    comment: comment.trim(),
    consentedToContact,
    ...(number !== null && { phone: number }),
  }
}

export const emptyDetails = { email: '', wantsNews: false }
export type DetailsValues = typeof emptyDetails
export const detailsRules = { email: emailProblem }

/** The body of an email with the details of a course. @param tid ID of the visit; `unknown` means none (spec §2) */
export const detailsBody = ({ email }: DetailsValues, tid: string | undefined) => ({
  email: email.trim(),
  tID: tid && tid !== 'unknown' && tid.length <= LONGEST_TID ? tid : null,
  tracking: Object.fromEntries(visit().campaign.map(({ name, value }) => [name, value])),
})
