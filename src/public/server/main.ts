// The document server of a deployment: `node dist/server/main.js`, with the variables of deploy/README.md. The proxy in
// front of it handles TLS, serves the built files and forwards browsers' calls to the API.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { config } from '../../config.ts'
import { reportError, reportErrorsTo } from '../../lib/report-error.ts'
import { PLAIN_HEADERS } from '../../lib/page/security-headers.ts'
import type { Answer } from './answer.ts'
import { readEnvironment } from './environment.ts'
import { refuseForNow } from './files.ts'
import { NOTHING_KEPT } from './kept.ts'
import { watchLag } from './limits.ts'
import { serveMetrics } from './metrics.ts'
import { ownHostOnly } from './own-host.ts'
import { createSite } from './site.ts'
import { inTrace, traceId } from './trace.ts'

function giveUp(reasons: string[]): never {
  console.error(`The document server cannot start.\n${reasons.map((line) => `  ${line}`).join('\n')}`)
  process.exit(1)
}

const environment = readEnvironment(process.env)
if (Array.isArray(environment)) giveUp(environment)
const { site, api, port, metricsPort, isKeeping, ...more } = environment
reportErrorsTo(({ error, release, environment: stage }) =>
  console.error(`${release}, ${stage}, trace ${traceId() ?? 'none'}:`, error),
)

const folder = join(import.meta.dirname, '../app')
const manifest = join(import.meta.dirname, 'site-manifest.json')
const answer = ownHostOnly(
  site,
  await createSite({ folder, manifest, site, api, more, keeping: isKeeping ? {} : NOTHING_KEPT }),
)
const isLate = watchLag()

/** How long open requests may take to finish when the server stops, in milliseconds. */
const LAST_ANSWERS = 10_000
let isStopping = false

/** For health checks. They call the machine by its IP address, so the host is not checked. */
function healthAt(url: string): Answer | undefined {
  if (url !== '/healthz' && url !== '/readyz') return undefined
  const isUp = url === '/healthz' || !isStopping
  return {
    status: isUp ? 200 : 503,
    headers: { ...PLAIN_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify({ status: isUp ? 'up' : 'stopping', release: config.release }),
  }
}

async function serve(message: IncomingMessage, target: ServerResponse) {
  const { method = 'GET', url = '/' } = message
  const asked = { method, url, headers: { get: (name: string) => message.headers[name]?.toString() ?? null } }
  const { status, headers, body } = healthAt(url) ?? (isLate() ? refuseForNow() : await answer(asked))
  target.writeHead(status, {
    ...headers,
    // Without a body, it would be taken for the length of the document.
    ...(status !== 304 && { 'content-length': Buffer.byteLength(body) }),
    ...(isStopping && { connection: 'close' }),
  })
  target.end(method === 'HEAD' ? undefined : body)
}

// A connection is kept for longer than nginx keeps it, so that nginx sends no request while it is being closed.
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}
const server = createServer(limits, (message, target) => {
  void inTrace(message.headers['traceparent']?.toString(), () =>
    serve(message, target).catch((error: unknown) => {
      reportError(error)
      target.destroy()
    }),
  )
})
const cannotListen = ({ message }: Error) => giveUp([`${message}.`])
server.once('error', cannotListen)
server.listen(port, () => {
  const address = server.address()
  const given = typeof address === 'object' && address ? address.port : port
  console.log(`${config.release}: ${site} is served on port ${given}`)
})

const metrics = metricsPort === undefined ? undefined : serveMetrics(metricsPort).once('error', cannotListen)

/** Accepts no new connections, finishes the open requests, and exits. */
function stop() {
  isStopping = true
  metrics?.close()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), LAST_ANSWERS).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
