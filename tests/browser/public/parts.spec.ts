// Every part of a public page whose code loads later, and every call: without a network it says so, and then it can be had
// after all.
import type { Page } from '@playwright/test'
import { SEARCH, title } from '../search/search.ts'
import { expect, test } from '../test.ts'
import { CLASS, dialog, field, hydrated, press } from './public.ts'

const WORDS = "We couldn't load this content after several attempts. Check your network connection!"
const again = (page: Page) => press(page, 'Try again')

type Part = {
  file: RegExp
  path: string
  open?: (page: Page) => Promise<void>
  words?: string
  retry?: (page: Page) => Promise<void>
  shown: (page: Page) => Promise<void>
}

const openAccount = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Create account' }).click()
const registration = (page: Page) => expect(dialog(page, 'Create account')).toBeVisible()
const FIND = /\/find-.*\.js/
const search = (page: Page) => page.getByRole('link', { name: /^Instructors \(/ }).click()
const found = (page: Page) => expect(title(page, /^\d+ instructors$/)).toBeVisible()
const PARTS: Record<string, Part> = {
  'the registration dialog': {
    file: /\/RegistrationDialog-.*\.js/,
    path: '/classes',
    open: openAccount,
    retry: again,
    shown: registration,
  },
  'the registration dialog, at a second click': {
    file: /\/RegistrationDialog-.*\.js/,
    path: '/classes',
    open: openAccount,
    retry: openAccount,
    shown: registration,
  },
  'the search overlay': {
    file: /\/VisitorDialog-.*\.js/,
    path: '/classes?request=search',
    // The page has a field of the same name.
    shown: (page) =>
      expect(dialog(page, 'Find in-person training').getByLabel('ZIP code or city')).toBeVisible(),
  },
  'a contact form': {
    file: /\/CourseContact-.*\.js/,
    path: CLASS,
    open: (page) => page.getByRole('link', { name: 'Request another date' }).last().click(),
    shown: (page) => expect(field(page, 'Email')).toBeFocused(),
  },
  'the review form': {
    file: /\/ReviewForm-.*\.js/,
    path: '/review-class?oid=o-u-instructor-0-1&rid=r-u-instructor-0-1-0',
    shown: (page) => expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible(),
  },
  'a search': {
    file: FIND,
    path: SEARCH,
    open: search,
    words: 'We could not reach the server. Check your connection.',
    shown: found,
  },
  'the map': {
    file: /\/SearchMap-.*\.js/,
    path: '/instructor-search?zip=53703&view=map',
    words: 'The map could not be loaded. The list has the same results.',
    shown: (page) => expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible(),
  },
  'the styles of the map': {
    file: /\/leaflet-.*\.css/,
    path: '/instructor-search?zip=53703&view=map',
    words: 'The map could not be loaded. The list has the same results.',
    shown: (page) => expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible(),
  },
}

for (const [name, { file, path, open, words = WORDS, retry = again, shown }] of Object.entries(PARTS))
  test(`${name} can be had after a failure`, async ({ page, complaints }) => {
    await page.route(file, (route) => route.abort())
    await page.goto(path)
    await hydrated(page)
    await open?.(page)
    await expect(page.getByRole('alert')).toContainText(words, { timeout: 30_000 })
    await page.unrouteAll()
    await retry(page)
    await shown(page)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
  })

test('the menu of the account can be had after a failure', async ({ page, signIn, complaints }) => {
  await signIn('student')
  await page.route(/\/SignedIn-.*\.js/, (route) => route.abort())
  await page.goto('/classes')
  const retry = page.getByRole('button', { name: 'Load your account again', exact: true })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('button', { name: 'Account of Jamie Lind', exact: true })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
})

test('the code of a search that is lost once is loaded again', async ({ page }) => {
  // The browser asks for it ahead, and then for the call.
  await page.route(FIND, (route) => route.abort(), { times: 2 })
  await page.goto(SEARCH)
  await hydrated(page)
  await search(page)
  await found(page)
})

test('after a new release, a search opens as a new document', async ({ page, complaints }) => {
  await page.route(FIND, (route) => route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }))
  await page.goto(SEARCH)
  await hydrated(page)
  const loaded = page.waitForEvent('load', { timeout: 30_000 })
  await search(page)
  await loaded
  await found(page)
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/find-.*missing/)])
})

test('a search whose code stays missing says so after one new document', async ({ page, complaints }) => {
  await page.route(FIND, (route) => route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }))
  await page.goto(SEARCH)
  await hydrated(page)
  const loaded = page.waitForEvent('load', { timeout: 30_000 })
  await search(page)
  await loaded
  await hydrated(page)
  await page.getByRole('link', { name: /^Classes \(/ }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server', { timeout: 30_000 })
  const missing = expect.stringMatching(/find-.*missing/) as unknown
  expect(complaints.splice(0)).toEqual([missing, missing])
})
