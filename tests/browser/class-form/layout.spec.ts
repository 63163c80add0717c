// The class dialog keeps its buttons in sight, and nothing in it moves away from under a click.
import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'
import { ADD, endOf, form, openForm } from './class-form.ts'

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

test.beforeEach(({ signIn }) => signIn('instructor'))

test('the button that saves stays in sight and in place, with three days and with errors', async ({
  page,
  viewport,
  checkAccessibility,
}) => {
  await openForm(page, ADD)
  const save = form(page).getByRole('button', { name: 'Add class' })
  const before = await boxOf(save)
  expect(before.y + before.height).toBeLessThanOrEqual(viewport?.height ?? 0)
  for (const days of [2, 3]) {
    await page.getByRole('button', { name: 'Add another day' }).click()
    await expect(page.getByLabel('Date')).toHaveCount(days)
  }
  expect(await boxOf(save)).toEqual(before)
  await save.click()
  await expect(page.getByLabel('Date').first()).toHaveAttribute('aria-invalid', 'true')
  expect(await boxOf(save)).toEqual(before)
  // A field that gets the focus is not behind the buttons.
  await form(page).getByLabel('Questions at registration').focus()
  const field = await boxOf(form(page).getByLabel('Questions at registration'))
  expect(field.y + field.height).toBeLessThanOrEqual(before.y)
  await checkAccessibility()
})

test('date, start and end share a row where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 })
  await openForm(page, ADD)
  const [date, start, end] = await Promise.all(
    [page.getByLabel('Date'), page.getByLabel('Start'), endOf(page)].map(boxOf),
  )
  expect([start?.y, end?.y]).toEqual([date?.y, date?.y])
  await page.setViewportSize({ width: 320, height: 800 })
  await expect.poll(async () => (await boxOf(page.getByLabel('Start'))).y).toBeGreaterThan(date?.y ?? 0)
  expect((await boxOf(page.getByLabel('Start'))).y).toBe((await boxOf(endOf(page))).y)
})
