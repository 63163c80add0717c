// Signed-in users on the public pages, whose documents are the same for everyone.
import type { Page } from '@playwright/test'
import { alert, expect, rows, test } from './test.ts'

const CLASS = '/class/concealed-carry-and-home-defense/c-u-instructor-0'
const menuOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}`, exact: true })
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name })

test('an instructor opens the menu and goes to their classes', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('instructor')
  await page.goto(CLASS)
  await menuOf(page, 'Dana Reyes').press('Enter')
  const line = page.getByRole('banner').getByText('Instructor 100200', { exact: true })
  await expect(line).toBeVisible()
  await expect(link(page, /^Qualifications \(\d+ completed\)$/)).toBeVisible()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(line).toBeHidden()
  await expect(menuOf(page, 'Dana Reyes')).toBeFocused()
  await page.keyboard.press('Enter')
  await link(page, 'My Classes').click()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('a student sees the links to the member pages, and signs out @any-screen', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('student')
  await page.goto(CLASS)
  await menuOf(page, 'Jamie Lind').click()
  await expect(page.getByText('Free membership', { exact: true })).toBeVisible()
  await expect(link(page, /./)).toHaveText(['Home', /^Qualifications/, 'Courses', 'Videos', 'Guides'])
  await link(page, 'Guides').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guides', exact: true })).toBeVisible()
  await page.goBack()
  await menuOf(page, 'Jamie Lind').click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(alert(page, 'You are signed out')).toBeVisible()
  await expect(page).toHaveURL('/classes')
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Create account', exact: true }),
  ).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('access_token')
})

test('signing out in one tab also signs out a public page in another tab @any-screen', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('student')
  await page.goto(CLASS)
  await expect(menuOf(page, 'Jamie Lind')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await menuOf(other, 'Jamie Lind').click()
  const abandoned: string[] = []
  for (const tab of [page, other])
    tab.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) abandoned.push(request.url())
    })
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/classes')
    await expect(
      tab.getByRole('contentinfo').getByRole('link', { name: 'Create account', exact: true }),
    ).toBeVisible()
  }
  // Each tab leaves once.
  expect(abandoned).toEqual([])
})
