/**
 * What a session token says about its owner, spec §3. It decides what is shown first and nothing more: the server decides
 * about every datum.
 */
export type Session = {
  userId: string
  /** Milliseconds. */
  expiresAt: number
  /** Names this token among those of the same user. */
  jti?: string
  /** Who issued the token. */
  iss?: string
  /** When it was issued, in milliseconds. */
  issuedAt?: number
  /** Present when the owner was an instructor at that time. */
  instructorNumber?: string
}

const MAX_LENGTH = 8192
const MAX_TEXT = 256
const YEAR_2100 = 4_102_444_800

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** Seconds since 1970 as milliseconds. A number that large is already in milliseconds, which no token should have. */
const timeOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < YEAR_2100
    ? value * 1000
    : undefined

function instructorNumberOf(instructor: unknown) {
  const number = isRecord(instructor) ? own(instructor, 'instructorNumber') : undefined
  return typeof number === 'string' && /^[\w-]{1,64}$/.test(number) ? number : undefined
}

/**
 * Reads a token; undefined for one without a readable user and end. Its other claims are left out where they are not what
 * they should be. Whether it has expired is another question: see `isExpired`.
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

/** At or past `exp`, spec §4. */
export const isExpired = ({ expiresAt }: Session, now = Date.now()) => now >= expiresAt
