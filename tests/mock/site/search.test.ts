// Tests the documents of the search and the location search. Unlike all others, they depend on the query of the address.
import { describe, expect, test } from 'vitest'
import { backendNow, COURSE, fetchOf, pageAt, serveSite, stateOf } from '../../support/serve-site.ts'

/** The text of the first heading of the results, without the comments that React puts between adjacent texts. */
const titleOf = (html: string) => /<h2[^>]*>([^]*?)<\/h2>/.exec(html)?.[1]?.replaceAll('<!-- -->', '')
const linksOf = (html: string) =>
  [...html.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex">')

describe('the document of a search', () => {
  test.each([
    ['', /^\d+ instructors$/, 12],
    ['?type=classes', /^161 classes$/, 12],
    ['?type=classes&zip=53703', /^9 classes within 50 miles of 53703$/, 9],
    [
      '?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training',
      /^9 classes within 50 miles of 53703$/,
      9,
    ],
    ['?type=classes&zip=53703&lat=33.4484&lng=-112.07&of=02108', /^9 classes within 50 miles of 53703$/, 9],
    ['?type=classes&state=WI&womens=on', /^\d class(es)? in Wisconsin$/, undefined],
    ['?query=reyes', /^\d+ instructors?$/, undefined],
    ['?type=classes&zip=madison', /^9 classes within 50 miles of Madison, WI$/, 9],
    ['?type=classes&zip=Madison,+Wisconsin', /^9 classes within 50 miles of Madison, WI$/, 9],
    ['?zip=madison+wi', /^\d instructors within 50 miles of Madison, WI$/, undefined],
  ])('%s has its results', async (query, title, count) => {
    const { status, html } = await pageAt(`/instructor-search${query}`)
    expect(status).toBe(200)
    expect(titleOf(html)).toMatch(title)
    expect(linksOf(html).length).toBeGreaterThan(0)
    if (count) expect(linksOf(html)).toHaveLength(count)
    expect(html).not.toMatch(/<[^>]*\sstyle=/)
    expect(isHidden(html)).toBe(!['', '?type=classes'].includes(query))
    expect(stateOf(html).some(([[id]]) => id === 'search')).toBe(true)
  })

  test.each([
    ['?type=classes&curriculum=Basic+Handgun', 'Basic Handgun: 28 in-person classes with dates'],
    ['?state=WI', 'certified instructors in Wisconsin: what they teach'],
    ['?curriculum=Basic%20Handgun&utm_source=x&type=classes', 'Basic Handgun: 28 in-person classes'],
  ])('%s may be listed, at one address', async (query, description) => {
    const { html } = await pageAt(`/instructor-search${query}`)
    expect(isHidden(html)).toBe(false)
    expect(/name="description" content="([^"]+)"/.exec(html)?.[1]).toContain(description)
    expect(/rel="canonical" href="[^"]*\?([^"]+)"/.exec(html)?.[1]).toMatch(
      /^(type=classes&amp;curriculum=Basic\+Handgun|state=WI)$/,
    )
  })

  test.each([
    '?type=classes&curriculum=basic+handgun',
    '?type=classes&curriculum=Basic+Handgun&most=50',
    '?type=classes&curriculum=Basic+Handgun&curriculum=Nothing',
    '?type=classes&curriculum=Basic+Handgun&page=2',
    '?type=classes&curriculum=Nothing',
    '?type=classes&state=WI',
    '?state=IA',
    '?lat=44.62&lng=-89.99&within=any&state=WI',
  ])('%s is not listed', async (query) => {
    expect(isHidden((await pageAt(`/instructor-search${query}`)).html)).toBe(true)
  })

  test('has other results for another query, and the same results for an equivalent query', async () => {
    using site = await serveSite(fetchOf(backendNow()))
    const links = async (query: string) => linksOf((await site.page(`/instructor-search${query}`)).html)
    const home = await links('?type=classes&query=home+defense')
    expect(home).not.toEqual(await links('?type=classes&sort=price'))
    expect(await links('?page=1&query=%20home%20%20defense&utm_source=mail&type=classes')).toEqual(home)
  })

  test('shows the last page for a page beyond the end', async () => {
    const { html } = await pageAt('/instructor-search?type=classes&page=80')
    expect(html.replaceAll('<!-- -->', '')).toContain('Page 14 of 14')
    expect(linksOf(html)).toHaveLength(161 - 13 * 12)
  })

  test('suggests other searches if there are no results', async () => {
    const { html } = await pageAt('/instructor-search?type=classes&zip=53703&state=AZ')
    expect(titleOf(html)).toBe('0 classes in Arizona within 50 miles of 53703')
    for (const way of ['Any distance', 'Without “Arizona”', 'Without “ZIP code 53703”'])
      expect(html).toContain(`>${way}</a>`)
    expect(html).toContain('href="/instructor-search?type=classes&amp;zip=53703&amp;within=any&amp;state=AZ"')
    expect(html).toContain('Closest classes')
  })

  test.each([
    ['?type=classes&zip=00001', 'We couldn’t find that ZIP code'],
    ['?type=classes&zip=K1A+0B1', 'Type a ZIP code of five digits, such as 53703, or a city without numbers'],
    [
      '?type=classes&zip=Narnia',
      'We have nothing in a city by that name. Check the spelling, or type a ZIP code',
    ],
  ])('%s says what is wrong with the place, and has the results of all places', async (query, text) => {
    const { status, html } = await pageAt(`/instructor-search${query}`)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<p id="place-error" role="alert"[^>]*>${text}</p>`))
    expect(titleOf(html)).toBe('161 classes')
    expect(linksOf(html)).toHaveLength(12)
  })

  test.each(['search:500', 'search:html', 'search:offline', 'geocodePostalCode:500'])(
    'leaves the results to the browser when the service fails with %s',
    async (scenario) => {
      const { status, html } = await pageAt('/instructor-search?zip=53703', scenario)
      expect(status).toBe(503)
      expect(html).toContain('aria-label="Loading the results"')
      expect(html).toContain('value="53703"')
    },
  )

  test('contains the text of the query unchanged, and never as markup', async () => {
    const text = `"><img src=x onerror=alert(1)></script><!--'&\u2028`
    const { html } = await pageAt(
      `/instructor-search?${new URLSearchParams({ query: text, curriculum: text, zip: text })}`,
    )
    expect(html).not.toContain('<img src=x')
    expect(html).toContain(
      'value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;/script&gt;&lt;!--&#x27;&amp;"',
    )
  })

  test('never pushes the documents of pages out of the cache', async () => {
    let asked = 0
    const answer = fetchOf(backendNow())
    using site = await serveSite(
      (request) => {
        if (request.url.includes('/occurrences')) asked++
        return answer(request)
      },
      { most: 3 },
    )
    await site.page(`/class/x/${COURSE}`)
    for (let page = 1; page < 9; page++) await site.page(`/instructor-search?page=${page}&query=x`)
    await site.page(`/class/x/${COURSE}`)
    expect(asked).toBe(1)
  })
})

describe('the location search', () => {
  test.each([
    ['53703', '53703', '43.0731', '-89.401'],
    ['+53703-1234+', '53703', '43.0731', '-89.401'],
    ['85001', '85001', '33.4484', '-112.07'],
    ['02108', '02108', '42.3601', '-71.058'],
  ])('%s leads to the search with coordinates of 7 characters', async (typed, query, lat, lng) => {
    const { status, headers } = await pageAt(`/search-by?query=${typed}`)
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(
      `/instructor-search?${new URLSearchParams({ type: 'classes', query, lat, lng, source: 'training' })}`,
    )
  })

  test.each([
    ['?query=Madison&when=weekend', '?type=classes&zip=Madison&when=weekend'],
    ['?query=K1A+0B1&most=', '?type=classes&zip=K1A+0B1'],
    ['?query=wisconsin', '?type=classes&state=WI'],
    ['?query=&when=&most=50', '?type=classes&most=50'],
  ])('%s leads to our search without a call to the geocoder', async (query, search) => {
    const { status, headers } = await pageAt(`/search-by${query}`, 'geocodePostalCode:500')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`/instructor-search${search}`)
  })

  test('keeps the source of the link', async () => {
    const { headers } = await pageAt('/search-by?query=53703&source=newsletter')
    expect(headers.get('location')).toContain('&source=newsletter')
  })

  test.each([
    ['', undefined],
    ['?query=00001', 'We couldn’t find that ZIP code'],
  ])('%s stays on the page', async (query, text) => {
    const { status, html } = await pageAt(`/search-by${query}`)
    expect(status).toBe(200)
    expect(isHidden(html)).toBe(true)
    expect(/role="alert"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(text)
    expect(html).not.toContain('NaN')
  })

  test.each(['geocodePostalCode:500', 'geocodePostalCode:offline', 'geocodePostalCode:html'])(
    'leaves the rest to the browser with %s',
    async (scenario) => {
      const { status, html } = await pageAt('/search-by?query=53703', scenario)
      expect(status).toBe(503)
      expect(html.replaceAll('<!-- -->', '')).toContain('Looking up 53703 …')
    },
  )
})

/** Whether a robots.txt lets an address be fetched: the longest rule that matches decides (RFC 9309). */
function isAllowed(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => ({
    kind,
    path,
  }))
  const matching = rules.filter(({ path }) => {
    const pattern = path.replaceAll(/[.?+^()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(address)
  })
  return matching.toSorted((a, b) => b.path.length - a.path.length)[0]?.kind !== 'Disallow'
}

test.each([
  ['/', true],
  ['/classes/texas', true],
  ['/search-by?query=53703', false],
  ['/instructor-search', true],
  ['/instructor-search?type=classes', true],
  ['/instructor-search?type=classes&page=2', false],
  ['/instructor-search?type=classes&curriculum=Basic+Handgun', true],
  ['/instructor-search?type=classes&curriculum=Basic+Handgun&when=weekend', false],
  ['/instructor-search?state=WI', true],
  ['/instructor-search?state=WI&page=2', false],
  ['/instructor-search?query=home', false],
])('the robots.txt lets crawlers fetch %s: %s', async (address, isFetched) => {
  expect(isAllowed((await pageAt('/robots.txt')).html, address)).toBe(isFetched)
})
