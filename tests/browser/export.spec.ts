import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CO_TAUGHT, EMPTY, expect, GRADED, isPhone, occurrenceId, OVERBOOKED, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

/** On the desktop the tools are buttons, and on a phone items of a menu. */
async function more(page: Page, action: string) {
  if (!isPhone(page)) return page.getByRole('button', { name: action, exact: true }).click()
  await page.getByRole('button', { name: 'More roster actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a roster is downloaded as it is shown', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students').first()).toContainText('@')
  const count = await rows(page, 'students').count()
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'More roster actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Print sign-in sheet' })).toBeFocused()
    await checkAccessibility()
    await page.keyboard.press('Escape')
  }
  await checkAccessibility()
  const download = page.waitForEvent('download')
  await more(page, 'Download')
  const file = await download
  expect(file.suggestedFilename()).toBe('concealed-carry-and-home-defense-2026-12-01.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFF"First name","Last name","Email","Phone","Registered","Result","E-learning done","Notes"',
  )
  expect(lines).toHaveLength(count + 2)
})

test('an empty roster says why there is nothing to download', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'More roster actions' }).click()
  const item = page.getByRole('menuitem', { name: 'Download' })
  if (isPhone(page)) return expect(item).toContainText('Nobody is on the roster.')
  await expect(page.getByRole('menuitem', { name: 'Print a poster' })).toBeVisible()
  await expect(item).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download', exact: true, includeHidden: true })).toHaveCount(
    0,
  )
})

test('the sign-in sheet: names by last name, no email, room for walk-ins, and the choice of columns', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await more(page, 'Print sign-in sheet')
  await expect(page.getByRole('heading', { name: 'Sign-in sheet' })).toBeVisible()
  const sheet = page.getByRole('table', { name: 'Sign-in sheet' })
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'No.',
    'Name',
    'Phone',
    'Signature',
    'Notes',
    'Arrived',
  ])
  await expect(sheet).not.toContainText('@')
  await expect(sheet).toContainText('Lakeside Range')
  await checkAccessibility()
  const names = await sheet.locator('tbody tr:not([data-walk-in]) td:nth-child(2)').allInnerTexts()
  expect(names).toHaveLength(13)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-US', { sensitivity: 'base' }).compare))
  await expect(sheet.locator('[data-walk-in]')).toHaveCount(5)

  await page.getByLabel('Email').check()
  await page.getByLabel('Signature').uncheck()
  await page.getByLabel('Blank lines for walk-ins').fill('2')
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'No.',
    'Name',
    'Phone',
    'Email',
    'Notes',
    'Arrived',
  ])
  await expect(sheet.locator('[data-walk-in]')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'students' })).toBeVisible()
})

test('only the sheet is printed, with its head on every page', async ({ page }, { project }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(`/roster/${GRADED}?tool=print`)
  const sheet = page.getByRole('table', { name: 'Sign-in sheet' })
  await expect(sheet).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(gone).toHaveCount(0)
  await expect(page.getByLabel('Blank lines for walk-ins')).toBeHidden()
  expect(await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  )
  expect(await sheet.evaluate((table) => table.getBoundingClientRect().right <= innerWidth)).toBe(true)
  if (project.name === 'phone') return
  const pages = async () =>
    Number(/\/Count (\d+)/.exec((await page.pdf({ format: 'Letter' })).toString('latin1'))?.[1])
  expect(await pages()).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Blank lines for walk-ins').fill('50')
  await expect(sheet.locator('[data-walk-in]')).toHaveCount(50)
  expect(await pages()).toBeGreaterThan(1)
})

test('the sheet of a class of two days has a box for each day, on either paper', async ({
  page,
  checkAccessibility,
}, { project }) => {
  await page.goto(`/roster/${occurrenceId(8)}?tool=print`)
  const sheet = page.getByRole('table', { name: 'Sign-in sheet' })
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'No.',
    'Name',
    'Phone',
    'Signature',
    'Notes',
    'Thu, Nov 19',
    'Sat, Nov 21',
  ])
  await expect(sheet).toContainText('2 days, Thu, Nov 19 – Sat, Nov 21, 2026, 9:00 AM – 5:00 PM')
  await expect(sheet.locator('tbody tr').first().locator('[data-column=arrived]')).toHaveCount(2)
  const fits = () => sheet.evaluate((table) => table.getBoundingClientRect().right <= innerWidth)
  expect(await fits()).toBe(true)
  await checkAccessibility()
  await page.getByLabel('Arrived').uncheck()
  await expect(sheet.getByRole('columnheader')).toHaveCount(5)
  await page.getByLabel('Arrived').check()
  if (project.name === 'phone') return
  await page.emulateMedia({ media: 'print' })
  // The width between the margins of Letter and A4, in pixels.
  for (const width of [702, 680]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await fits()).toBe(true)
  }
  const row = sheet.locator('tbody tr').first()
  expect(await row.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
})
