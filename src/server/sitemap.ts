import type { QueryClient } from '@tanstack/react-query'
import { everythingFoundQuery } from '../api/services/find-courses.ts'
import { slugify } from '../lib/slug.ts'
import { stateSlug, US_STATES } from '../lib/us-states.ts'
import { paths } from '../paths.ts'

/** The robots.txt. It allows the instructors' pages, because the headers of those pages refuse indexing. */
export const robots = (site: string) =>
  `User-agent: *\nAllow: /\nDisallow: /register/\nDisallow: /search-by\nDisallow: /instructor-search?\n\nSitemap: ${site}/sitemap.xml\n`

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const locOf = (address: string) =>
  `  <url><loc>${address.replaceAll(/[&<>]/g, (sign) => XML[sign] ?? sign)}</loc></url>`

/** A sitemap of the public pages that the search index knows. Throws an ApiError if the index cannot be read. */
export async function sitemap(queryClient: QueryClient, site: string): Promise<string> {
  const { courses, instructors } = await queryClient.fetchQuery({ ...everythingFoundQuery(), retry: false })
  const pages = [
    paths.home(),
    paths.classes(),
    paths.instructorSearch(),
    ...Object.values(US_STATES).flatMap((name) => [
      paths.classesIn(stateSlug(name)),
      paths.reciprocity(stateSlug(name)),
    ]),
    ...courses.map(({ objectID, name }) => paths.publicClass(slugify(name), objectID)),
    ...instructors.map(({ objectID }) => paths.instructor(objectID)),
  ]
  const lines = pages.map((path) => locOf(site + path)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</urlset>\n`
}
