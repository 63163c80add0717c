// The pages for reviewers, as they are opened: from a folder, without a network.
import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// One worker runs the whole file, because writing the pages takes several seconds.
test.describe.configure({ mode: 'default' })

let folder = ''
const at = (page: string) => `${pathToFileURL(folder).href}/${page}`

test.beforeAll(({}, { parallelIndex }) => {
  folder = resolve(`test-results/docs-${parallelIndex}`)
  execFileSync(process.execPath, ['tools/contracts/docs.ts', '--out', folder])
})

test('they load nothing but themselves @any-screen', async ({ page, context }) => {
  await context.setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const pages = ['index.html', 'training.html', 'mesh.html']
  for (const name of pages) {
    await page.goto(at(name))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(requests).toEqual(pages.map(at))
})

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
/** A call with everything below its heading. Found by its id, because looking for a role reads all 30,000 elements. */
const article = (page: Page, id: string) => page.locator(`article#${id}`)
const call = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })

test('the index links to every assumption @any-screen', async ({ page }) => {
  await page.goto(at('index.html'))
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Training' })
    .getByRole('link', { name: 'assumed' })
    .click()
  await expect(search(page)).toHaveValue('spec:assumed')
  await expect(call(page, 'Archive a student')).toBeVisible()
  await expect(call(page, 'Archive a course')).toBeHidden()
  await expect(page.getByRole('main').getByRole('region', { name: 'Courses' })).toBeHidden()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ of \d+ calls$/)
})

const FOUND = [
  ['a field', 'instructorNumber', 'Add a co-instructor', 'List the promotions'],
  ['a phrase', '"class is full"', 'Add a student to a roster', 'Get a student'],
  ['a status', 'status:429', 'Request a class date', 'Add a student to a roster'],
  ['a header', 'retry-after status:204', 'Request a class date', 'Get a student'],
  ['a state', '"image {id} exists"', 'Delete an image', 'Get a student'],
] as const
for (const [what, query, shown, hidden] of FOUND)
  test(`a search finds ${what} @any-screen`, async ({ page }) => {
    await page.goto(at('training.html'))
    await search(page).fill(query)
    await expect(call(page, shown)).toBeVisible()
    await expect(call(page, hidden)).toBeHidden()
    // The address has the search, so that it can be sent to someone.
    await page.reload()
    await expect(search(page)).toHaveValue(query)
    await expect(call(page, hidden)).toBeHidden()
  })

test('a search on the index finds the words of every contract @any-screen', async ({ page }) => {
  await page.goto(at('index.html'))
  await search(page).fill('utm_source')
  await expect(page.getByRole('rowheader', { name: 'createUserIdentity' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'listStudents' })).toBeHidden()
})

test('a badge searches, a link to a call that it hides shows the call, and Back returns @any-screen', async ({
  page,
}) => {
  await page.goto(at('training.html'))
  await page.getByRole('main').getByRole('button', { name: 'owner' }).first().click()
  await expect(search(page)).toHaveValue('access:owner')
  await expect(call(page, 'Add a student to a roster')).toBeHidden()
  await page.evaluate(() => (location.hash = 'createRegistrant'))
  await expect(call(page, 'Add a student to a roster')).toBeInViewport()
  await expect(search(page)).toHaveValue('')
  await page.goBack()
  await expect(search(page)).toHaveValue('access:owner')
})

test('the navigation marks the call in view', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on a phone the navigation is above the page')
  await page.goto(at('training.html#createRegistrant'))
  const link = page.getByRole('link', { name: 'POST createRegistrant', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'true')
})

test('a sample is copied in the chosen language, which other pages keep @any-screen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(at('training.html#updateStudent'))
  const samples = article(page, 'updateStudent').getByRole('region', { name: 'Samples of updateStudent' })
  await expect(samples.getByText('curl "$API')).toBeVisible()
  await samples.getByRole('button', { name: 'React hook' }).click()
  await expect(samples.getByText('curl "$API')).toBeHidden()
  // The button says "Copied" for five seconds, which a busy machine can miss.
  await expect(async () => {
    await samples.getByRole('button', { name: /^Cop(y|ied)$/ }).press('Enter')
    await expect(samples.getByRole('button', { name: 'Copied', exact: true })).toBeVisible({ timeout: 3000 })
  }).toPass()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('const { mutate, error, isPending } = useUpdateStudent()')
  const other = article(page, 'me')
  // The browser stores the choice a moment later, perhaps after the next file has been opened.
  await expect(async () => {
    await page.goto(at('mesh.html#me'))
    await page.reload()
    await expect(other.getByText('useMe()')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test.describe('served by the mock', () => {
  let stop: () => void
  let origin: string
  test.beforeAll(async () => {
    // On a busy machine it takes longer to bundle the contracts.
    test.setTimeout(180_000)
    const server = spawn(process.execPath, ['tools/contracts/docs.ts', '--serve'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    stop = () => server.kill()
    origin = await new Promise<string>((found) => {
      server.stdout.on('data', (text: Buffer) => {
        const [, url] = /Open (\S+)\//.exec(String(text)) ?? []
        if (url) found(url)
      })
    })
  })
  test.afterAll(() => stop())

  test('a call can be tried, in each of its interactions @any-screen', async ({ page }) => {
    await page.goto(`${origin}/training.html#createRegistrant`)
    const one = article(page, 'createRegistrant')
    await one.getByText('Try it on the mock').click()
    const form = one.getByRole('form', { name: 'Try createRegistrant' })
    await form.getByRole('button', { name: 'Send' }).click()
    // The first call of a server that has just started takes seconds on a busy machine.
    await expect(form.getByRole('status')).toHaveText(/^201 Created in \d+ ms$/, { timeout: 40_000 })
    await expect(form.getByText('location: /api/training/registrants/')).toBeVisible()
    await form.getByRole('combobox', { name: 'Interaction' }).selectOption('createRegistrant 409 full')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('status')).toHaveText(/^409/)
    await expect(form.getByText('This class is full.')).toBeVisible()
  })

  test('an edited request is answered as edited @any-screen', async ({ page, checkAccessibility }) => {
    await page.goto(`${origin}/mesh.html#authenticateIdentity`)
    const one = article(page, 'authenticateIdentity')
    await one.getByText('Try it on the mock').click()
    const form = one.getByRole('form', { name: 'Try authenticateIdentity' })
    const body = form.getByRole('textbox', { name: 'Body' })
    await body.fill((await body.inputValue()).replace('correct horse', 'wrong'))
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('BAD_CREDENTIALS')).toBeVisible()
    await checkAccessibility()
  })
})

const SEEN = [
  ['index', 'light'],
  ['leads', 'light'],
  ['leads', 'dark'],
  ['mesh', 'light'],
] as const
for (const [name, colorScheme] of SEEN)
  test(`${name} is accessible, ${colorScheme}`, async ({ page, checkAccessibility }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(at(`${name}.html`))
    for (const fields of await page.getByText(/^Fields of/).all()) await fields.click()
    await checkAccessibility()
  })

test('they fit the window', async ({ page, viewport }) => {
  for (const name of ['index.html', 'training.html', 'mesh.html']) {
    await page.goto(at(name))
    // Not innerWidth: a phone zooms out until a wide page fits.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(viewport?.width ?? 0)
  }
})

test('on paper the fields are open and the navigation is gone', async ({ page }) => {
  await page.goto(at('leads.html'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toBeHidden()
  await page.goto(at('mesh.html'))
  await expect(page.getByRole('rowheader', { name: 'memberNumber' }).first()).toBeVisible()
})
