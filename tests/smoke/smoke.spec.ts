// Tests what deploy/ starts, in front of the mock: the main pages in a real browser, and the HTTP responses themselves.
import { readFileSync } from 'node:fs'
import { expect, type Page, test as base } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../../mocks/seed/people.ts'
import { DOCUMENT_HEADERS, EVERY_HEADERS, PLAIN_HEADERS } from '../../src/lib/page/security-headers.ts'
import { ACCESS_LOG } from './playwright.config.ts'

const COURSE = `c-${PEOPLE.instructor.id}-0`
const CLASS = `/class/concealed-carry-and-home-defense/${COURSE}`
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Fixtures = {
  /** Problems in a page, which must stay empty: errors, violations of the content policy, responses without their headers. */
  complaints: string[]
}

const missing = (headers: Record<string, string>, wanted: Record<string, string>) =>
  Object.entries(wanted).flatMap(([name, value]) => (headers[name] === value ? [] : [name]))

const test = base.extend<Fixtures>({
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints).toEqual([])
  },
  page: async ({ page, baseURL, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      // A test may open a missing page on purpose.
      const isMissingPage = /404/.test(message.text()) && message.location().url === page.url()
      if (message.type() === 'error' && !isMissingPage) complaints.push(message.text())
    })
    page.on('response', (response) => {
      if (!response.url().startsWith(`${baseURL}/`)) return
      const isPage = response.request().resourceType() === 'document'
      const lost = missing(response.headers(), isPage ? DOCUMENT_HEADERS : EVERY_HEADERS)
      if (lost.length) complaints.push(`${response.url()} lacks ${lost.join(', ')}`)
    })
    await page.exposeFunction('reportViolation', (text: string) => complaints.push(text))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
        reportViolation(`${violatedDirective} ${blockedURI}`)
      })
    })
    // The member portal of the deployment.
    await page.route('https://portal.example.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<link rel="icon" href="data:,"><h1>Member portal</h1>',
      }),
    )
    await use(page)
  },
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

/** Waits for hydration. Only then the link to the portal contains the return address. */
const isAlive = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^https:\/\/portal\.example\.com\/login\?redirectTo=/,
  )

/** Signs Dana in on our own page, without the portal. */
async function signIn(page: Page) {
  await page.goto('/legacy-instructor-login')
  await expect(heading(page, 'Instructor sign in')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('instructor@example.com')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Home')).toBeVisible()
}

test('the page of a class', async ({ page }) => {
  const response = await page.goto(CLASS)
  expect(response?.status()).toBe(200)
  await expect(heading(page, 'Concealed Carry and Home Defense')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Register for / }).first()).toBeVisible()
  await isAlive(page)
  await expect(page.getByRole('banner')).toContainText('Anchor & Co Training')
})

test('the page of a state', async ({ page }) => {
  const response = await page.goto('/classes/wisconsin')
  expect(response?.status()).toBe(200)
  await expect(heading(page, 'Classes in Wisconsin')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Concealed Carry and Home Defense' }).first()).toBeVisible()
  await isAlive(page)
})

test('an instructor who is not signed in is sent to the portal of this deployment', async ({
  page,
  baseURL,
}) => {
  await page.goto('/my-classes?page=2')
  await expect(heading(page, 'Member portal')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`${baseURL}/my-classes?page=2`)
})

test('an instructor signs in and sees classes, students and resources', async ({ page }) => {
  await signIn(page)
  await page.goto('/my-classes')
  await expect(heading(page, 'My Classes')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.goto('/students')
  await expect(rows(page).first()).toBeVisible()
  // The resources come from the content service, which is on another origin.
  await page.goto('/dashboard/instructor-resources/educational')
  await expect(rows(page).first()).toBeVisible()
})

test('a path without a page', async ({ page }) => {
  const response = await page.goto('/narnia')
  expect(response?.status()).toBe(404)
  await expect(heading(page, 'Page not found')).toBeVisible()
  await isAlive(page)
})

test('built files are compressed and cached for a year, and a missing one is a 404', async ({
  page,
  request,
}) => {
  await page.goto(CLASS)
  const script = await page.locator('script[src]').first().getAttribute('src')
  const found = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } })
  expect(found.headers()).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'br' })
  const lost = await request.get('/assets/gone-12345678.js')
  expect(lost.status()).toBe(404)
  expect(lost.headers()).toMatchObject({ ...EVERY_HEADERS, 'cache-control': 'no-store' })
})

test('responses of the API are not cached, and a browser runs nothing in them', async ({ request }) => {
  const { 'content-security-policy': policy } = PLAIN_HEADERS
  const answer = await request.get(`/api/training/courses/${COURSE}`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    ...EVERY_HEADERS,
    'cache-control': 'no-store',
    'content-security-policy': policy,
  })
})

test('the health checks tell whether it is up and ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'up' })
  }
})

test('invalid requests are refused', async ({ request }) => {
  expect((await request.post('/', { data: {} })).status()).toBe(405)
  expect((await request.get(`/${'x'.repeat(9000)}`)).status()).toBe(414)
  expect((await request.get('/', { headers: { host: 'evil.example' } })).status()).toBe(421)
})

test.describe('nginx', () => {
  test.skip(!process.env['SMOKE_PROXY'], 'nginx is not installed')

  test('limits the size of a request body, for uploads and for all other requests', async ({ request }) => {
    const statusOf = async (path: string, bytes: number) =>
      (await request.post(path, { data: 'x'.repeat(bytes) })).status()
    expect(await statusOf('/api/training/registrants', 12_000_000)).toBe(413)
    expect(await statusOf('/classes', 20_000)).toBe(413)
  })

  test('compresses a document for a client without brotli', async ({ request }) => {
    const answer = await request.get(CLASS, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers()).toMatchObject({ ...DOCUMENT_HEADERS, 'content-encoding': 'gzip' })
  })

  test('the access log has paths, but nothing that a person typed', async ({ request }) => {
    await request.get('/search-by?postalCode=53703&email=dana@example.com', {
      headers: { referer: 'https://example.com/?rid=7', cookie: 'access_token=secret' },
    })
    const log = () => readFileSync(ACCESS_LOG, 'utf8').trim().split('\n')
    await expect.poll(() => log().at(-1)).toContain('"path":"/search-by"')
    const lines = log().map((line) => JSON.parse(line) as object)
    expect(lines.length).toBeGreaterThan(10)
    expect(JSON.stringify(lines)).not.toMatch(/53703|@|rid=|secret|\?/)
  })
})
