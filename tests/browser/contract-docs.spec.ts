// The pages for reviewers, as they are opened: from a folder, without a network.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// One worker runs the whole file, because writing the pages takes several seconds.
test.describe.configure({ mode: 'default' })

let folder = ''
const at = (page: string) => `${pathToFileURL(folder).href}/${page}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test.beforeAll(({}, { parallelIndex }) => {
  // On a busy machine Redocly takes long to start.
  test.setTimeout(180_000)
  folder = resolve(`test-results/docs-${parallelIndex}`)
  execFileSync(process.execPath, ['tools/contracts/docs.ts', '--out', folder])
})

const FIRST_CALLS = [
  ['acceptAgreements', 'Accept the agreements for a year'],
  ['geocodePostalCode', 'Find the coordinates of a postal code'],
  ['queryContent', 'Run a query'],
  ['search', 'Search several indexes at once'],
  ['submitLead', 'Submit a lead'],
  ['authenticateIdentity', 'authenticateIdentity'],
] as const
test('the start page leads to every contract, and nothing is loaded on the way', async ({
  page,
  context,
  viewport,
}) => {
  test.slow()
  await context.setOffline(true)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).protocol))
  await page.goto(at('index.html'))
  await expect(heading(page, 'API contracts')).toBeVisible()
  const links = await Promise.all(
    FIRST_CALLS.map(async ([id, title]) => {
      const href = await page.getByRole('link', { name: id, exact: true }).getAttribute('href')
      return { href: href ?? '', title }
    }),
  )
  for (const { href, title } of links) {
    await page.goto(at(href))
    await expect(heading(page, title).first()).toBeInViewport()
    await expect(page.getByText(/ may call it.*\.$/).first()).toBeVisible()
    // Not innerWidth: a phone zooms out until a wide page fits.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, href).toBeLessThanOrEqual(viewport?.width ?? 0)
  }
  await page.getByRole('link', { name: 'All contracts' }).click()
  await expect(heading(page, 'API contracts')).toBeInViewport()
  // The search runs in a worker, which the page makes from a blob.
  expect(requests.filter((protocol) => protocol !== 'file:' && protocol !== 'blob:')).toEqual([])
})

test('the search finds a call by every word, and the call shows its samples @any-screen', async ({
  page,
}) => {
  test.slow()
  await page.goto(at('training.html'))
  await page.getByText('Search Ctrl+K').click()
  const search = page.getByPlaceholder('Search docs...')
  for (const [what, title] of [
    ['deleteRegistrant', 'Remove a student from a roster'],
    ['/api/training/promotions', 'List the promotions that a class can take part in'],
    ['instructorNumber', 'Add a co-instructor'],
    ['image {id} exists', 'Delete an image'],
    ['meta.version', 'Get an occurrence'],
    ['This class cannot have registrants.', 'Add a student to a roster'],
  ] as const) {
    await search.fill(what)
    await expect(page.getByText(title, { exact: true }).last(), what).toBeVisible()
  }
  await page.getByText('Add a student to a roster', { exact: true }).last().click()
  await expect(heading(page, 'Add a student to a roster')).toBeInViewport()
  await page.getByText('10 Pact interactions with states').click()
  await expect(page.getByText('createRegistrant 409 full').first()).toBeVisible()
  await expect(page.getByText('curl --request POST "$API/api/training/registrants"')).toBeVisible()
  await page.getByRole('button', { name: 'curl' }).last().click()
  // Under load, Redoc leaves its open menu partly outside of the window, where a mouse does not reach it.
  await page.getByTitle('hook', { exact: true }).dispatchEvent('click')
  await expect(page.getByText('useCreateRegistrant()')).toBeVisible()
})
