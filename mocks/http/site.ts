import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Placeholder in the built pages that each answer replaces with its nonce. */
export const NONCE = '__CSP_NONCE__'

/** The sites that the event check-in may be embedded from, as configured at build time. */
const CHECK_IN = (process.env['VITE_CHECK_IN_HOSTS'] ?? 'events.example.com')
  .split(' ')
  .map((host) => `https://${host}`)
  .join(' ')

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${CHECK_IN}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/**
 * Headers that every host of the application should send with its pages, in addition to the content security policy.
 */
export const DOCUMENT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * Headers for every other file. A browser takes its policies from the page; on a script, style or image it ignores them
 * and only checks the file's type and who may embed it.
 */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** A worker does not inherit the page's policy: without one on its own script it could connect anywhere. */
const WORKER = /\.worker-[\w-]+\.js$/
const WORKER_POLICY = "default-src 'none'; script-src 'self'"

const compressed = new Map<string, Buffer>()
function brotli(file: string): Buffer {
  let body = compressed.get(file)
  if (!body) {
    body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    compressed.set(file, body)
  }
  return body
}

function page(file: string): Response {
  const nonce = randomBytes(16).toString('base64')
  return new Response(readFileSync(file, 'utf8').replaceAll(NONCE, nonce), {
    headers: {
      ...DOCUMENT_HEADERS,
      'content-type': TYPES['.html'] ?? '',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
    },
  })
}

/**
 * Serves the built application from a folder. A path that names no file gets the application's page. A missing file
 * gets 404 and never the page, so that the application can tell that a chunk is gone.
 */
export function siteAt(folder: string) {
  return ({ method, url, headers }: Request): Response | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = normalize(decodeURIComponent(new URL(url).pathname))
    const file = join(folder, path)
    const type = TYPES[extname(path)]
    const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    if (isFile && extname(path) === '.html') return page(file)
    if (!isFile && !extname(path)) return page(join(folder, 'index.html'))
    if (!isFile) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    const isCompressible = type !== 'image/webp'
    const isCompressed = isCompressible && /\bbr\b/.test(headers.get('accept-encoding') ?? '')
    return new Response(new Uint8Array(isCompressed ? brotli(file) : readFileSync(file)), {
      headers: {
        ...FILE_HEADERS,
        ...(WORKER.test(path) && { 'content-security-policy': WORKER_POLICY }),
        'content-type': type ?? 'application/octet-stream',
        // The name of a built file contains the hash of its content.
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isCompressible && { vary: 'accept-encoding' }),
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
    })
  }
}
