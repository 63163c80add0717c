import { paths } from '../../paths.ts'

/** Why nothing was connected. It stands in the URL of the payments, as one of these words and never as the provider's text. */
export const OUTCOMES = ['canceled', 'unavailable', 'failed', 'unmatched', 'signed-out'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The error codes of OAuth 2 (RFC 6749, 4.1.2.1) that deserve words of their own. */
const KNOWN_ERRORS = new Map<string, Outcome>([
  ['access_denied', 'canceled'],
  ['temporarily_unavailable', 'unavailable'],
  ['server_error', 'unavailable'],
])

/**
 * What an error code of the provider means here. Its `error_description` may be anybody's text and is not shown
 * (docs/decisions/payment-return.md).
 */
export const outcomeOfError = (code: string): Outcome => KNOWN_ERRORS.get(code) ?? 'failed'

/** The payments, saying why nothing was connected. */
export const paymentsAfter = (outcome?: Outcome) =>
  outcome ? `${paths.payments()}?connect=${outcome}` : paths.payments()
