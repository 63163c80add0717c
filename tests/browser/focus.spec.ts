import type { Locator, Page } from '@playwright/test'
import { CO_TAUGHT, emailOf, EMPTY, expect, fillPerson, row, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const menuOf = (target: Locator) => target.getByRole('button', { name: /^Actions for/ })
const menuAt = (page: Page, list: string, position: number) => menuOf(rows(page, list).nth(position))

/** Opens the menu of a row by keyboard and takes an action. */
async function takeAction(page: Page, menu: Locator, action: string) {
  await menu.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).press('Enter')
}

/** Answers the question that is open. */
async function answer(page: Page, title: string, button: string) {
  const question = page.getByRole('dialog', { name: title })
  await expect(question.getByRole('button', { name: /^(Cancel|Keep editing)$/ })).toBeFocused()
  await question.getByRole('button', { name: button }).press('Enter')
  await expect(question).toHaveCount(0)
}

test.describe('after Escape the focus is where the drawer was opened:', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`at the button, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.goto(`/roster/${EMPTY}`)
      const opener = page.getByRole('button', { name: 'Add student' })
      for (const time of ['first', 'second']) {
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByLabel('First name'), time).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(opener, time).toBeFocused()
      }
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('First name')).toBeFocused()
      await page.keyboard.type('Ana')
      await page.keyboard.press('Escape')
      await answer(page, 'Discard your changes?', 'Keep editing')
      await expect(page.getByLabel('First name')).toBeFocused()
      await page.keyboard.press('Escape')
      await answer(page, 'Discard your changes?', 'Discard')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

  test('at the name', async ({ page }) => {
    await page.goto('/students')
    const opener = rows(page, 'students').nth(2).getByRole('button').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('at the menu of the row', async ({ page }) => {
    await page.goto(`/roster/${CO_TAUGHT}`)
    const menu = menuAt(page, 'students', 2)
    await takeAction(page, menu, 'Edit')
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
})

test.describe('when a row goes, the focus is at the one that takes its place:', () => {
  for (const [which, position] of [
    ['in the middle', 1],
    ['at the end', 5],
  ] as const)
    test(`a student removed ${which} of a roster`, async ({ page, scenario }) => {
      await scenario('latency:100')
      await page.goto(`/roster/${CO_TAUGHT}`)
      const gone = await rows(page, 'students').nth(position).innerText()
      await takeAction(page, menuAt(page, 'students', position), 'Remove from roster')
      await answer(page, 'Remove this student from the roster?', 'Remove')
      await expect(rows(page, 'students')).toHaveCount(5)
      await expect(rows(page, 'students').filter({ hasText: gone })).toHaveCount(0)
      await expect(menuAt(page, 'students', Math.min(position, 4))).toBeFocused()
    })

  test('the only student of a roster leaves the focus in the list', async ({ page }) => {
    await page.goto(`/roster/${EMPTY}?registrant=new`)
    await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Add student' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await takeAction(page, menuAt(page, 'students', 0), 'Remove from roster')
    await answer(page, 'Remove this student from the roster?', 'Remove')
    await expect(page.getByText('Nobody is on the roster yet')).toBeVisible()
    const focused = page.locator(':focus')
    await expect(focused).toContainText('Nobody is on the roster yet')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('radio', { name: 'On the roster' })).toBeFocused()
  })

  test('an archived student', async ({ page }) => {
    await page.goto('/students')
    const email = await emailOf(rows(page, 'students').nth(3))
    await takeAction(page, menuAt(page, 'students', 3), 'Archive')
    await answer(page, 'Archive this student?', 'Archive')
    await expect(row(page, 'students', email)).toHaveCount(0)
    await expect(rows(page, 'students')).toHaveCount(10)
    await expect(menuAt(page, 'students', 3)).toBeFocused()
  })

  test('a refused removal leaves it where it was', async ({ page, scenario }) => {
    await page.goto('/students')
    await scenario('archiveStudent:500')
    await takeAction(page, menuAt(page, 'students', 3), 'Archive')
    await answer(page, 'Archive this student?', 'Archive')
    await expect(toast(page, 'Error Archiving Student')).toBeVisible()
    await expect(menuAt(page, 'students', 3)).toBeFocused()
  })
})

test.describe('in My Courses', () => {
  const COURSE = 'Arena Safety Seminar'
  /** Where a course stands in the list, from 0. The first row of a table is its head. */
  const position = async (page: Page, text: string) =>
    Number(await row(page, 'courses', text).getAttribute('aria-rowindex')) - 2

  test.beforeEach(async ({ page, scenario }) => {
    await scenario('latency:100')
    await page.goto('/my-courses')
    await expect(rows(page, 'courses')).toHaveCount(35)
  })

  test('a copied course keeps the focus, wherever the copy stands', async ({ page }) => {
    const menu = page.getByRole('button', { name: `Actions for ${COURSE}`, exact: true })
    await takeAction(page, menu, 'Copy')
    await expect(toast(page, 'Course Copy Created')).toBeVisible()
    await expect(rows(page, 'courses')).toHaveCount(36)
    await expect(row(page, 'courses', 'Copying…')).toHaveCount(0)
    await expect(menu).toBeFocused()
  })

  test('an archived course gives it to the next', async ({ page }) => {
    const at = await position(page, COURSE)
    await takeAction(page, menuOf(row(page, 'courses', COURSE)), 'Archive')
    await answer(page, 'Archive this course?', 'Archive')
    await expect(rows(page, 'courses')).toHaveCount(34)
    await expect(menuAt(page, 'courses', at)).toBeFocused()
  })

  test('a deleted course gives it to the next', async ({ page }) => {
    const at = await position(page, 'None yet')
    await takeAction(page, menuOf(row(page, 'courses', 'None yet')), 'Delete')
    await answer(page, 'Delete this course?', 'Delete')
    await expect(rows(page, 'courses')).toHaveCount(34)
    await expect(menuAt(page, 'courses', Math.min(at, 33))).toBeFocused()
  })
})

test('where a message leads to on the same page, the focus goes to its heading', async ({ page }) => {
  await page.goto(`/my-classes?edit=${EMPTY}`)
  await page.getByLabel('Seats').fill('11')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Class Updated').getByRole('link', { name: /^See / }).press('Enter')
  await expect(page).toHaveURL(/view=month/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
