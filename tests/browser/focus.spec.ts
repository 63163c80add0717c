import type { Locator, Page } from '@playwright/test'
import { CO_TAUGHT, emailOf, EMPTY, expect, fillPerson, menuOf, row, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

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
      await expect(page.getByLabel('First name')).toHaveValue('Ana')
      await page.keyboard.press('Escape')
      await answer(page, 'Discard your changes?', 'Discard')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
      await expect(page).toHaveURL(`/roster/${EMPTY}`)
    })

  test('at the name, and at the menu of the row', async ({ page }) => {
    await page.goto(`/roster/${CO_TAUGHT}`)
    const name = rows(page, 'students').nth(2).getByRole('button').first()
    const menu = menuAt(page, 'students', 2)
    for (const [opener, open] of [
      [name, () => name.press('Enter')],
      [menu, () => takeAction(page, menu, 'Edit')],
    ] as const) {
      await open()
      await expect(page.getByLabel('First name')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
})

test.describe('when a row goes, the focus is at the one that takes its place:', () => {
  test('a student removed at the end, and in the middle, of a roster', async ({ page, scenario }) => {
    await scenario('latency:100')
    await page.goto(`/roster/${CO_TAUGHT}`)
    for (const [position, left] of [
      [5, 5],
      [1, 4],
    ] as const) {
      const gone = await rows(page, 'students').nth(position).innerText()
      await takeAction(page, menuAt(page, 'students', position), 'Remove from roster')
      await answer(page, 'Remove this student from the roster?', 'Remove')
      await expect(rows(page, 'students')).toHaveCount(left)
      await expect(rows(page, 'students').filter({ hasText: gone })).toHaveCount(0)
      await expect(menuAt(page, 'students', Math.min(position, left - 1))).toBeFocused()
    }
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

  test('an archived student; a refused removal leaves it where it was', async ({ page, scenario }) => {
    await page.goto('/students')
    const email = await emailOf(rows(page, 'students').nth(3))
    const archive = async () => {
      await takeAction(page, menuAt(page, 'students', 3), 'Archive')
      await answer(page, 'Archive this student?', 'Archive')
    }
    await scenario('archiveStudent:500')
    await archive()
    await expect(toast(page, 'Error Archiving Student')).toBeVisible()
    await expect(menuAt(page, 'students', 3)).toBeFocused()
    await scenario('')
    await archive()
    await expect(row(page, 'students', email)).toHaveCount(0)
    await expect(rows(page, 'students')).toHaveCount(10)
    await expect(menuAt(page, 'students', 3)).toBeFocused()
  })
})

test('in My Courses, a copied course keeps the focus, and one that goes gives it to the next', async ({
  page,
  scenario,
}) => {
  /** Where a course stands in the list, from 0. The first row of a table is its head. */
  const position = async (course: Locator) => Number(await course.getAttribute('aria-rowindex')) - 2
  await scenario('latency:100')
  await page.goto('/my-courses')
  await expect(rows(page, 'courses')).toHaveCount(35)
  const unused = row(page, 'courses', 'None yet')
  const last = await position(unused)
  await takeAction(page, menuOf(unused), 'Delete')
  await answer(page, 'Delete this course?', 'Delete')
  await expect(rows(page, 'courses')).toHaveCount(34)
  await expect(menuAt(page, 'courses', Math.min(last, 33))).toBeFocused()

  // Wherever the copy stands.
  const arena = row(page, 'courses', 'Arena Safety Seminar').filter({ hasNotText: 'COPY OF' })
  await takeAction(page, menuOf(arena), 'Copy')
  await expect(toast(page, 'Course Copy Created')).toBeVisible()
  await expect(rows(page, 'courses')).toHaveCount(35)
  await expect(row(page, 'courses', 'Copying…')).toHaveCount(0)
  await expect(menuOf(arena)).toBeFocused()

  const at = await position(arena)
  await takeAction(page, menuOf(arena), 'Archive')
  await answer(page, 'Archive this course?', 'Archive')
  await expect(rows(page, 'courses')).toHaveCount(34)
  await expect(menuAt(page, 'courses', at)).toBeFocused()
})

test('where a message leads to on the same page, the focus goes to its heading', async ({ page }) => {
  await page.goto(`/my-classes?edit=${EMPTY}`)
  await page.getByLabel('Seats').fill('11')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Class Updated').getByRole('link', { name: /^See / }).press('Enter')
  await expect(page).toHaveURL(/view=month/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
