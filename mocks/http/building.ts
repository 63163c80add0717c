import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { operations } from '../../contracts/reader/contracts.ts'
import { servedAt } from '../../contracts/reader/directives.ts'
import { fields } from '../mesh/schema.ts'
import { DOCUMENT_HEADERS } from '../../src/lib/page/security-headers.ts'

/** Seconds until the page reloads. Often enough to feel immediate, yet long enough for a screen reader to finish. */
const AGAIN = '4'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1a211e, #e6e9e7) }
  body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: light-dark(#eceff4, #16191d) }
  main { max-width: 24rem; margin: 1rem; padding: 2.5rem; background: light-dark(#fff, #20252b); border-radius: .75rem }
  h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 }
  p { margin: 0; color: light-dark(#4c5560, #b4bcc5); text-wrap: pretty }
`

const PAGE = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>Building the application</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Building the application</h1>
      <p>This usually takes less than a minute. Your page opens by itself as soon as it is ready.</p>
    </main>
  </body>
</html>
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// A build can block the thread for longer than a connection may be idle, and the next request on it would be reset.
const WAIT = { 'retry-after': AGAIN, 'cache-control': 'no-store', connection: 'close' }

/** The first segments of call paths: `api`, `mesh`, `_mock` … */
const firstPart = (path: string) => path.split('/')[1] ?? ''
const CALLS = new Set(
  [...operations.map(({ path }) => path), ...fields.flatMap(servedAt), '/_mock/'].map(firstPart),
)

/**
 * Answers while the application is still being built: page requests get a page that reloads itself until the build is
 * done, everything else gets an error document.
 */
export function whileBuilding({ method, url }: Request): Response {
  const { pathname } = new URL(url)
  const isPage = ['', '.html'].includes(extname(pathname)) && !CALLS.has(firstPart(pathname))
  if (isPage && (method === 'GET' || method === 'HEAD'))
    return new Response(PAGE, {
      status: 503,
      headers: {
        ...DOCUMENT_HEADERS,
        ...WAIT,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        refresh: AGAIN,
      },
    })
  const message = 'The application is being built. Try again in a moment.'
  return Response.json({ errors: [{ status: '503', message }] }, { status: 503, headers: WAIT })
}
