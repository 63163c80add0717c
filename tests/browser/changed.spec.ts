// What was just added or changed is marked in its list, wherever it is.
import type { Page } from '@playwright/test'
import { fillDay, form, openForm, submit } from './class-form/class-form.ts'
import {
  BIG,
  expect,
  fillPerson,
  INSTRUCTOR,
  inHighWindow,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const COURSE = `c-${INSTRUCTOR}-0`

test('a new student and a changed one are marked, and shown in a long list', async ({ page }) => {
  await page.goto(`/roster/${BIG}`)
  const changed = rows(page, 'students').first()
  const name = (await changed.getByRole('button').first().textContent()) ?? ''
  await rowAction(page, changed, 'Edit')
  await page.getByRole('dialog').getByLabel('Notes').fill('Left-handed')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'students', name).filter({ hasText: 'Changed' })).toBeVisible()

  await page.goto(`/roster/${BIG}?registrant=new`)
  await fillPerson(page, ['Zoe', 'Zyzik'], 'zoe.zyzik@example.com')
  const dialog = page.getByRole('dialog', { name: 'Add a student' })
  await dialog.getByRole('button', { name: 'Add student' }).click()
  await expect(row(page, 'students', 'Zoe Zyzik')).toContainText('New')
  await expect(row(page, 'students', 'Zoe Zyzik')).toBeInViewport()
  await page.reload()
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(page.getByRole('cell').filter({ hasText: /New$/ })).toHaveCount(0)
})

const inCalendar = (page: Page) => page.getByRole('link', { name: /Concealed Carry and Home Defense/ })

test('the message about a new class leads to its month', async ({ page, checkAccessibility }) => {
  await openForm(page, `/manage-course/${COURSE}?add=${COURSE}`)
  await fillDay(page, '2027-08-05', '09:00', '12:00')
  await submit(page, 'Add class')
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'classes', 'Thu, Aug 5, 2027').filter({ hasText: 'New' })).toBeVisible()
  await inHighWindow(page, checkAccessibility)
  await toast(page, 'Class Added').getByRole('link', { name: 'Thu, Aug 5, 2027' }).click()
  await expect(page).toHaveURL(/view=month&date=2027-08-05/)
  await expect(inCalendar(page)).toHaveCount(1)
  await expect(page.getByText('New', { exact: true })).toBeVisible()
})
