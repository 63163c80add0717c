import type { Page } from '@playwright/test'
import { chooseImage, png } from '../images.ts'
import { confirmIn, expect, INSTRUCTOR, kept, NOW, test } from '../test.ts'
import { button, field, fillAll, fillCourse, fillDetails, next, question, step, UNUSED } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a reload keeps what was typed and the step, and starting over empties it', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/create-course')
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await next(page)
  await expect(question(page, 2)).toBeFocused()
  await field(page, 'City').fill('Madison')
  await page.clock.setFixedTime(NOW + 5 * 60_000)
  await page.reload()
  await expect(question(page, 2)).toBeVisible()
  await expect(page.getByText('We kept what you typed 5 minutes ago')).toBeVisible()
  await expect(field(page, 'City')).toHaveValue('Madison')
  await checkAccessibility()
  await step(page, 'Course').click()
  await expect(field(page, 'Course name')).toHaveValue('Evening at the Range')

  // Neither the form of another course nor another user finds it.
  await page.goto(`/edit-course/${UNUSED}`)
  await expect(question(page, 0)).toBeVisible()
  await expect(button(page, 'Restore')).toHaveCount(0)
  expect(await kept(page)).toEqual([`draft.${INSTRUCTOR}.course.new`])
  await page.goto('about:blank')
  await signIn('range')
  await page.goto('/create-course')
  await expect(question(page, 0)).toBeVisible()
  await expect(button(page, 'Start over')).toHaveCount(0)

  await page.goto('about:blank')
  await signIn('instructor')
  await page.goto('/create-course?step=location')
  await expect(field(page, 'City')).toHaveValue('Madison')
  await button(page, 'Start over').click()
  await expect(question(page, 0)).toBeFocused()
  await expect(field(page, 'Course name')).toHaveValue('')
  await expect(button(page, 'Start over')).toHaveCount(0)
  await expect(step(page, 'Location')).toBeDisabled()
  expect(await kept(page)).toEqual([])
})

test('leaving asks, and discards the draft', async ({ page }) => {
  await page.goto('/my-courses')
  await page.getByRole('link', { name: 'Create course' }).click()
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await page.getByRole('link', { name: 'Exit' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(field(page, 'Price')).toHaveValue('80')
  await page.getByRole('link', { name: 'Exit' }).click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page).toHaveURL('/my-courses')
  expect(await kept(page)).toEqual([])
})

test('an upload that ends after the form is discarded does not bring it back @any-screen', async ({
  page,
}) => {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/training/images', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/my-courses')
  await page.getByRole('link', { name: 'Create course' }).click()
  await fillCourse(page)
  const upload = page.waitForResponse('**/api/training/images')
  await chooseImage(page, 'range.png', 'image/png', png(1, 1))
  await expect(page.getByText('Uploading…')).toBeVisible()
  await page.getByRole('link', { name: 'Exit' }).click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page).toHaveURL('/my-courses')
  letGo()
  await (await upload).finished()
  await page.getByRole('link', { name: 'Create course' }).click()
  await expect(field(page, 'Course name')).toHaveValue('')
  expect(await kept(page)).toEqual([])
})

test('an expired session loses nothing', async ({ page, scenario }) => {
  await fillAll(page)
  await scenario('createCourse:expired')
  await button(page, 'Create course').click()
  await page.getByRole('dialog', { name: 'Session Expired' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await scenario('')
  await page.getByRole('button', { name: /Dana Reyes/ }).click()
  await expect(page).toHaveURL('/create-course?step=registration')
  await expect(question(page, 5)).toBeVisible()
  await button(page, 'Create course').click()
  await expect(page).toHaveURL(/\/edit-course\//)
})

test('each tab goes on with its own new course, and with that of a tab that was closed @any-screen', async ({
  page,
  context,
}) => {
  const openTab = async () => {
    const tab = await context.newPage()
    await tab.clock.setFixedTime(NOW)
    await tab.goto('/create-course')
    await expect(question(tab, 0)).toBeVisible()
    return tab
  }
  const name = (tab: Page) => field(tab, 'Course name')
  await page.goto('/create-course')
  await fillCourse(page)
  const other = await openTab()
  await expect(name(other)).toHaveValue('')
  await name(other).fill('Morning at the Range')
  for (const [tab, typed] of [
    [page, 'Evening at the Range'],
    [other, 'Morning at the Range'],
  ] as const) {
    await tab.reload()
    await expect(name(tab)).toHaveValue(typed)
  }
  await other.close()
  await expect(name(await openTab())).toHaveValue('Morning at the Range')
})
