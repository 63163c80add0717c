// The pages for reviewers, as they are opened: from a folder, without a network.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from './test.ts'

let folder = ''
const at = (page: string) => pathToFileURL(`${folder}/${page}`).href

test.beforeAll(({}, { parallelIndex }) => {
  folder = resolve(`test-results/docs-${parallelIndex}`)
  execFileSync(process.execPath, ['tools/contracts/docs.ts', '--out', folder])
})

test('they load nothing but themselves', async ({ page, context }) => {
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

test('a filter shows every guess', async ({ page }) => {
  await page.goto(at('index.html'))
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Training' })
    .getByRole('link', { name: 'assumed' })
    .click()
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('assumed')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Archive a student' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Archive a course' })).toBeHidden()
  await expect(main.getByRole('region', { name: 'Courses' })).toBeHidden()
  await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ calls$/)
})

test('a badge filters, and a link to what is filtered away shows it', async ({ page }) => {
  await page.goto(at('training.html'))
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'owner' }).first().click()
  await expect(main.getByRole('heading', { name: 'Add a student to a roster' })).toBeHidden()
  await page.evaluate(() => (location.hash = 'createRegistrant'))
  await expect(main.getByRole('heading', { name: 'Add a student to a roster' })).toBeInViewport()
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('')
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
