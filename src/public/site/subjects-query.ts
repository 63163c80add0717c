import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '../../api/operation-ids.ts'

/** The names of all curricula. A document brings them, so a browser seldom needs the code of the call. */
export const subjectsQuery = () =>
  queryOptions({
    queryKey: [...keyOf('listCurricula'), 'names'] as const,
    async queryFn({ signal }) {
      const { listCurricula } = await import('../../api/generated/training.calls.ts')
      return (await listCurricula({ signal })).data.map(({ attributes: { name } }) => name)
    },
  })
