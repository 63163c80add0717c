// What letter keys do to a row: what a mouse could do to it, and nothing else.
import { holdBack } from './pages.ts'
import { nameIn } from './registrant/registrant.ts'
import {
  CO_TAUGHT,
  confirmIn,
  expect,
  menuOf,
  occurrenceId,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('e does not edit a student who is being removed', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students')).toHaveCount(6)
  const letGo = await holdBack(page, /\/registrants\/r-/)
  await rowAction(page, rows(page, 'students').first(), 'Remove from roster')
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(row(page, 'students', 'Removing…')).toHaveCount(1)
  await nameIn(page, 0).focus()
  await page.keyboard.press('e')
  letGo()
  await expect(rows(page, 'students')).toHaveCount(5)
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
  await nameIn(page, 0).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused()
})

test('e does not edit a student of the page before', async ({ page }) => {
  await page.goto('/students')
  await expect(rows(page, 'students')).toHaveCount(10)
  const first = await nameIn(page, 0).innerText()
  const letGo = await holdBack(page, /\/students\?.*page=2/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(menuOf(rows(page, 'students').first())).toBeDisabled()
  await nameIn(page, 0).focus()
  await page.keyboard.press('e')
  letGo()
  await expect(nameIn(page, 0)).not.toHaveText(first)
  await expect(page).toHaveURL('/students?page=2')
  await nameIn(page, 0).focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeFocused()
})

test('e says why an archived course is not edited', async ({ page }) => {
  await page.goto('/my-courses?type=ARCHIVED')
  await expect(rows(page, 'courses').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const reason = toast(page, 'An archived course cannot be edited.')
  await expect(reason.getByRole('button', { name: 'Dismiss' })).toBeVisible()
})

test('the rows of results are gone through with j and k, and x selects one', async ({ page }) => {
  await page.goto(`/submit-results/${occurrenceId(1)}`)
  const check = (at: number) => rows(page, 'students').nth(at).getByRole('checkbox')
  await expect(check(11)).toBeVisible()
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(check(at)).toBeFocused()
  }
  for (let pressed = 0; pressed < 2; pressed++) await page.keyboard.down('x')
  await page.keyboard.up('x')
  await expect(check(1)).toBeChecked()
  await rows(page, 'students').nth(1).getByRole('radio').first().click()
  await page.keyboard.press('j')
  await expect(check(2)).toBeFocused()
})
