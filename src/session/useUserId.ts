import { useStore } from '@mantine/store'
import { pageOwner } from './page-owner.ts'

/** The ID of the signed-in user, which the calls for an instructor's own lists need. */
export const useUserId = () => useStore(pageOwner).userId ?? ''
