// Many students of a roster at once, and the cancellation of a class.
import type { Locator } from '@playwright/test'
import { api } from './api.ts'
import { button, select } from './many.ts'
import { holdBack } from './pages.ts'
import { settle } from './registrant/registrant.ts'
import {
  EMPTY,
  expect,
  inHighWindow,
  menuOf,
  occurrenceId,
  OVERBOOKED,
  row,
  rows,
  test,
  toast,
} from './test.ts'
import { travel } from './travel.ts'

const TODAY = occurrenceId(8)

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a class of 13 is canceled in at most eight taps', async ({ page, checkAccessibility }) => {
  test.slow()
  await page.goto('/my-classes?resultsperpage=all')
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  await tap(menuOf(row(page, 'classes', '13 of 12')))
  await tap(page.getByRole('menuitem', { name: 'Cancel class' }))
  const dialog = page.getByRole('dialog', { name: 'Cancel this class' })
  await expect(dialog).toContainText('13 students are registered.')
  await inHighWindow(page, checkAccessibility)
  await tap(button(dialog, 'Move all 13 to another class'))
  await tap(button(dialog, /Seats taken: 0 of 12/))
  const go = button(dialog, 'Raise to 13 seats and move')
  await expect(go).toBeVisible()
  await inHighWindow(page, checkAccessibility)
  await settle(page)
  await tap(go)
  await expect(dialog.getByRole('heading', { name: '13 of 13 students moved' })).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue(/^Canceled: Concealed Carry and Home Defense, /)
  await expect(dialog.getByLabel('Message')).toHaveValue(
    /is canceled\.[^]*in the same class at another time:/,
  )
  await inHighWindow(page, checkAccessibility)
  // No mail program is asked here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await tap(dialog.getByRole('link', { name: 'Write a message' }))
  await tap(button(dialog, 'Delete class'))
  await expect(toast(page, 'Class Deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/my-classes$/)
  expect(taps).toBeLessThanOrEqual(8)
  await page.goto('/my-classes?resultsperpage=all')
  await expect(row(page, 'classes', '13 of 13, full')).toHaveCount(1)
})

test('a class fills while students are moved into it @any-screen', async ({ page }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await (await select(page, 3)).getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Move students' })
  await button(dialog, /Seats taken: 0 of 12/).click()
  await expect(button(dialog, 'Move 3 students')).toBeVisible()
  await settle(page)
  expect((await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 1 })).ok()).toBe(true)
  await button(dialog, 'Move 3 students').click()
  await expect(dialog.getByRole('heading', { name: '1 of 3 students moved, 2 not' })).toBeVisible()
  await expect(dialog.getByText('This class is full.')).toHaveCount(2)
  await button(dialog, 'Raise to 3 seats and try again').click()
  await expect(dialog.getByRole('heading', { name: '3 of 3 students moved' })).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue(/Before:[^]*Now:/)
  await button(dialog, 'Close').last().click()
  await expect(rows(page, 'students')).toHaveCount(10)
})

test('the signal is lost at the seventh of 13 students, and comes back', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  const bar = await select(page, 1)
  await button(bar, 'Select all 13').click()
  await inHighWindow(page, checkAccessibility)
  await bar.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove students' })
  let calls = 0
  await page.route(/\/registrants\/[^/?]+$/, async (route) => {
    if (++calls !== 7) return route.continue()
    await context.setOffline(true)
    await route.abort()
  })
  await button(dialog, 'Remove 13 students').click()
  await expect(dialog).toContainText('It goes on when the signal is back')
  // Three others were on their way, and Firefox lets them arrive.
  await expect(dialog.getByRole('heading', { name: /^[3-9] of 13 students removed/ })).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByRole('heading', { name: /^\d+ of 13 students removed, \d not/ })).toBeVisible()
  // The page behind is scrolled, so its header may cover half of a button.
  await checkAccessibility(['target-size'])
  await button(dialog, /^Try these? /).click()
  await expect(dialog.getByRole('heading', { name: '13 of 13 students removed' })).toBeVisible()
  await button(dialog, 'Close').last().click()
  await expect(page.getByText('Nobody is on the roster yet')).toBeVisible()
})

test('a double click on another try sends each student once, as often as it is tried @any-screen', async ({
  page,
  scenario,
}) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname)
  })
  await scenario('deleteRegistrant:500')
  await (await select(page, 3)).getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove students' })
  await button(dialog, 'Remove 3 students').click()
  const again = button(dialog, 'Try these 3 again')
  const none = dialog.getByRole('heading', { name: '0 of 3 students removed, 3 not' })
  await expect(none).toBeVisible()
  const three = sent.toSorted()
  for (const [count, fault, heading] of [
    [2, 'deleteRegistrant:500', none],
    [3, '', dialog.getByRole('heading', { name: '3 of 3 students removed' })],
  ] as const) {
    await scenario(fault)
    // The roster is read again first, and the second click comes while it is.
    const letGo = await holdBack(page, /\/registrants(\?|$)/)
    await again.dblclick()
    letGo()
    await expect.poll(() => sent.length).toBe(3 * count)
    await expect(heading).toBeVisible()
    await page.unrouteAll()
  }
  expect(sent.toSorted()).toEqual([...three, ...three, ...three].toSorted())
  expect(new Set(three).size).toBe(3)
})

test('several students are marked as here', async ({ page, scenario }) => {
  await travel(page, scenario, '2026-11-21T14:30:00.000Z')
  await page.goto(`/roster/${TODAY}`)
  await button(await select(page, 2), 'Mark here').click()
  await expect(page.getByRole('status').filter({ hasText: '2 of 5 here.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Selected students' })).toHaveCount(0)
})

test('two tabs cancel the same class @any-screen', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/roster/${EMPTY}?tool=cancel`)
    await expect(button(tab, 'Delete class')).toBeEnabled()
  }
  await button(page, 'Delete class').click()
  await expect(page).toHaveURL(/\/my-classes$/)
  await button(other, 'Delete class').click()
  await expect(other).toHaveURL(/\/my-classes$/)
})
