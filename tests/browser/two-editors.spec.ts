import type { Page, Request } from '@playwright/test'
import { api, rewrite } from './api.ts'
import { MANAGE } from './class-form/class-form.ts'
import { expectStart } from './keyboard.ts'
import { FIRST } from './registrant/registrant.ts'
import { CO_TAUGHT, EMPTY, expect, formFailure, INSTRUCTOR, row, test, toast } from './test.ts'
import { UNUSED } from './wizard/wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const STUDENT = `s-${INSTRUCTOR}-3`
const NOTES = `/students?student=${STUDENT}&mode=NOTE`
const notice = (page: Page) => page.getByRole('group', { name: /^Saved elsewhere / })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()

/** Opens a form by its URL, and waits until the dialog around it has put the focus in this field. */
async function openForm(page: Page, url: string, first: string) {
  await page.goto(url)
  await expectStart(page, page.getByLabel(first).first())
}

/** Both values of a field that differs: what is stored, and what is typed here. */
const versionsOf = (page: Page, field: string) =>
  notice(page)
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
    .getByRole('cell')

/** The edits that the page sends: the version that was edited, and what changes. */
function edits(page: Page) {
  const sent: { ifMatch: string | undefined; body: unknown }[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'PATCH') return
    const body = request.postDataJSON() as object
    // The record of a visit is no edit.
    if (!('lastTouchedAt' in body)) sent.push({ ifMatch: request.headers()['if-match'], body })
  })
  return sent
}

/** Opens the student, types a note, and then somebody else saves another note and a phone number. */
async function typeOverANewerNote(page: Page, otherBrowser: () => Promise<Page>) {
  await openForm(page, NOTES, 'Notes')
  const other = await otherBrowser()
  await openForm(other, NOTES, 'Notes')
  await other.getByLabel('Notes').fill('Theirs')
  await other.getByLabel('Phone').fill('555-0188')
  await save(other)
  await expect(toast(other, 'Student Updated')).toBeVisible()
  await page.getByLabel('Notes').fill('Mine')
  await save(page)
  await expect(notice(page)).toBeFocused()
}

test('the second of two editors sees both versions and keeps one, and the rest of the other', async ({
  page,
  otherBrowser,
  checkAccessibility,
}) => {
  const sent = edits(page)
  await typeOverANewerNote(page, otherBrowser)
  await expect(toast(page, "Couldn't Update Student: This student was changed")).toBeVisible()
  await expect(formFailure(page, /./)).toHaveCount(0)
  await expect(notice(page)).toContainText('Saved elsewhere a moment ago')
  await expect(versionsOf(page, 'Notes')).toHaveText(['Theirs', 'Mine'])
  await expect(versionsOf(page, 'Phone')).toHaveText(['555-0188', 'Not changed by you'])
  await expect(notice(page).getByRole('rowheader')).toHaveCount(2)
  await checkAccessibility()

  // What is typed below goes on being compared.
  await page.getByLabel('Notes').fill('Mine, at length')
  await expect(versionsOf(page, 'Notes')).toHaveText(['Theirs', 'Mine, at length'])
  await button(page, 'Keep mine').click()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent).toEqual([
    { ifMatch: '"1"', body: { notes: 'Mine' } },
    { ifMatch: '"2"', body: { notes: 'Mine, at length' } },
  ])

  await openForm(page, NOTES, 'Notes')
  await expect(page.getByLabel('Notes')).toHaveValue('Mine, at length')
  await expect(page.getByLabel('Phone')).toHaveValue('555-0188')
})

test('what was typed can be brought back after taking the other version', async ({
  page,
  otherBrowser,
  checkAccessibility,
}) => {
  await typeOverANewerNote(page, otherBrowser)
  await button(page, 'Take theirs').click()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Notes')).toHaveValue('Theirs')
  await expect(page.getByLabel('Phone')).toHaveValue('555-0188')
  await expect(page.getByText('Unsaved changes from a moment ago')).toBeVisible()
  await checkAccessibility()

  await button(page, 'Restore').click()
  await expect(notice(page)).toBeFocused()
  await expect(page.getByLabel('Notes')).toHaveValue('Mine')
  await expect(versionsOf(page, 'Notes')).toHaveText(['Theirs', 'Mine'])
  await button(page, 'Take theirs').click()
  await button(page, 'Discard').click()
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a draft of an older version is compared when it is restored', async ({ page }) => {
  await openForm(page, NOTES, 'Notes')
  await page.getByLabel('Notes').fill('A draft')
  await api(page, 'patch', `students/${STUDENT}`, { phone: '555-0188' })
  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('555-0188')
  await button(page, 'Restore').click()
  await expect(notice(page)).toBeFocused()
  await expect(versionsOf(page, 'Phone')).toHaveText(['555-0188', 'Not changed by you'])
  const sent = edits(page)
  await button(page, 'Keep mine').click()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  expect(sent).toEqual([{ ifMatch: '"2"', body: { notes: 'A draft' } }])
})

