// The robots.txt and the sitemap. The sitemap is an index of parts, because crawlers accept at most 50,000 addresses and
// 50 MB in one file. A part reads only its own pages of the search index, so no request holds the whole index in memory.
import { offered } from '../../api/services/find-courses.ts'
import { search } from '../../api/services/search.ts'
import { slugify } from '../../lib/slug.ts'
import { stateSlug, US_STATES } from '../../lib/us-states.ts'
import { paths } from '../../paths.ts'
import { everything, searchAddress } from '../search/search-state.ts'
import { escaped } from './html.ts'
import { SEARCH_RULES } from './listed.ts'

/** The robots.txt. It allows the instructors' pages, because the headers of those pages refuse indexing. */
export const robots = (site: string) =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /register/',
    'Disallow: /search-by',
    'Disallow: /*.ics',
    ...SEARCH_RULES,
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')

/** The most hits that one call to the search service returns. */
const HITS = 1000
/** A part of 10,000 addresses stays far below 50 MB, even if every name is as long as the contract allows. */
const CALLS = 10

type Read = (page: number, hitsPerPage: number) => Promise<{ total: number; paths: string[] }>

/** Reads one page of an index. Throws an ApiError. */
const READ: Record<string, Read> = {
  async courses(page, hitsPerPage) {
    const [{ nbHits, hits }] = await search([{ indexName: 'courses', page, hitsPerPage }])
    return {
      total: nbHits,
      paths: hits.map(({ objectID, name }) => paths.publicClass(slugify(name), objectID)),
    }
  },
  async instructors(page, hitsPerPage) {
    const [{ nbHits, hits }] = await search([{ indexName: 'instructors', page, hitsPerPage }])
    return { total: nbHits, paths: hits.map(({ objectID }) => paths.instructor(objectID)) }
  },
}

/** The pages of states and subjects. Those that have nothing are not for search engines. */
async function statePaths() {
  const { states, instructors, subjects } = await offered()
  return [
    paths.home(),
    paths.classes(),
    paths.instructorSearch(),
    paths.classSearch(),
    paths.reciprocity(),
    ...Object.entries(US_STATES).flatMap(([code, name]) => [
      paths.reciprocity(stateSlug(name)),
      ...(states[code] ? [paths.classesIn(stateSlug(name))] : []),
      ...(instructors[code] ? [searchAddress({ ...everything('instructors'), state: code })] : []),
    ]),
    ...Object.keys(subjects).map(paths.classesOf),
  ]
}

/** The parts of an index. The states are one part; the others depend on how much there is. */
async function partPaths(): Promise<string[]> {
  const counted = await Promise.all(
    Object.entries(READ).map(async ([name, read]) => {
      const { total } = await read(0, 0)
      return Array.from(
        { length: Math.ceil(total / (HITS * CALLS)) },
        (_, i) => `/sitemap-${name}-${i + 1}.xml`,
      )
    }),
  )
  return ['/sitemap-states.xml', ...counted.flat()]
}

/** The addresses of one part; none beyond the end of the index. @param part counted from 1 */
async function pathsOfPart(read: Read, part: number): Promise<string[]> {
  const all: string[] = []
  for (let page = (part - 1) * CALLS; page < part * CALLS; page++) {
    const { total, paths: found } = await read(page, HITS)
    all.push(...found)
    if (total <= (page + 1) * HITS) break
  }
  return all
}

/** @param list name of the outer element @param item name of the element around each address */
function xmlOf(list: string, item: string, site: string, all: readonly string[]): string {
  const lines = all.map((path) => `  <${item}><loc>${escaped(site + path)}</loc></${item}>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${list}>\n`
}

const SITEMAP = /^\/sitemap(?:-(?<states>states)|-(?<name>[a-z]+)-(?<part>[1-9]\d{0,4}))?\.xml$/

/** Whether a path may belong to the sitemap. */
export const isSitemap = (path: string) => SITEMAP.test(path)

/** The index of the sitemap or one of its parts; undefined if there is no such part. Throws an ApiError. */
export async function sitemapAt(path: string, site: string): Promise<string | undefined> {
  const { states, name, part } = SITEMAP.exec(path)?.groups ?? {}
  if (states) return xmlOf('urlset', 'url', site, await statePaths())
  if (!name) return xmlOf('sitemapindex', 'sitemap', site, await partPaths())
  const read = Object.hasOwn(READ, name) ? READ[name] : undefined
  const all = read ? await pathsOfPart(read, Number(part)) : []
  return all.length ? xmlOf('urlset', 'url', site, all) : undefined
}
