import { type Backend, emptyWorld, type World } from '../backend.ts'
import { messagesOf } from '../outbox.ts'
import { scenarioOf } from '../scenario.ts'
import { PEOPLE } from '../seed/people.ts'
import type { StateParams } from '../states/params.ts'
import { isStateName, states } from '../states/states.ts'

type StateCall = { state?: string; params?: StateParams; action?: 'setup' | 'teardown' }

/**
 * The mock's own endpoints, which belong to no contract: `GET /_mock/` lists the people you can sign in as, `POST
 * /_mock/reset` restores the seed, `GET /_mock/outbox` lists sent messages, and `POST /_mock/provider-states` sets up a
 * state of the Pact interactions.
 */
export function controlOf(backend: Backend) {
  const setUp = providerStates(backend)
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/_mock/')) return undefined
    const call = `${request.method} ${pathname}`
    if (call === 'GET /_mock/') return Response.json({ people: PEOPLE, states: Object.keys(states) })
    if (call === 'POST /_mock/reset') {
      backend.reset(scenarioOf(request))
      return new Response(null, { status: 204 })
    }
    if (call === 'GET /_mock/outbox')
      return Response.json({ messages: messagesOf(backend.worldOf(scenarioOf(request, backend.scenario))) })
    if (call === 'POST /_mock/provider-states') {
      const state = await stateCallOf(request)
      return state ? setUp(state) : refuse('400', 'This is no provider state.')
    }
    return refuse('404', 'There is no such control.')
  }
}

const refuse = (status: string, message: string) =>
  Response.json({ errors: [{ status, message }] }, { status: Number(status) })

/** The requested state; undefined if the body is not an object. */
async function stateCallOf(request: Request): Promise<StateCall | undefined> {
  const body: unknown = await request.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}

/**
 * An interaction starts from an empty world, which its states fill; after the last teardown the previous world is back.
 * An unknown state answers 400, because the verifier would retry a 5xx for minutes.
 */
function providerStates(backend: Backend) {
  let before: World | undefined
  let depth = 0
  return ({ state = '', params = {}, action = 'setup' }: StateCall): Response => {
    if (action === 'teardown') {
      depth = Math.max(0, depth - 1)
      if (depth === 0 && before) backend.main = before
      if (depth === 0) before = undefined
      return Response.json({})
    }
    if (depth++ === 0) {
      before = backend.main
      backend.main = emptyWorld(backend.now())
    }
    // The verifier sends an empty name for an interaction without states.
    if (!state) return Response.json({})
    if (!isStateName(state))
      return Response.json({ error: `unknown provider state: ${state}` }, { status: 400 })
    return Response.json(states[state](backend.main.db, params, backend.now()) ?? {})
  }
}