test('a third version in between is shown as well, and the keyboard is enough', async ({ page }) => {
  const edit = (notes: string) => api(page, 'patch', `students/${STUDENT}`, { notes })
  await openForm(page, NOTES, 'Notes')
  await page.keyboard.type('Mine')
  await edit('Second')
  await page.getByLabel('Phone').press('Enter')
  await expect(versionsOf(page, 'Notes')).toHaveText(['Second', 'Mine'])
  await edit('Third')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Take theirs')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Keep mine')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(versionsOf(page, 'Notes')).toHaveText(['Third', 'Mine'])
  await expect(notice(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Student Updated')).toBeVisible()
})

test('a value that is not valid is explained at its field, not sent', async ({ page }) => {
  await openForm(page, `${MANAGE}?edit=${EMPTY}`, 'Date')
  await page.getByLabel('Seats').fill('0')
  await page.getByLabel('Questions at registration').fill('Left-handed?')
  await page.getByLabel('Seats').fill('3')
  await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 5 })
  await save(page)
  await expect(versionsOf(page, 'Seats')).toHaveText(['5', '3'])
  await page.getByLabel('Seats').fill('none')
  await button(page, 'Keep mine').click()
  await expect(page.getByLabel('Seats')).toBeFocused()
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/whole number/)
  await expect(page.getByLabel('Questions at registration')).toHaveValue('Left-handed?')
})

test('two people edit a class', async ({ page, otherBrowser, checkAccessibility }) => {
  const url = `${MANAGE}?edit=${EMPTY}`
  await openForm(page, url, 'Date')
  await page.getByLabel('Seats').fill('14')
  await page.getByLabel('Start').fill('10:00')
  const other = await otherBrowser()
  await openForm(other, url, 'Date')
  await other.getByLabel('Start').fill('08:00')
  await other.getByLabel('Questions at registration').fill('Left-handed?')
  await save(other)
  await expect(toast(other, 'Class Updated')).toBeVisible()
  await save(page)
  await expect(notice(page)).toBeFocused()
  await expect(versionsOf(page, 'Days')).toHaveText([
    'Sun, Dec 6, 2026, 8:00 AM – 5:00 PM CST',
    'Sun, Dec 6, 2026, 10:00 AM – 5:00 PM CST',
  ])
  await expect(versionsOf(page, 'Questions at registration')).toHaveText([
    'Left-handed?',
    'Not changed by you',
  ])
  await expect(versionsOf(page, 'Seats')).toHaveCount(0)
  await checkAccessibility()
  await button(page, 'Keep mine').click()
  await expect(toast(page, 'Class Updated')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openForm(page, url, 'Date')
  await expect(page.getByLabel('Seats')).toHaveValue('14')
  await expect(page.getByLabel('Start')).toHaveValue('10:00')
  await expect(page.getByLabel('Questions at registration')).toHaveValue('Left-handed?')
})

test('two people edit a student on a roster', async ({ page, otherBrowser, checkAccessibility }) => {
  const url = `/roster/${CO_TAUGHT}?registrant=${FIRST}&step=EDIT`
  await openForm(page, url, 'First name')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('mine@example.com')
  const other = await otherBrowser()
  await openForm(other, url, 'First name')
  await other.getByRole('textbox', { name: 'Email', exact: true }).fill('theirs@example.com')
  await save(other)
  await expect(toast(other, 'Student Updated')).toBeVisible()
  await save(page)
  await expect(notice(page)).toBeFocused()
  await expect(versionsOf(page, 'Email')).toHaveText(['theirs@example.com', 'mine@example.com'])
  await checkAccessibility()
  await button(page, 'Take theirs').click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('theirs@example.com')
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('two people edit a course, on different steps', async ({ page, otherBrowser, checkAccessibility }) => {
  const url = `/edit-course/${UNUSED}`
  const price = (browser: Page) => browser.getByRole('textbox', { name: 'Price', exact: true })
  await page.goto(`${url}?step=details`)
  await price(page).fill('95')
  const other = await otherBrowser()
  await other.goto(`${url}?step=location`)
  await other.getByRole('textbox', { name: 'City', exact: true }).fill('Monona')
  await button(other, 'Save and publish').click()
  await expect(toast(other, 'Course Updated')).toBeVisible()

  await button(page, 'Save and publish').click()
  await expect(notice(page)).toBeFocused()
  await expect(versionsOf(page, 'Location').first()).toContainText('Monona')
  await expect(versionsOf(page, 'Location').last()).toHaveText('Not changed by you')
  await checkAccessibility()
  await button(page, 'Take theirs').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(price(page)).not.toHaveValue('95')
  await button(page, 'Restore').click()
  await expect(price(page)).toHaveValue('95')
  const sent = edits(page)
  await button(page, 'Keep mine').click()
  await expect(page).toHaveURL('/my-courses')
  expect(sent).toEqual([{ ifMatch: '"2"', body: { price: 95, instructorId: INSTRUCTOR, isPublished: true } }])
})

test('two edits in a row by one person are no conflict, even while the list is still loading', async ({
  page,
  scenario,
}) => {
  await openForm(page, `/roster/${CO_TAUGHT}?registrant=${FIRST}&step=EDIT`, 'First name')
  const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()
  await page.getByLabel('Notes').fill('First')
  await scenario('listRegistrants:slow')
  const sent = edits(page)
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row(page, 'students', name).getByRole('button', { name, exact: true }).click()
  await expect(page.getByLabel('Notes')).toHaveValue('First')
  await page.getByLabel('Notes').fill('Second')
  await save(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
})

test('a server without versions gets each edit as before', async ({ page }) => {
  await rewrite(
    page,
    '**/api/training/students/**',
    ({ data }: { data: { meta?: object } }) => delete data.meta,
  )
  const sent = edits(page)
  await openForm(page, NOTES, 'Notes')
  await page.getByLabel('Notes').fill('Mine')
  await api(page, 'patch', `students/${STUDENT}`, { notes: 'Theirs' })
  await save(page)
  await expect(toast(page, 'Student Updated')).toBeVisible()
  expect(sent).toEqual([{ ifMatch: undefined, body: { notes: 'Mine' } }])
})
