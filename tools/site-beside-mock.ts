import { AsyncLocalStorage } from 'node:async_hooks'
import { getResponse } from 'msw'
import type { Backend } from '../mocks/backend.ts'
import { handlersOf } from '../mocks/handlers.ts'
import type { Respond } from '../mocks/http/server.ts'
import { formatScenario, scenarioOf } from '../mocks/scenario.ts'
import { CHECKOUT, isCheckout } from './checkout.ts'
import { type Answer, responseOf } from '../src/public/server/answer.ts'
import type { createSite, SiteOptions } from '../src/public/server/site.ts'
import { CHECK_IN_STAND_IN } from '../src/settings.ts'

type Options = {
  /** The folder that `buildAll` wrote. */
  out: string
  origin: string
  keeping?: SiteOptions['keeping']
  now?: SiteOptions['now']
}

/** Allows our own pages to embed this page. */
function embeddable(answer: Answer): Answer {
  const { 'content-security-policy': policy = '', ...headers } = answer.headers
  return {
    ...answer,
    headers: {
      ...headers,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    },
  }
}

/** The most scenarios that have their own documents at a time. */
const MOST = 24

/**
 * Serves the built site, with a mock that answers its calls in the same process. A document is the same for every visitor,
 * but not for every scenario: each scenario has its own documents, and the calls for them carry it.
 */
export async function siteBesideMock(
  backend: Backend,
  { out, origin, keeping, now }: Options,
): Promise<Respond> {
  const built = (await import(`${out}/server/site.js`)) as { createSite: typeof createSite }
  const handlers = handlersOf(backend)
  const scenarios = new AsyncLocalStorage<string>()
  const sites = new Map<string, ReturnType<typeof createSite>>()

  async function fetch(request: Request): Promise<Response> {
    const scenario = scenarios.getStore()
    if (scenario) request.headers.set('x-mock', scenario)
    const response = await getResponse(handlers, request)
    if (!response || response.type === 'error') throw new TypeError('fetch failed')
    return response
  }

  function siteOf(scenario: string) {
    const site =
      sites.get(scenario) ??
      built.createSite({
        folder: `${out}/app`,
        manifest: `${out}/server/site-manifest.json`,
        site: origin,
        api: origin,
        fetch,
        more: { frames: ["'self'"] },
        ...(keeping && { keeping }),
        ...(now && { now }),
      })
    sites.delete(scenario)
    sites.set(scenario, site)
    const [oldest] = sites.keys()
    if (sites.size > MOST && oldest !== undefined) sites.delete(oldest)
    return site
  }

  return async (arrived) => {
    const { url, headers } = arrived
    // The link to the checkout leads to the stand-in, which is on this origin.
    const request = isCheckout(new URL(url).pathname)
      ? new Request(new URL(CHECKOUT, url), { headers })
      : arrived
    // A document never depends on the visitor, so the role is left out of the scenario.
    const { role: _, ...scenario } = scenarioOf(request)
    const text = formatScenario(scenario)
    const answer = await scenarios.run(text, async () => (await siteOf(text))(request))
    if (!answer) return undefined
    return responseOf(new URL(request.url).pathname === CHECK_IN_STAND_IN ? embeddable(answer) : answer)
  }
}
