import { useStore } from '@mantine/store'
import { pageOwner } from './page-owner.ts'

/** The user id by which an instructor's own lists are called for. */
export const useUserId = () => useStore(pageOwner).userId ?? ''
