// What a visitor's browser must fetch until a public page works: from the documents that the server sends, and the built
// files that they name.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import type { ShownName } from '../../src/public/site/pages.ts'
import { BUILT, environmentOf } from '../support/deployment.ts'
import { serveMock } from '../support/serve-mock.ts'
import { stateOf } from '../support/serve-site.ts'
import { all, built, scriptsIn, sizeOfScripts, withImports, zipped } from './built-files.ts'
import { ask, runServer } from './document-server.ts'

const SITE = 'https://training.example.com'
const { id } = PEOPLE.instructor

/** A page of each kind, and how many answers of the API and the services stand in its complete document. */
const PAGES: Record<ShownName, { path: string; answers: number }> = {
  home: { path: '/', answers: 3 },
  class: { path: `/class/concealed-carry-and-home-defense/c-${id}-0`, answers: 5 },
  classes: { path: '/classes', answers: 3 },
  state: { path: '/classes/texas', answers: 2 },
  instructor: { path: `/instructor/${id}`, answers: 6 },
  review: { path: '/review-class', answers: 0 },
  search: { path: '/instructor-search?type=classes', answers: 1 },
  searchBy: { path: '/search-by', answers: 0 },
  legacyLogin: { path: '/legacy-instructor-login', answers: 0 },
  reciprocity: { path: '/reciprocity/texas', answers: 1 },
  missing: { path: '/class/defensive-shooting/gone', answers: 1 },
}
const names = Object.keys(PAGES) as ShownName[]
const assets = readdirSync(`${BUILT}/app/assets`)

type Size = { js: number; css: number; html: number; files: number }

/**
 * The largest sizes, in kB (1000 bytes) after gzip, and the most files. One of them is the mark of the product, which a browser
 * loads anyway, for its tab. Some pages may have more: `home` and `classes` have one file more so that the page of a state loads
 * less; `missing` and `searchBy`, where few visits begin, have one file more so that the search loads less. A document changes
 * with the date, by up to 0.35 kB; these hold all year.
 */
const BUDGET: Size = { js: 105, css: 4.35, html: 11.5, files: 7 }
const MORE: Partial<Record<ShownName, Partial<Size>>> = {
  class: { js: 106, css: 5, html: 14.15 },
  classes: { files: 8 },
  home: { css: 4.4, files: 8 },
  missing: { css: 4.8, files: 8 },
  review: { css: 4.75 },
  search: { css: 5.5, html: 12 },
  searchBy: { files: 8 },
}
const budgetOf = (page: ShownName): Size => ({ ...BUDGET, ...MORE[page] })

const mock = await serveMock(createBackend())
const server = runServer(environmentOf({ site: SITE, api: mock.origin }))
let port: number
beforeAll(async () => (port = await server.port()))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await mock[Symbol.asyncDispose]()
})

/** The document of a page, and its header `Link`. */
type Sent = { html: string; link: string }

async function documentOf(name: ShownName): Promise<Sent> {
  const { path, answers } = PAGES[name]
  let sent: Sent = { html: '', link: '' }
  const count = async () => {
    const { body, headers } = await ask(port, path, { headers: { host: 'training.example.com' } })
    sent = { html: body, link: String(headers['link']) }
    return stateOf(body).length
  }
  // On a busy machine the first document may have been sent before the API answered.
  await expect.poll(count, { timeout: 20_000, interval: 200, message: name }).toBe(answers)
  return sent
}

function sizeOf(html: string): Size {
  const { js, files } = sizeOfScripts(scriptsIn(html))
  const sheets = all(/<link rel="stylesheet" (?!disabled)[^>]*href="([^"]+)"/g, html)
  const pictures = all(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g, html)
  return {
    js,
    css: zipped(all(/<style[^>]*>([^]*?)<\/style>/g, html).join('')),
    html: zipped(html),
    files: 1 + files + sheets.length + new Set(pictures).size,
  }
}

const cells = (name: string, { js, css, html, files }: Size) =>
  name.padEnd(12) +
  [js.toFixed(1), css.toFixed(1), html.toFixed(1), String(files)].map((text) => text.padStart(8)).join('')

test('each public page is within its budget', async () => {
  const sizes = await Promise.all(
    names.map(async (name) => [name, sizeOf((await documentOf(name)).html)] as const),
  )
  console.log(
    [
      'gzip, kB'.padEnd(12) + ['js', 'css', 'html', 'files'].map((text) => text.padStart(8)).join(''),
      ...sizes.map(([name, size]) => cells(name, size)),
      cells('budget', BUDGET),
    ].join('\n'),
  )
  const over = sizes.flatMap(([name, size]) =>
    Object.entries(budgetOf(name)).flatMap(([what, most]) => {
      const found = size[what as keyof Size]
      return found > most ? [`${name}: ${what} ${found.toFixed(2)} of ${most}`] : []
    }),
  )
  expect(over).toEqual([])
})

test('each document preloads the scripts of its page except the longest, which its header names, and no sheet is fetched', async () => {
  for (const name of names) {
    const { html, link } = await documentOf(name)
    const preloaded = all(
      /<link rel="modulepreload" fetchpriority="low" crossorigin href="\/([^"]+)">/g,
      html,
    )
    const pages = preloaded.filter((script) => /^assets\/\w+Page-/.test(script))
    expect(pages, name).toHaveLength(1)
    const [longest = ''] = all(/<script type="module"[^>]* src="\/([^"]+)"/g, html)
    expect([longest, ...preloaded].toSorted(), name).toEqual(withImports([longest, ...pages]).toSorted())
    expect(link, name).toBe(`</${longest}>; rel=modulepreload; fetchpriority=low; crossorigin`)
    expect(link, name).toContain('/site-')
    expect(all(/(<link rel="stylesheet" (?!disabled)[^>]*>)/g, html), name).toEqual([])
  }
})

/** What a page loads, beyond its document, when it first calls the search service: the most scripts and kB after gzip. */
const FIRST_CALL: [page: ShownName, chunk: string, most: { js: number; files: number }][] = [
  ['home', 'search-client', { js: 13, files: 2 }],
  ['class', 'search-client', { js: 13, files: 2 }],
  ['search', 'find', { js: 15.5, files: 3 }],
]

test.each(FIRST_CALL)(
  'the %s page loads only what it needs to call the search service for the first time',
  async (name, chunk, most) => {
    const { html } = await documentOf(name)
    const first = withImports(scriptsIn(html))
    const file = assets.find((one) => one.startsWith(`${chunk}-`) && one.endsWith('.js'))
    const later = withImports([`assets/${file}`]).filter((script) => !first.includes(script))
    const js = later.reduce((sum, script) => sum + zipped(built(script)), 0)
    console.log(`${name}: ${js.toFixed(2)} kB in ${later.length} scripts`)
    expect(js).toBeLessThanOrEqual(most.js)
    expect(later.length).toBeLessThanOrEqual(most.files)
  },
)
