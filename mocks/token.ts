import { hash } from './seed/random.ts'

/** The claims of the session token (spec §3). Times are in seconds. */
export type Claims = {
  userId: string
  jti: string
  iss: string
  iat: number
  exp: number
  instructor?: { instructorNumber: string }
}

const LIFETIME = 3600
const encode = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const decode = (text: string): unknown => JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))

// Not a real signature. It is only enough to refuse a token that was edited by hand, as a real server would.
const seal = (content: string) => encode(hash(`mock ${content}`))

/**
 * Issues a token that is valid for an hour.
 * @param now in milliseconds
 */
export function issueToken(userId: string, instructorNumber: string | null, now: number): string {
  const iat = Math.floor(now / 1000)
  const claims: Claims = {
    userId,
    jti: `${userId}.${iat}`,
    iss: 'mock',
    iat,
    exp: iat + LIFETIME,
    ...(instructorNumber && { instructor: { instructorNumber } }),
  }
  const content = `${encode({ alg: 'mock', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${seal(content)}`
}

/** The claims of a token that we issued and that has not expired; undefined for any other text. */
export function readToken(token: string, now: number): Claims | undefined {
  const [header, body, mark, ...more] = token.split('.')
  if (!header || !body || more.length || mark !== seal(`${header}.${body}`)) return undefined
  try {
    const claims = decode(body) as Claims
    return now < claims.exp * 1000 ? claims : undefined
  } catch {
    return undefined
  }
}
