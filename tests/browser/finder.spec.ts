// Finding classes, courses, students and pages from anywhere.
import type { Page } from '@playwright/test'
import { expect, EMPTY, rows, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find', exact: true })
const search = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')

test.describe('an instructor', () => {
  test.beforeEach(({ signIn }) => signIn('instructor'))

  test('finds a student of another page with one key and a few letters', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/my-classes')
    await expect(rows(page, 'classes').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await expect(dialog(page).getByRole('group', { name: 'Actions' })).toBeVisible()
    await checkAccessibility()
    await page.keyboard.type('abbott zane')
    await expect(options(page).first()).toHaveText(/^Zane Abbott/)
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(search(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? 'an id',
    )
    await checkAccessibility()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/students\?student=/)
    await expect(page.getByRole('dialog', { name: 'Zane Abbott' })).toBeVisible()
  })

  test('moves through what was found with the arrows, and opens it with Enter @any-screen', async ({
    page,
  }) => {
    await page.goto('/my-classes')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await search(page).fill('courses')
    await expect(options(page).first()).toHaveText('My Courses')
    await search(page).fill('home def')
    const found = dialog(page)
      .getByRole('group', { name: /^Classes, 5 of \d+$/ })
      .getByRole('option')
    await expect(found).toHaveCount(5)
    await expect(found.nth(0)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(found.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(found.nth(0)).toHaveAttribute('aria-selected', 'false')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/roster\/o-/)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('gets the focus back after Escape, and what was typed is gone', async ({ page }) => {
    await page.goto('/my-classes')
    const button = page.getByRole('button', { name: 'Find', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await search(page).fill('xyzzy')
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “xyzzy”')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toHaveValue('')
  })

  test('asks for students only when something is typed, and once, and goes on to all that match @any-screen', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/students\?/.test(request.url())) asked.push(request.url())
    })
    await page.goto('/my-classes')
    await expect(rows(page, 'classes').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(options(page).first()).toBeVisible()
    expect(asked).toEqual([])
    await search(page).fill('omar')
    await expect(dialog(page).getByRole('group', { name: /^Students/ })).toBeVisible()
    await search(page).fill('zane')
    await expect(dialog(page).getByRole('group', { name: 'Students, 5 of 135' })).toBeVisible()
    expect(asked).toHaveLength(1)
    await options(page).filter({ hasText: 'All 135 students' }).click()
    await expect(page).toHaveURL('/students?search=zane')
    await expect(page.getByText('135 of 10,700 students')).toBeVisible()
    await expect(rows(page, 'students').first()).toContainText('Zane')
  })

  test('is told when a list could not be read, and can try again @any-screen', async ({
    page,
    scenario,
    checkAccessibility,
  }) => {
    await page.goto('/my-classes')
    await expect(rows(page, 'classes').first()).toBeVisible()
    await scenario('listStudents:403')
    await page.keyboard.press('Control+k')
    await search(page).fill('zane')
    await expect(dialog(page).getByRole('alert')).toContainText('We could not search everything.')
    await checkAccessibility()
    await scenario('')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toHaveText(/^Zane/)
  })

  test('keeps an open form: the keys do nothing there @any-screen', async ({ page }) => {
    await page.goto(`/roster/${EMPTY}?registrant=new`)
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Ana')
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await expect(dialog(page)).toHaveCount(0)
  })
})
