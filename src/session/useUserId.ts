import { useState } from 'react'
import { cookieSession } from './session.ts'

/** The user id by which an instructor's own lists are called for. It stays while the page does: so do its queries. */
export const useUserId = () => useState(() => cookieSession()?.userId ?? '')[0]
