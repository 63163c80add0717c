import type { Page } from '@playwright/test'
import { expectStart } from './keyboard.ts'
import {
  alert,
  comeBack,
  confirmIn,
  EMPTY,
  expect,
  fillPerson,
  INSTRUCTOR,
  kept,
  NOW,
  occurrenceId,
  signOut,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const ROSTER = `/roster/${EMPTY}`
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Add a student' })
const notice = (page: Page) => page.getByText(/^Unsaved changes from /)

/** Types half a student into the open form, as far as there is no way to send it. */
const fillHalf = (page: Page) => fillPerson(page, ['Ana', 'Silva'], 'ana.silva@')
async function expectHalf(page: Page) {
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(page.getByLabel('Last name')).toHaveValue('Silva')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('ana.silva@')
}

test('what was typed is offered back after a reload, and gone once it is sent', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${ROSTER}?registrant=new`)
  await expect(drawer(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await fillHalf(page)
  await page.clock.setFixedTime(NOW + 5 * 60_000)
  await page.reload()
  await expect(notice(page)).toHaveText('Unsaved changes from 5 minutes ago')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await checkAccessibility()

  await page.getByRole('button', { name: 'Restore' }).click()
  await expectHalf(page)
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana.silva@example.com')
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(ROSTER)
  expect(await kept(page)).toHaveLength(0)
  await page.getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)
})

test('what was typed can be forgotten', async ({ page }) => {
  await page.goto(`${ROSTER}?registrant=new`)
  await fillHalf(page)
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await kept(page)).toHaveLength(0)
  await page.reload()
  await expect(drawer(page)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('what is typed below an offer is kept beside it, and neither goes without an answer', async ({
  page,
}) => {
  const first = page.getByLabel('First name')
  await page.goto(`${ROSTER}?registrant=new`)
  await fillHalf(page)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await fillPerson(page, ['Bo', 'Diaz'], 'bo.diaz@example.com')
  const other = page.getByText(/^Other unsaved changes from /)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expectHalf(page)
  await expect(other).toBeVisible()
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expectHalf(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(other).toHaveCount(0)
  await expect(first).toHaveValue('Ana')
  expect(await kept(page)).toHaveLength(1)

  await page.reload()
  await expect(notice(page)).toBeVisible()
  await fillPerson(page, ['Bo', 'Diaz'], 'bo.diaz@example.com')
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add student' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expectHalf(page)
})

test('a sign-out names what was typed, asks, and leaves nothing of it', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`${ROSTER}?registrant=new`)
  await fillHalf(page)
  await page.goto(`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`)
  await page.getByLabel('Notes').fill('Half a note')
  await page.goto('/my-classes')
  expect(await kept(page)).toHaveLength(2)
  await signOut(page)
  const question = page.getByRole('dialog', { name: 'Sign out anyway?' })
  await expect(question).toContainText('2 forms are not saved. Signing out deletes this from the browser.')
  // The question covers half of what is behind it.
  await checkAccessibility(['target-size'])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  expect(await kept(page)).toHaveLength(2)
  await signOut(page)
  await confirmIn(page, 'Sign out anyway?', 'Sign out')
  await expect(page.getByText('You are signed out')).toBeVisible()
  expect(await kept(page)).toHaveLength(0)
})

test('Enter, Enter on the account does not end a day of work', async ({ page }) => {
  await page.goto(`/submit-results/${occurrenceId(1)}`)
  await page.getByRole('radio', { name: 'Passed' }).first().focus()
  for (const key of 'ppppfp') await page.keyboard.press(key)
  await page.getByRole('link', { name: 'Exit' }).click()
  await page.getByRole('button', { name: 'Account of Dana Reyes' }).focus()
  await page.keyboard.press('Enter')
  await expectStart(page, page.getByRole('menuitem', { name: 'Account', exact: true }))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sign out anyway?' })).toContainText(
    '6 results are not submitted.',
  )
})

test('a save in one tab leaves what was typed in another', async ({ page, context }) => {
  const url = `/students?student=s-${INSTRUCTOR}-3&mode=NOTE`
  await page.goto(url)
  await page.getByLabel('Notes').fill('Typed here')
  const other = await context.newPage()
  await other.clock.setFixedTime(NOW)
  await other.goto(url)
  await other.getByLabel('Notes').fill('Typed there')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await other.reload()
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByLabel('Notes')).toHaveValue('Typed there')
  await expect(other.getByText(/^Saved elsewhere/)).toBeVisible()
})

test('Back asks before it loses what was typed', async ({ page }) => {
  await page.goto(ROSTER)
  await page.getByRole('button', { name: 'Add student' }).click()
  await fillHalf(page)
  await page.goBack()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toHaveCount(0)
  await expect(page).toHaveURL(`${ROSTER}?registrant=new`)
  await expectHalf(page)

  // Twice before the answer: it is asked once.
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
  await page.goBack()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(ROSTER)
  expect(await kept(page)).toHaveLength(0)
})

test('a later look at the account that fails takes nothing away', async ({ page, scenario }) => {
  await page.goto(`${ROSTER}?registrant=new`)
  await fillHalf(page)
  await scenario('me:403')
  const refused = page.waitForResponse((response) => response.url().includes('/api/mesh/'))
  await comeBack(page)
  await (await refused).finished()
  // What the answer changes is drawn by the second frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(alert(page, 'We could not load your account')).toHaveCount(0)
  await expectHalf(page)
})
