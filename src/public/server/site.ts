// Serves both halves of the product: public pages as documents, the instructors' application, and the files of both. Other
// servers provide the API and the services.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, connection } from '../../api/connection.ts'
import { config, settings } from '../../config.ts'
import { EVERY_HEADERS, PLAIN_HEADERS, type Sources } from '../../lib/page/security-headers.ts'
import { isInstructorPath, paths } from '../../paths.ts'
import { directorySearch } from '../search/directory.ts'
import { fetchPage, pageAt, pages, redirectAt, type ShownName, shownAt } from '../site/pages.ts'
import { addressAt, missingAt } from './addresses.ts'
import type { Answer, Asked } from './answer.ts'
import { KEPT_BRIEFLY, keptByAll } from './caching.ts'
import { makeDocument, makeMissing } from './documents.ts'
import { calendarAt, isCalendar } from './feeds.ts'
import { filesAt, type Page, pageAnswer, pageOf, type PageRules, templateAt } from './files.ts'
import { keep, type Keeping, KEEPING } from './kept.ts'
import { API_TIMEOUT, limited } from './limits.ts'
import { manifest } from './manifest.ts'
import { count } from './metrics.ts'
import { pageCodeOf } from './page-code.ts'
import { isSitemap, robots, sitemapAt } from './sitemap.ts'
import { SPECULATION, speculationRules } from './speculation.ts'
import { fillTemplate, type SiteDocument, templateOf } from './template.ts'
import { textsAt } from './texts.ts'

export type SiteOptions = {
  /** Folder of the built files. */
  folder: string
  /** Full path of the manifest of the build. It names files of this machine, so it is not among those that are served. */
  manifest: string
  /** Our own origin, as visitors see it. Canonical addresses begin with it. */
  site: string
  /** Origin of the API, and of each service without a configured address. */
  api: string
  /** Sends the calls to the API; by default over the network. */
  fetch?: (request: Request) => Promise<Response>
  keeping?: Partial<Keeping>
  /** The clock by which documents say when they were made, in tests whose browsers have another time. */
  now?: () => number
  /** Origins that pages may use in addition to the configured ones. */
  more?: Partial<Sources>
}

/** The most search documents, and the most calendars, to keep. */
const MOST_ANSWERS = 500

/** In seconds. After it, a document that lacks what it is about is worth another try. */
const RETRY_AFTER = '10'

/** A part takes several calls to the search service, so it is kept for longer than a page. */
const SITEMAPS = { fresh: 600_000, stale: 3_600_000, most: 200 }

/** The calendar of an instructor takes a call for each course. Programs read one once an hour, so a new one is waited for. */
const CALENDARS = { fresh: 600_000, stale: 600_000, most: MOST_ANSWERS, mostAtOnce: 10 }
const FOR_AN_HOUR = { 'cache-control': 'max-age=3600' }

/** In characters. No path of ours comes near it. A longer one is missing before any pattern sees it. */
const LONGEST_PATH = 500

/** Nobody keeps it: a class that is renamed twice may have its old address again. */
const redirectTo = (location: string, status: 301 | 302 = 302): Answer => ({
  status,
  headers: { ...EVERY_HEADERS, location, 'cache-control': 'no-store' },
  body: '',
})

const text = (body: string, type: string): Answer => ({
  status: 200,
  headers: { ...PLAIN_HEADERS, 'content-type': `${type}; charset=utf-8`, ...FOR_AN_HOUR },
  body,
})

/** The origins of addresses. A path has none, because it is on our own origin. */
const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []))

/** The configured origins, and more. */
const sourcesOf = (more: Partial<Sources>): Sources => ({
  connect: [
    ...new Set([
      ...Object.values(config.services).filter(Boolean),
      ...originsOf(config.vitalsUrl),
      ...(more.connect ?? []),
    ]),
  ],
  images: [...new Set([...originsOf(config.mapTiles, config.pictureUrl), ...(more.images ?? [])])],
  frames: [...config.checkInHosts.map((host) => `https://${host}`), ...(more.frames ?? [])],
})

