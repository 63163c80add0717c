import { expect, test } from '../test.ts'
import { day, expectSummary, MONTH } from './calendar.ts'

test('a calendar is used without a mouse', async ({ page, signIn }) => {
  await signIn('instructor')
  await page.goto(MONTH)
  await expectSummary(page, '35 classes')
  await page.getByRole('button', { name: 'Print this month' }).focus()
  await page.keyboard.press('Tab')
  await expect(day(page, 'Friday, November 20')).toBeFocused()
  await expect(day(page, 'Friday, November 20')).toHaveAttribute('aria-current', 'date')

  // As fast as the keyboard repeats: none of them is lost.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'End'])
    await page.keyboard.press(key)
  await expect(day(page, 'Saturday, December 5')).toBeFocused()
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  await expect(page).toHaveURL(`${MONTH}&date=2026-12-05`)
  for (const key of ['PageDown', 'PageDown', 'PageUp', 'Home']) await page.keyboard.press(key)
  await expect(day(page, 'Sunday, January 3')).toBeFocused()
  await expect(page).toHaveURL(`${MONTH}&date=2027-01-03`)

  // The classes of the day come next, and those of other days do not.
  for (const key of ['PageUp', 'ArrowRight']) await page.keyboard.press(key)
  await expect(day(page, 'Friday, December 4')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^9 AM EST .*Basic Handgun/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'Saturday, December 5')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Course')).toBeFocused()
  await page.getByLabel('Course').selectOption({ index: 1 })
  await expect(page.getByLabel('Date')).toHaveValue('2026-12-05')
  await expect(page.getByLabel('Course')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(day(page, 'Saturday, December 5')).toBeFocused()

  // A press leaves the focus on another day, and the arrow keys go on from there.
  await day(page, 'Sunday, December 20').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day(page, 'Sunday, December 20')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'Monday, December 21')).toBeFocused()
})
