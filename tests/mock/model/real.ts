import { getResponse } from 'msw'
import { createBackend, emptyWorld } from '../../../mocks/backend.ts'
import { handlersOf } from '../../../mocks/handlers.ts'
import { TOKEN_HEADER } from '../../../mocks/receive.ts'
import { states } from '../../../mocks/states/states.ts'
import { issueToken } from '../../../mocks/token.ts'
import { NOW } from '../../support/use-mock.ts'
import { shortened } from '../../../contracts/reader/explain.ts'
import type { Who } from './model.ts'

export const IDS: Record<Who, string> = { owner: '101', helper: '103' }
export const NUMBERS: Record<Who, string> = { owner: '100200', helper: '100202' }
/** The ratings the two instructors have before anyone reviews their classes. */
export const KNOWN = { stars: 9, reviews: 2 }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** The parts of documents the model can check. */
export type Resource = { id: string; attributes: Record<string, unknown> }
export type Document = { data: Resource & Resource[]; meta: { total: number } }

/** What the model is compared with: a backend with both instructors and a certification, and nothing else. */
export type Real = {
  /** The time of the backend in milliseconds. */
  now: () => number
  send: (who: Who, path: string, init: RequestInit) => Promise<Response | undefined>
  reset: () => void | Promise<void>
}

/** The mock in this process. */
function mockInProcess(): Real {
  const backend = createBackend(
    () => NOW,
    () => emptyWorld(NOW),
  )
  const { db } = backend.main
  for (const id of Object.values(IDS)) states['instructor {id} exists'](db, { id })
  states['certification {id} exists'](db, { ownerId: IDS.owner })
  const handlers = handlersOf(backend)
  const start = db.journal.mark()
  return {
    now: () => NOW,
    send: (who, path, init) => {
      const request = new Request(`http://training.test${path}`, init)
      request.headers.set(TOKEN_HEADER, issueToken(IDS[who], NUMBERS[who], NOW))
      return getResponse(handlers, request)
    },
    reset: () => db.journal.rollback(start),
  }
}

let real: Real | undefined
/** Compares the model with another backend from now on. */
export const compareWith = (other: Real) => (real = other)
const current = () => (real ??= mockInProcess())

export const reset = () => current().reset()

/** The time some hours from now, in milliseconds. */
export const inHours = (hours: number) => current().now() + hours * 3_600_000

export async function call(who: Who, method: Method, path: string, body?: object) {
  const response = await current().send(who, `/api/training/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = (await response?.text()) ?? ''
  return {
    status: response?.status,
    document: documentIn(text, `${method} ${path} returned ${response?.status}`),
  }
}

function documentIn(text: string, what: string): Document {
  try {
    // Of a response, the model reads only the fields that it compares.
    return (text ? JSON.parse(text) : {}) as Document
  } catch (cause) {
    throw new Error(`${what} ${shortened(text)}, which is not JSON`, { cause })
  }
}
