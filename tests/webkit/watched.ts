// The driver can run nothing in a page before the page's own scripts do, so the served pages bring it along: the clock of the
// tests, and a list of what the page complains of.
import type { Respond } from '../../mocks/http/server.ts'

/** Runs before all else in a page. What is complained of outlives the page in the name of its window. */
function watch(now: number, isStorageBlocked: boolean) {
  if (isStorageBlocked)
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  window.Date = new Proxy(Date, {
    construct: (target, given: []) => (given.length ? new target(...given) : new target(now)),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  const complain = (text: string) => {
    window.name = JSON.stringify([...(JSON.parse(window.name || '[]') as string[]), text])
  }
  addEventListener('error', ({ message, filename, lineno }) => complain(`${message} (${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    complain(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  const { error } = console
  console.error = (...texts: unknown[]) => {
    complain(texts.map(String).join(' '))
    error(...texts)
  }
}

/** The time of a browser's scenario, and whether it keeps anything. */
function watchFor(request: Request): string {
  const cookies = decodeURIComponent(request.headers.get('cookie') ?? '')
  const now = Date.parse(/\bnow:([^,;]+)/.exec(cookies)?.[1] ?? '') || Date.now()
  return `(${String(watch)})(${now}, ${cookies.includes('storage=blocked')})`
}

const SCRIPT = '/_watch.js'

/** A site whose pages watch themselves. */
export const watched =
  (site: Respond): Respond =>
  async (request) => {
    if (new URL(request.url).pathname === SCRIPT)
      return new Response(watchFor(request), { headers: { 'content-type': 'text/javascript' } })
    // As text, so that a line can be added.
    request.headers.delete('accept-encoding')
    const response = await site(request)
    const { status, headers } = response ?? new Response()
    if (!headers.get('content-type')?.startsWith('text/html') || !response?.body) return response
    const page = (await response.text()).replace('<head>', `$&<script src="${SCRIPT}"></script>`)
    // What is kept is asked for again by its tag, and would be the page without that line.
    for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name)
    return new Response(page, { status, headers })
  }
