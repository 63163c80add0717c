import { pageOwner } from './page-owner.ts'

/** The user ID for calls about the instructor's own data. */
export const useUserId = () => pageOwner() ?? ''
