import { isRecord } from '../lib/is-record.ts'

/** The claims of a session token (spec §3). They only decide what is shown first; the server checks every request. */
export type Session = {
  userId: string
  /** Milliseconds. */
  expiresAt: number
  /** Identifies this token among those of the same user. */
  jti?: string
  /** Who issued the token. */
  iss?: string
  /** When it was issued, in milliseconds. */
  issuedAt?: number
  /** Present if the owner was an instructor when the token was issued. */
  instructorNumber?: string
}

const MAX_LENGTH = 8192
const MAX_TEXT = 256
const YEAR_2100 = 4_102_444_800

type Json = Record<string, unknown>

function claimsOf(token: string): Json | undefined {
  const [header, body, signature, ...more] = token.split('.')
  if (!header || !body || signature === undefined || more.length || token.length > MAX_LENGTH)
    return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return isRecord(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

const own = (record: Json, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)

const textOf = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined

/** Converts Unix seconds to milliseconds. A larger number would already be in milliseconds, which is malformed. */
const timeOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < YEAR_2100
    ? value * 1000
    : undefined

function instructorNumberOf(instructor: unknown) {
  const number = isRecord(instructor) ? own(instructor, 'instructorNumber') : undefined
  return typeof number === 'string' && /^[\w-]{1,64}$/.test(number) ? number : undefined
}

/**
 * Reads a token, expired or not. Returns undefined without a readable user and expiry time; other malformed claims are
 * left out.
 */
export function readToken(token: string): Session | undefined {
  const claims = claimsOf(token)
  if (!claims) return undefined
  const userId = own(claims, 'userId')
  const expiresAt = timeOf(own(claims, 'exp'))
  if (typeof userId !== 'string' || !/^[\w-]{1,64}$/.test(userId) || expiresAt === undefined) return undefined
  const jti = textOf(own(claims, 'jti'))
  const iss = textOf(own(claims, 'iss'))
  const issuedAt = timeOf(own(claims, 'iat'))
  const instructorNumber = instructorNumberOf(own(claims, 'instructor'))
  return {
    userId,
    expiresAt,
    ...(jti !== undefined && { jti }),
    ...(iss !== undefined && { iss }),
    ...(issuedAt !== undefined && { issuedAt }),
    ...(instructorNumber !== undefined && { instructorNumber }),
  }
}

/** Whether a token is at or past its `exp` (spec §4). */
export const isExpired = ({ expiresAt }: Session, now = Date.now()) => now >= expiresAt