/** Creates the function that answers requests for pages and files. It returns undefined for any other request. */
export async function createSite({
  folder,
  manifest: built,
  site,
  api,
  fetch,
  keeping,
  now,
  more,
}: SiteOptions) {
  const services = Object.fromEntries(
    Object.entries(config.services).map(([name, origin]) => [name, origin || api]),
  ) as typeof config.services
  connect({
    baseUrl: api,
    services,
    token: () => undefined,
    fetch: limited(fetch ?? connection.fetch, api),
    timeout: API_TIMEOUT,
  })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const rules: PageRules = {
    sources: sourcesOf(more ?? {}),
    fill: (template) => fillTemplate(template, { product: config.product, settings }),
  }
  const { write, scripts } = templateOf(rules.fill(read('site.html')))
  const codeOf = pageCodeOf(readFileSync(built, 'utf8'), read)
  await Promise.all([
    fetchPage(paths.notFound()),
    ...pages.map(
      ([
        ,
        {
          paths: [path = ''],
        },
      ]) => fetchPage(path),
    ),
  ])
  // As long as a document is kept, so are its bytes.
  const pagesWritten = new WeakMap<SiteDocument, Page>()
  const files = filesAt(folder, rules)
  const instructors = templateAt(join(folder, 'index.html'), rules)
  const keepDocuments = (most: number) =>
    keep(
      (address) => {
        count('documents_made_total', { page: pageAt(address.split('?')[0] ?? '')?.name ?? 'none' })
        return makeDocument(address, site)
      },
      { ...KEEPING, most, ...keeping },
    )
  const documentOf = keepDocuments(KEEPING.most)
  // Kept separately, so that the endless number of possible searches never pushes out a page.
  const answerOf = keepDocuments(MOST_ANSWERS)
  const missingOf = keep((path) => makeMissing(path, site), { ...KEEPING, most: MOST_ANSWERS, ...keeping })
  const sitemap = textsAt(
    async (path) => {
      const xml = await sitemapAt(path, site)
      if (xml === undefined) return undefined
      return { text: xml, headers: { 'content-type': 'application/xml; charset=utf-8', ...FOR_AN_HOUR } }
    },
    { ...SITEMAPS, ...keeping },
  )
  const feed = textsAt(
    async (path) => {
      const { text: calendar, file, tags } = await calendarAt(path, site, now?.() ?? Date.now())
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'x-robots-tag': 'noindex',
        ...(file && { 'content-disposition': `inline; filename="${file}"` }),
      }
      return { text: calendar, headers, tags }
    },
    { ...CALENDARS, ...keeping },
  )

  function written(item: SiteDocument, at: number, name: ShownName): Page {
    const known = pagesWritten.get(item)
    if (known) return known
    const code = codeOf(name)
    const made = pageOf(write(item, { made: now?.() ?? at, code }), { styles: [code.hash], scripts })
    pagesWritten.set(item, made)
    return made
  }

  /** The headers that say for how long a document may be kept, and by whom. */
  function cachingOf({ status, isWhole, tags }: SiteDocument, isOld: boolean, name: ShownName) {
    if (status === 404) return KEPT_BRIEFLY
    // The address of a review is a secret of one student.
    return isWhole && status === 200 && name !== 'review' ? keptByAll(tags, isOld) : undefined
  }

  async function page(request: Asked, path: string, query: string) {
    const redirect = redirectAt(path, query)
    if (redirect) return redirectTo(redirect)
    const started = performance.now()
    const address = addressAt(path, query)
    const found = await (address.includes('?') ? answerOf : documentOf)(address)
    if ('location' in found.item) return redirectTo(found.item.location)
    const { item, at, isOld, status } =
      'missing' in found.item
        ? { ...(await missingOf(missingAt(path))), status: found.item.missing }
        : { ...found, item: found.item, status: found.item.status }
    const took = performance.now() - started
    if (item.path !== undefined && item.path !== path) return redirectTo(item.path + query, 301)
    count('documents_total', { page: pageAt(path)?.name ?? 'none', status })
    count('documents_seconds_total', {}, took / 1000)
    const name = shownAt(path, status)
    const caching = cachingOf(item, isOld, name)
    return pageAnswer(request, written(item, at, name), {
      sources: rules.sources,
      status,
      isKept: caching !== undefined,
      headers: {
        ...caching,
        link: codeOf(name).link,
        'speculation-rules': `"${SPECULATION}"`,
        'server-timing': `document;dur=${took.toFixed(1)}`,
        ...(status === 503 && { 'retry-after': RETRY_AFTER }),
        ...(name === 'review' && { 'referrer-policy': 'no-referrer' }),
      },
    })
  }

  return async (request: Asked): Promise<Answer | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const { pathname, search } = new URL(request.url)
    if (pathname.length > LONGEST_PATH) return page(request, paths.notFound(), '')
    // Throws a URIError for a malformed address.
    decodeURIComponent(pathname)
    if (pathname === '/robots.txt') return text(robots(site), 'text/plain')
    if (pathname === '/manifest.webmanifest')
      return text(manifest(config.product), 'application/manifest+json')
    if (pathname === SPECULATION) return text(speculationRules, 'application/speculationrules+json')
    if (isSitemap(pathname)) return sitemap(request, pathname)
    if (isCalendar(pathname)) return feed(request, pathname)
    // Before the files, because the end of its coordinates looks like the extension of one.
    const directory = directorySearch(pathname)
    if (directory) return redirectTo(directory, 301)
    const file = files(request)
    if (file) return file
    if (isInstructorPath(pathname)) return instructors(request, { 'x-robots-tag': 'noindex' })
    return page(request, pathname, search)
  }
}
