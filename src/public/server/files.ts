// Serves the built files of both halves with the headers of a deployment. It uses no syntax that needs a build, because
// the tools and tests of this project run it directly.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
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
import type { Answer, Asked } from './answer.ts'
import { type Body, bodyOf, encodingFor, isKnown } from './encoding.ts'
import { scriptHashesIn } from './html.ts'
import { count } from './metrics.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const INCOMPRESSIBLE = ['.ico', '.png', '.webp']

const WORKER = /\.worker-[\w-]+\.js$/

/** The name of a built file contains a hash of its content. The other pictures, such as the icon, change once in years. */
function cacheOf(path: string, extension: string) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return ['.ico', '.png', '.svg'].includes(extension) ? 'public, max-age=86400' : 'no-cache'
}

const bodies = new Map<string, Body>()
function bodyOfFile(file: string): Body {
  const known = bodies.get(file)
  if (known) return known
  const content = readFileSync(file)
  // A production build has compressed its files already.
  const isBuilt = existsSync(`${file}.br`) && existsSync(`${file}.gz`)
  const body = isBuilt
    ? bodyOf(content, (encoding) => readFileSync(`${file}.${encoding === 'br' ? 'br' : 'gz'}`))
    : bodyOf(content)
  bodies.set(file, body)
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
export const pageOf = (html: string, inline: Inline) => ({ body: bodyOf(html), inline })
export type Page = ReturnType<typeof pageOf>

type PageInit = {
  sources: Sources
  status?: number
  headers?: Record<string, string>
  /** Whether anybody may keep it: it gets a tag, and who has it already is told so. */
  isKept?: boolean
}

type Sending = {
  status?: number
  isCompressible?: boolean
  isTagged?: boolean
  headers: Record<string, string>
}

/** The answer with a body, in the best encoding that the client takes, or without one if the client has these bytes. */
export function send(
  request: Asked,
  body: Body,
  { status = 200, isCompressible = true, isTagged = true, headers }: Sending,
): Answer {
  const encoding = isCompressible ? encodingFor(request.headers) : undefined
  const etag = isTagged ? body.tag(encoding) : undefined
  const isNew = etag === undefined || !isKnown(request.headers, etag)
  return {
    status: isNew ? status : 304,
    headers: {
      ...headers,
      ...(isCompressible && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      ...(etag && { etag }),
    },
    body: isNew ? body.in(encoding) : '',
  }
}

/** The answer with a page and its content security policy. */
export const pageAnswer = (
  request: Asked,
  { body, inline }: Page,
  { sources, status, headers, isKept = false }: PageInit,
): Answer =>
  send(request, body, {
    ...(status && { status }),
    isTagged: isKept,
    headers: {
      ...DOCUMENT_HEADERS,
      'content-type': TYPES['.html'] ?? '',
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy(inline, sources),
      ...headers,
    },
  })

/**
 * Answers every request with the same template, for an application that does its own routing. The file is read once. Only
 * the appearance that the visitor chose differs.
 * @param file full path of the template
 */
export function templateAt(file: string, { sources, fill }: PageRules = AS_BUILT) {
  const template = fill(readFileSync(file, 'utf8'))
  const scripts = scriptHashesIn(template)
  return (request: Asked, headers: Record<string, string> = {}) => {
    const page = withDisplay(template, request.headers.get('cookie') ?? '')
    const nonce = randomBytes(16).toString('base64')
    const written = pageOf(page.replaceAll(NONCE, nonce), { styles: [`nonce-${nonce}`], scripts })
    return pageAnswer(request, written, { sources, headers })
  }
}

/** Refuses a request with a plain text. */
export const refuse = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    ...PLAIN_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  },
  body: text,
})

const LATER = `<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Back in a moment</title><h1>We will be back in a moment</h1><p>Many people are here right now. This page tries again by itself.</p></html>`

/** Refuses a request, because there are more than can be served. */
export function refuseForNow() {
  count('refused_total')
  return refuse(503, LATER, { 'content-type': TYPES['.html'] ?? '', 'retry-after': '5' })
}

/**
 * Serves the built files in a folder. A missing file gets a 404 and never a page; otherwise the application could not tell
 * that one of its chunks is missing. Undefined for a path without an extension, which belongs to a page.
 */
export function filesAt(folder: string, rules: PageRules = AS_BUILT) {
  return (request: Asked): Answer | undefined => {
    const { method, url } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = normalize(decodeURIComponent(new URL(url).pathname))
    const extension = extname(path)
    if (!extension) return undefined
    const file = join(folder, path)
    const isFile = file.startsWith(`${folder}/`) && existsSync(file) && statSync(file).isFile()
    if (!isFile) return refuse(404, 'Not found')
    if (extension === '.html') return templateAt(file, rules)(request)
    return send(request, bodyOfFile(file), {
      isCompressible: !INCOMPRESSIBLE.includes(extension),
      // Nobody asks again for a file that never changes.
      isTagged: !path.startsWith('/assets/'),
      headers: {
        ...EVERY_HEADERS,
        ...(WORKER.test(path) && { 'content-security-policy': WORKER_POLICY }),
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': cacheOf(path, extension),
      },
    })
  }
}
