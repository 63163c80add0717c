import { queryOptions } from '@tanstack/react-query'
import { lateCall } from '../../api/late-call.ts'
import { keyOf } from '../../api/operation-ids.ts'

const listCurricula = lateCall(
  async () => (await import('../../api/generated/training.calls.ts')).listCurricula,
)

/** The names of all curricula. A document brings them, so a browser seldom needs the code of the call. */
export const subjectsQuery = () =>
  queryOptions({
    queryKey: [...keyOf('listCurricula'), 'names'] as const,
    queryFn: async ({ signal }) =>
      (await listCurricula({ signal })).data.map(({ attributes: { name } }) => name),
  })
