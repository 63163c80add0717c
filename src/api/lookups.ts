import type { QueryClient } from '@tanstack/react-query'
import { toApiError } from './errors.ts'
import { getCourse, getOccurrence, listRegistrants, listStudents } from './generated/training.calls.ts'
import { askAgain } from './lost-answers/ask-again.ts'
import type { Before } from './lost-answers/or-ask-again.ts'
import {
  type Asked,
  type Document,
  type Found,
  madeIf,
  type MutationId,
  type QueryId,
  type Sent,
} from './lost-answers/signs.ts'

/** What a list was asked for that had the resource before the change: the ID of a class, or of a person. */
type ListedIn = (list: QueryId) => string
type LookUp = (sent: Sent & { id: string }, listedIn: ListedIn) => Promise<boolean> | undefined

const isMissing = (read: Promise<unknown>) =>
  read.then(
    () => false,
    (cause: unknown) => toApiError(cause).status === 404,
  )
const has = ({ data }: Document, id: string) => [data ?? []].flat().some((one) => one.id === id)

/**
 * Changes that take a row off its list. That the row has left the screen proves nothing: it may be on another page by now, or a
 * colleague has taken it elsewhere. So the server is asked about this very row.
 */
export const LOOKUPS: Partial<Record<MutationId, LookUp>> = {
  deleteOccurrence: ({ id }) => isMissing(getOccurrence({ id })),
  deleteCourse: ({ id }) => isMissing(getCourse({ id })),
  archiveCourse: async ({ id }) => (await getCourse({ id })).data.attributes.isArchived,
  // Only the whole list can tell: a student can still be read by ID.
  archiveStudent: async ({ id }, listedIn) =>
    !has(await listStudents({ id: listedIn('listStudents'), perPage: 0 }), id),
  deleteRegistrant: async ({ id }, listedIn) =>
    has(await listRegistrants({ id: listedIn('listRegistrants'), filter: 'deleted' }), id),
  /** A move; any other edit is on the roster. */
  updateRegistrant: ({ id, body: { occurrenceId } = {} }) =>
    typeof occurrenceId === 'string'
      ? listRegistrants({ id: occurrenceId }).then((roster) => has(roster, id))
      : undefined,
}

/** Like `askAgain`, for the instructors' half: also looks up what no read on the screen can show. */
export async function lookUpOrAskAgain(
  change: MutationId,
  sent: Sent,
  before: Before,
  client: QueryClient,
): Promise<Found | undefined> {
  const { id = '' } = sent
  const listedIn: ListedIn = (list) => {
    for (const { queryHash, queryKey } of client.getQueryCache().findAll({ queryKey: [list] })) {
      const [, asked] = queryKey as [QueryId, Asked]
      const document = before.get(queryHash) as Document | undefined
      if (asked.id && document && has(document, id)) return asked.id
    }
    throw new Error(`no ${list} had ${id}`)
  }
  const isMade = LOOKUPS[change]?.({ ...sent, id }, listedIn)
  return isMade ? isMade.then(madeIf, () => undefined) : askAgain(change, sent, before, client)
}
