/** What the session token says of whom, section 3. It decides what is shown; every datum is the server's to give. */
export type Session = {
  userId: string
  /** Milliseconds. */
  expiresAt: number
}

const MAX_LENGTH = 8192
const YEAR_2100 = 4_102_444_800

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [header, body, signature, ...more] = token.split('.')
  if (!header || !body || signature === undefined || more.length || token.length > MAX_LENGTH)
    return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const own = (record: Record<string, unknown>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Reads a token; undefined for one that cannot be read. Expired is another matter: see `isExpired`. */
export function readToken(token: string): Session | undefined {
  const claims = claimsOf(token)
  if (!claims) return undefined
  const userId = own(claims, 'userId')
  const exp = own(claims, 'exp')
  if (typeof userId !== 'string' || !/^[\w-]{1,64}$/.test(userId)) return undefined
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp <= 0 || exp >= YEAR_2100) return undefined
  return { userId, expiresAt: exp * 1000 }
}

/** At or past `exp`, section 4. */
export const isExpired = ({ expiresAt }: Session, now = Date.now()) => now >= expiresAt
