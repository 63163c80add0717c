import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import { listOrganizations } from './generated/training.calls.ts'
import type { OrganizationResource } from './generated/training.types.ts'
import { keyOf } from './operation-ids.ts'

/**
 * The ranges a user works for; a 404 means none (spec §7).
 * @param id the caller's user ID
 */
export const organizationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf('listOrganizations'), { id }] as const,
    async queryFn({ signal }): Promise<OrganizationResource[]> {
      try {
        const { included } = await listOrganizations({ id, include: ['organizations'] }, { signal })
        return included ?? []
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      }
    },
  })
