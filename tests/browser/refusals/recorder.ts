import type { Respond } from '../../../mocks/http/server.ts'
import { scenarioOf } from '../../../mocks/scenario.ts'
import { refusalsIn } from './refusals.ts'

/** Where a test asks which refusals the pages in its world were answered. */
export const SHOWN = '/_shown'

/** Whether the script of a page has asked, and not the test beside it: only browsers send this header. */
const isOfPage = ({ headers }: Request) => headers.get('sec-fetch-dest') === 'empty'

/** Answers like the mock, and keeps which refusals it has answered to the pages of each world. */
export function recorded(respond: Respond): Respond {
  const worlds = new Map<string, Set<string>>()

  async function keep(request: Request, call: Request | undefined, response: Response) {
    const { world = '', faults } = scenarioOf(request)
    const { query } = ((await call?.json().catch(() => ({}))) ?? {}) as { query?: string }
    const refusals = refusalsIn({
      method: request.method,
      path: new URL(request.url).pathname,
      ...(query !== undefined && { query }),
      status: response.status,
      document: await response.json().catch(() => undefined),
    })
    const shown = worlds.get(world) ?? new Set()
    for (const refusal of refusals)
      // Where every call fails, which of them a page has still made is a matter of time.
      if (!('*' in faults) || refusal.split(' ', 1).join() in faults) shown.add(refusal)
    worlds.set(world, shown)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === SHOWN) {
      const { world = '' } = scenarioOf(request)
      const shown = worlds.get(world) ?? []
      worlds.delete(world)
      return Response.json([...shown])
    }
    // GraphQL refuses with 200.
    const call = pathname.includes('/mesh/') ? request.clone() : undefined
    const response = await respond(request)
    if (response && response.type !== 'error' && (call ?? !response.ok) && isOfPage(request))
      await keep(request, call, response.clone())
    return response
  }
}
