// Links that change the address without loading a document: what browsers do with any link, they do with these.
import { SEARCH, title } from '../search/search.ts'
import { expect, test } from '../test.ts'
import { CLASS, dialog, field, hydrated, press } from './public.ts'

test('a link to where one is adds nothing to the history', async ({ page }) => {
  await page.goto('/classes')
  await page.goto(SEARCH)
  await hydrated(page)
  const here = page.getByRole('link', { name: /^Classes \(/ })
  await here.click()
  await here.click()
  await page.goBack()
  await expect(page).toHaveURL('/classes')
})

test('with a key held, a link opens another tab, and this one stays as it is', async ({ page, context }) => {
  await page.goto(SEARCH)
  await hydrated(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Instructors \(/ }).click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(title(other, /^\d+ instructors$/)).toBeVisible()
  await expect(page).toHaveURL(SEARCH)
  await expect(title(page, /^\d+ classes$/)).toBeVisible()
})

test('a dialog that a shared address names closes on its page, also if its link was pressed again', async ({
  page,
  complaints,
}) => {
  await page.route(/\/CourseContact-.*\.js/, (route) => route.abort())
  await page.goto(`${CLASS}?request=date#by-mail`)
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeVisible({ timeout: 30_000 })
  const link = page.getByRole('link', { name: 'Request another date' }).last()
  await page.unrouteAll()
  await link.click()
  await expect(field(page, 'Email')).toBeFocused()
  await press(page, 'Close')
  await expect(dialog(page, 'Request a class date')).toHaveCount(0)
  await expect(page).toHaveURL(CLASS)
  await link.click()
  await expect(field(page, 'Email')).toBeFocused()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
})
