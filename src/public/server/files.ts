// Serves the built files of both halves with the headers of a deployment. It uses no syntax that needs a build, because
// the tools and tests of this project run it directly.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { once } from '../../lib/once.ts'
import { withDisplay } from '../../lib/page/display.ts'
import {
  contentPolicy,
  DOCUMENT_HEADERS,
  EVERY_HEADERS,
  type Inline,
  NONCE,
  OWN_ORIGIN,
  PLAIN_HEADERS,
  type Sources,
  WORKER_POLICY,
} from '../../lib/page/security-headers.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const INCOMPRESSIBLE = ['.png', '.webp']

const WORKER = /\.worker-[\w-]+\.js$/

/** The name of a built file contains a hash of its content. The other pictures, such as the icon, change once in years. */
function cacheOf(path: string, extension: string) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return ['.png', '.svg'].includes(extension) ? 'public, max-age=86400' : 'no-cache'
}

/** Brotli qualities. A page is compressed when it is made, a file only once. */
const PAGE_QUALITY = 4
const FILE_QUALITY = 5

const takesBrotli = (headers: Headers) => /\bbr\b/.test(headers.get('accept-encoding') ?? '')
/** The size hint makes the compressor reserve memory for this body only, which halves its time for a page. */
const brotli = (body: Buffer | string, quality: number) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  })

const compressed = new Map<string, Buffer>()
function compressedFile(file: string): Buffer {
  let body = compressed.get(file)
  if (!body) {
    // A production build has compressed its files already, at a higher quality.
    body = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : brotli(readFileSync(file), FILE_QUALITY)
    compressed.set(file, body)
  }
  return body
}

/** Settings that all pages of a site share. */
export type PageRules = {
  sources: Sources
  /** Fills the placeholders of a built template. */
  fill: (template: string) => string
}
const AS_BUILT: PageRules = { sources: OWN_ORIGIN, fill: (template) => template }

/** A page that is written. It is compressed once, for all who take it. */
export const pageOf = (html: string, inline: Inline) => ({
  html,
  inline,
  compressed: once(() => new Uint8Array(brotli(html, PAGE_QUALITY))),
  /** Names these bytes and no others. */
  tag: once(() => createHash('sha256').update(html).digest('base64url').slice(0, 22)),
})
export type Page = ReturnType<typeof pageOf>

type PageInit = {
  sources: Sources
  status?: number
  headers?: Record<string, string>
  /** Whether anybody may keep it: it gets a tag, and who has it already is told so. */
  isKept?: boolean
}

/** The answer with a page and its content security policy. */
export function pageResponse(
  request: Request,
  page: Page,
  { sources, status = 200, headers, isKept = false }: PageInit,
): Response {
  const isCompressed = takesBrotli(request.headers)
  const etag = isKept ? `"${page.tag()}${isCompressed ? '-br' : ''}"` : undefined
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  const isKnown = etag !== undefined && known.some((one) => one.trim().replace(/^W\//, '') === etag)
  return new Response(isKnown ? null : isCompressed ? page.compressed() : page.html, {
    status: isKnown ? 304 : status,
    headers: {
      ...DOCUMENT_HEADERS,
      'content-type': TYPES['.html'] ?? '',
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(page.inline, sources),
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'br' }),
      ...(etag && { etag }),
      ...headers,
    },
  })
}

/**
 * Answers every request with the same template, for an application that does its own routing. The file is read once. Only
 * the appearance that the visitor chose differs.
 * @param file full path of the template
 */
export function templateAt(file: string, { sources, fill }: PageRules = AS_BUILT) {
  const template = fill(readFileSync(file, 'utf8'))
  return (request: Request) => {
    const page = withDisplay(template, request.headers.get('cookie') ?? '')
    const nonce = randomBytes(16).toString('base64')
    const written = pageOf(page.replaceAll(NONCE, nonce), { styles: [`nonce-${nonce}`] })
    return pageResponse(request, written, { sources })
  }
}

/** Refuses a request with a plain text. */
export const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...PLAIN_HEADERS, 'cache-control': 'no-store', ...headers } })

/**
 * Serves the built files in a folder. A missing file gets a 404 and never a page; otherwise the application could not tell
 * that one of its chunks is missing. Undefined for a path without an extension, which belongs to a page.
 */
export function filesAt(folder: string, rules: PageRules = AS_BUILT) {
  return (request: Request): Response | undefined => {
    const { method, url, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = normalize(decodeURIComponent(new URL(url).pathname))
    const extension = extname(path)
    if (!extension) return undefined
    const file = join(folder, path)
    const isFile = file.startsWith(`${folder}/`) && existsSync(file) && statSync(file).isFile()
    if (!isFile) return refuse(404, 'Not found')
    if (extension === '.html') return templateAt(file, rules)(request)
    const isCompressible = !INCOMPRESSIBLE.includes(extension)
    const isCompressed = isCompressible && takesBrotli(headers)
    return new Response(new Uint8Array(isCompressed ? compressedFile(file) : readFileSync(file)), {
      headers: {
        ...EVERY_HEADERS,
        ...(WORKER.test(path) && { 'content-security-policy': WORKER_POLICY }),
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': cacheOf(path, extension),
        ...(isCompressible && { vary: 'accept-encoding' }),
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
    })
  }
}
