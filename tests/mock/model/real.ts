import { getResponse } from 'msw'
import { createBackend, emptyWorld } from '../../../mocks/backend.ts'
import { handlersOf } from '../../../mocks/handlers.ts'
import { TOKEN_HEADER } from '../../../mocks/receive.ts'
import { states } from '../../../mocks/states/states.ts'
import { issueToken } from '../../../mocks/token.ts'
import { NOW } from '../../support/use-mock.ts'
import type { Who } from './model.ts'

export const IDS: Record<Who, string> = { owner: '101', helper: '102' }
export const NUMBERS: Record<Who, string> = { owner: '100200', helper: '100201' }
/** The ratings the two instructors have before anyone reviews their classes. */
export const KNOWN = { stars: 9, reviews: 2 }

const backend = createBackend(
  () => NOW,
  () => emptyWorld(NOW),
)
const { db } = backend.main
for (const id of Object.values(IDS)) states['instructor {id} exists'](db, { id })
states['certification {id} exists'](db, { ownerId: IDS.owner })
const handlers = handlersOf(backend)
const start = db.journal.mark()

export const reset = () => db.journal.rollback(start)

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** The parts of documents the model can check. */
export type Resource = { id: string; attributes: Record<string, unknown> }
export type Document = { data: Resource & Resource[]; meta: { total: number } }

/** Calls the mock in this process. */
export async function call(who: Who, method: Method, path: string, body?: object) {
  const response = await getResponse(
    handlers,
    new Request(`http://training.test/api/training/${path}`, {
      method,
      headers: {
        [TOKEN_HEADER]: issueToken(IDS[who], NUMBERS[who], NOW),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const text = (await response?.text()) ?? ''
  return { status: response?.status, document: (text ? JSON.parse(text) : {}) as Document }
}
