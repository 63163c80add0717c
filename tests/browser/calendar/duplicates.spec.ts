import { bodies } from '../class-form/class-form.ts'
import { expect, inHighWindow, row, rows, test } from '../test.ts'

test('selected classes go to the next month, each with its own outcome', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('instructor')
  const sent = bodies(page, 'POST')
  let isBroken = true
  await page.route('**/api/training/occurrences', (route) =>
    isBroken && String(route.request().postData()).includes('2026-12-24')
      ? route.fulfill({ status: 500, json: { errors: [{ status: '500', message: 'Something broke' }] } })
      : route.continue(),
  )
  await page.goto('/my-classes')
  const select = (text: string) =>
    row(page, 'classes', text)
      .first()
      .getByRole('checkbox', { name: /^Select/ })
  await expect(rows(page, 'classes')).toHaveCount(10)
  await select('A Very Thorough Day').check()
  await select('Thu, Nov 26').check()
  await expect(page.getByRole('status').filter({ hasText: '2 classes selected' })).toBeAttached()
  await page.getByRole('button', { name: 'Select all 10' }).click()
  await expect(page.getByText('10 selected')).toBeFocused()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeFocused()
  await select('A Very Thorough Day').check()
  await select('Thu, Nov 26').check()
  // The selection goes along to other pages.
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await select('Nov 30').check()
  await inHighWindow(page, checkAccessibility)
  await page.getByRole('button', { name: 'Duplicate to next month' }).click()

  const dialog = page.getByRole('dialog', { name: 'Duplicate to next month' })
  await expect(dialog.getByRole('listitem')).toContainText([
    'Tue, Dec 22, 2026',
    'Thu, Dec 24, 2026',
    'December has no fifth Monday, so this is its last.',
  ])
  // The last overlaps another class, so it starts out left out.
  await expect(dialog.getByText('2 of 3 classes selected')).toBeVisible()
  await expect(dialog.getByRole('checkbox').nth(2)).not.toBeChecked()
  await expect(dialog.getByRole('checkbox').nth(2)).toHaveAccessibleDescription(/This overlaps/)
  // Behind the dialog, the bar of the selection covers half a row.
  await checkAccessibility(['target-size'])
  await dialog.getByRole('button', { name: 'Add 2 classes' }).click()
  await expect(dialog.getByText('1 of 2 classes added, 1 failed')).toBeFocused()
  await expect(dialog.getByRole('listitem')).toContainText(['Added', 'Not added: Something broke.'])
  isBroken = false
  await dialog.getByRole('button', { name: 'Try this one again' }).click()
  await expect(dialog.getByText('2 of 2 classes added')).toBeFocused()
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[1])
  await checkAccessibility(['target-size'])

  await dialog.getByRole('link', { name: 'Show in the calendar' }).click()
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  await expect(page.getByRole('link', { name: /A Very Thorough Day/ }).first()).toBeVisible()
})
