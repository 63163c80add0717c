import type { CertificationAttributes } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/words.ts'
import { formatMoment } from '../../lib/venue-time.ts'

/** `expiring`: within the next 60 days. `inactive`: inactive for a reason other than its date. */
export type Standing = 'active' | 'expiring' | 'expired' | 'inactive'

const NEAR = 60

/** The day of an instant on the viewer's calendar, as a number of days. */
function dayOf(instant: number | string): number {
  const date = new Date(instant)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000
}

/** The standing of a certification. @param now in milliseconds */
export function standingOf({ status, expiresAt }: CertificationAttributes, now: number): Standing {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  if (status !== 'active') return 'inactive'
  return expiresAt !== null && dayOf(expiresAt) - dayOf(now) <= NEAR ? 'expiring' : 'active'
}

const inDays = (days: number) =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${plural(days, 'day')}`

/** How long a certification is valid, in words: `Expires Dec 30, 2026, in 40 days`. */
export function validityOf(certification: CertificationAttributes, now: number): string {
  const { expiresAt } = certification
  const standing = standingOf(certification, now)
  if (standing === 'inactive') return 'You cannot teach this curriculum now'
  if (expiresAt === null) return 'Does not expire'
  const day = formatMoment(expiresAt)
  if (standing === 'expired') return `Expired ${day}`
  return standing === 'active' ? `Expires ${day}` : `Expires ${day}, ${inDays(dayOf(expiresAt) - dayOf(now))}`
}

/** The credits in words and as a percentage of at most 100. */
type Credits = { text: string; isEnough: boolean; percent: number }

/** The credits toward renewal; undefined if renewal requires none. */
export function creditsOf({
  activeCreditsCount: earned,
  requiredCreditsForRenewal: required,
}: CertificationAttributes): Credits | undefined {
  if (!required) return undefined
  const left = required - earned
  return {
    text: `${earned} of ${plural(required, 'credit')} for renewal, ${left > 0 ? `${left} to go` : 'which is enough'}`,
    isEnough: left <= 0,
    percent: Math.min(100, Math.round((earned / required) * 100)),
  }
}

const LAST = '9999-12-31'

/** Sorts certifications: the next to expire first, then those that never expire, and those no longer valid last. */
export const byUrgency = (now: number) => (a: CertificationAttributes, b: CertificationAttributes) => {
  const isOver = (certification: CertificationAttributes) =>
    Number(['expired', 'inactive'].includes(standingOf(certification, now)))
  return isOver(a) - isOver(b) || Date.parse(a.expiresAt ?? LAST) - Date.parse(b.expiresAt ?? LAST)
}

/** `9 certifications, 1 expires soon, 1 expired` */
export function summaryOf(certifications: readonly CertificationAttributes[], now: number): string {
  const count = (standing: Standing) =>
    certifications.filter((certification) => standingOf(certification, now) === standing).length
  const [expiring, expired] = [count('expiring'), count('expired')]
  return [
    plural(certifications.length, 'certification'),
    ...(expiring ? [`${expiring} ${expiring === 1 ? 'expires' : 'expire'} soon`] : []),
    ...(expired ? [`${expired} expired`] : []),
  ].join(', ')
}
