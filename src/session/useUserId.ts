import { useState } from 'react'
import { readTokenCookie } from './cookie.ts'
import { readToken } from './token.ts'

/** Whose token the cookie holds, expired or not. */
export const userIdOfCookie = () => {
  const token = readTokenCookie()
  return token === undefined ? undefined : readToken(token)?.userId
}

/** The user id by which an instructor's own lists are called for. It stays while the page does: so do its queries. */
export const useUserId = () => useState(() => userIdOfCookie() ?? '')[0]
