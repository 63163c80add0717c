import type { Page } from '@playwright/test'
import { GLANCE } from '../../src/lib/glance.ts'
import {
  alert,
  CO_TAUGHT,
  confirmIn,
  EMPTY,
  expect,
  fillPerson,
  GRADED,
  INSTRUCTOR,
  occurrenceId,
  OVERBOOKED,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

/** Yesterday and tomorrow, with five students. */
const TWO_DAYS = occurrenceId(8)
const MARCH = occurrenceId(6)
const FIRST = `r${CO_TAUGHT.slice(1)}-0`

const drawer = (page: Page) => page.getByRole('dialog')
const classes = (page: Page) => page.getByRole('list', { name: 'Classes to move to' }).getByRole('listitem')
const nameIn = (page: Page, line: number) =>
  rows(page, 'students').nth(line).getByRole('cell').first().getByRole('button')

/** Until what has just appeared is taken for read. By the clock of events, which no test sets. */
async function settle(page: Page) {
  const since = await page.evaluate(() => new Event('now').timeStamp)
  await page.waitForFunction(([from, glance]) => new Event('now').timeStamp - from > glance, [
    since,
    GLANCE,
  ] as const)
}

/** Calls the API as the instructor of the page does, past the page. */
async function api(page: Page, method: 'patch' | 'delete' | 'post', path: string, data?: object) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? ''
  return page.request[method](`/api/training/${path}`, { data, headers: { 'Auth-Token': token } })
}

test('a name opens the drawer, which edits, calls, writes, and gives the focus back', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  const opener = nameIn(page, 0)
  const name = await opener.innerText()
  await opener.click()
  await expect(page).toHaveURL(/registrant=r-/)
  await expect(drawer(page).getByRole('heading', { name }).locator('bdi')).toBeFocused()
  await expect(drawer(page)).toContainText(/Registered .* 2026/)
  await expect(drawer(page)).toContainText(/E-learning: (Completed|Not yet)/)
  await expect(drawer(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await expect(drawer(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.*@/)
  await checkAccessibility()
  await drawer(page).getByLabel('Notes').fill('Bring the blue form')
  await drawer(page).getByRole('button', { name: 'Save' }).dblclick()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('what the roster and the student list say is shown side by side', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  // The mock puts together every roster of the student when it is first asked.
  const link = drawer(page).getByRole('link', { name: 'Open the student record' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await expect(drawer(page).getByText('The roster and your student list differ')).toHaveCount(0)
  await drawer(page).getByLabel('Phone').fill('555-0177')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  const record = drawer(page).getByRole('region', { name: 'Student record' })
  await expect(record.getByText('Roster 555-0177')).toBeVisible()
  await expect(record.getByText(/^Student list (\(555\)|None)/)).toBeVisible()
  await checkAccessibility()
  await record.getByRole('link', { name: 'Open the student record' }).click()
  await expect(page).toHaveURL(/\/students\?student=s-/)
  await expect(drawer(page).getByRole('tab', { name: 'Basic Info' })).toBeVisible()
})

test('a student moves to another class by keyboard; both rosters and their counts follow', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
  const name = await nameIn(page, 0).innerText()
  await nameIn(page, 0).focus()
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('button', { name: 'Reschedule' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=RESCHEDULE/)
  await expect(drawer(page).getByRole('heading', { name: 'Move to another class' })).toBeFocused()
  // The class itself and the one whose students register elsewhere are not there.
  await expect(classes(page)).toHaveCount(3)
  await expect(classes(page).first()).toContainText('Seats taken: 13 of 12, 1 over')
  await checkAccessibility()

  await drawer(page).getByLabel('Search classes').fill('dec 6')
  await expect(classes(page)).toHaveCount(1)
  await drawer(page).getByLabel('Search classes').fill('august')
  await expect(drawer(page).getByText('Nothing matches “august”')).toBeVisible()
  await checkAccessibility()
  await drawer(page).getByLabel('Search classes').fill('dec 6')
  await expect(classes(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(drawer(page).getByRole('heading', { name: `Move ${name}?` })).toBeFocused()
  await expect(drawer(page).getByRole('definition').first()).toContainText(
    /Tue, Dec 1, 2026.*9:00 AM – 5:00 PM CST/,
  )
  await expect(drawer(page).getByRole('definition').nth(1)).toContainText(
    /Sun, Dec 6, 2026.*9:00 AM – 5:00 PM CST/,
  )
  await checkAccessibility()
  await drawer(page).getByRole('button', { name: 'Back' }).click()
  await expect(drawer(page).getByLabel('Search classes')).toHaveValue('dec 6')
  await classes(page).getByRole('button').click()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Move student' }).focus()
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(5)
  await expect(row(page, 'students', name)).toHaveCount(0)
  await page.goto(`/roster/${EMPTY}`)
  await expect(page.getByText('1 student, 12 seats')).toBeVisible()
  await expect(row(page, 'students', name)).toBeVisible()
})

test('past classes can be chosen, full ones too, graded ones say why not', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await drawer(page).getByText('Past', { exact: true }).click()
  await expect(classes(page)).toHaveCount(4)
  await expect(classes(page).nth(0)).toContainText('Has begun')
  await expect(classes(page).nth(1)).toContainText('Past class')
  await expect(classes(page).nth(1)).toContainText('12 of 12, full')
  const graded = classes(page).nth(3).getByRole('button')
  await graded.scrollIntoViewIfNeeded()
  await expect(graded).toHaveAttribute('aria-disabled', 'true')
  await expect(graded).toContainText('Its results have been submitted.')
  await checkAccessibility()
  await graded.dispatchEvent('click')
  await expect(drawer(page).getByRole('heading', { name: 'Move to another class' })).toBeVisible()

  await classes(page).nth(1).getByRole('button').click()
  await expect(drawer(page).getByText('That class is full')).toBeVisible()
  await expect(drawer(page).getByText('That class is over')).toBeVisible()
  await checkAccessibility()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Move student' }).click()
  await expect(alert(page, 'Problem rescheduling Student: This class is full.')).toBeVisible()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
})

for (const [fault, said] of [
  ['409', 'The mock was told to answer 409.'],
  ['422', 'The mock was told to answer 422.'],
  ['500', 'The mock was told to answer 500.'],
  ['offline', 'We could not reach the server. Check your connection.'],
] as const)
  test(`a move that fails with ${fault} is said in place, and can be tried again`, async ({
    page,
    scenario,
  }) => {
    await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
    await classes(page).nth(1).getByRole('button').click()
    await scenario(`updateRegistrant:${fault}`)
    await settle(page)
    await drawer(page).getByRole('button', { name: 'Move student' }).click()
    await expect(alert(page, `Problem rescheduling Student: ${said}`)).toHaveCount(1)
    await scenario('')
    await drawer(page).getByRole('button', { name: 'Move student' }).click()
    await expect(toast(page, 'Student rescheduled')).toBeVisible()
    await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  })

test('a double click on a class chooses it, and moves nobody', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await expect(classes(page)).toHaveCount(3)
  await page.evaluate(async () => {
    const press = (text: string) =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
        .find((button) => button.textContent?.includes(text))
        ?.click()
    press('Dec 6')
    await new Promise(requestAnimationFrame)
    press('Move student')
  })
  await settle(page)
  await expect(drawer(page).getByRole('button', { name: 'Move student' })).toBeEnabled()
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Move student' }).click()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
})

test('a double click on a name is one step in the history', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await nameIn(page, 0).evaluate((button: HTMLButtonElement) => button.click())
  await expect(page).toHaveURL(/registrant=/)
  await nameIn(page, 0).evaluate((button: HTMLButtonElement) => button.click())
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
})

test('two presses in one breath move once, and what is on its way stays in sight', async ({
  page,
  scenario,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await classes(page).nth(1).getByRole('button').click()
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls++
  })
  await scenario('updateRegistrant:slow')
  await settle(page)
  await drawer(page)
    .getByRole('button', { name: 'Move student' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeVisible()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  expect(calls).toBe(1)
})

test('classes that could not be loaded are said, and tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await scenario('listCourseOccurrences:403')
  await rowAction(page, rows(page, 'students').first(), 'Reschedule')
  await expect(alert(page, 'We could not load the classes of this course')).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(classes(page)).toHaveCount(3)
})

test('ten thousand classes are there at once, and are searched', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/courses/*/occurrences?*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    const response = await route.fetch()
    const document = await response.json()
    const [, one] = document.data
    document.data = Array.from({ length: 10_000 }, (_, i) => {
      const day = new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10)
      const date = { ...one.attributes.dates[0], startTime: `${day}T09:00:00-06:00` }
      return { ...one, id: `o-${i}`, attributes: { ...one.attributes, dates: [date] } }
    })
    await route.fulfill({ response, json: document })
  })
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await expect(classes(page).first()).toHaveAttribute('aria-setsize', '10000', { timeout: 20_000 })
  expect(await classes(page).count()).toBeLessThan(30)
  expect(asked).toEqual(['?page=1&perPage=10000&filter=future'])
  await drawer(page).getByLabel('Search classes').fill('may 18 2054')
  await expect(classes(page)).toHaveCount(1)
  await expect(classes(page)).toContainText('May 18, 2054')
})

test('typed changes are asked about on the way to the reschedule steps', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await drawer(page).getByLabel('First name').fill('Changed')
  await drawer(page).getByRole('button', { name: 'Reschedule' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
  await drawer(page).getByRole('button', { name: 'Reschedule' }).click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(classes(page)).toHaveCount(3)
})

test('a locked student is shown to read, with the reason', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${GRADED}`)
  await nameIn(page, 0).click()
  await expect(drawer(page)).toContainText('Results have been submitted for this student.')
  await expect(drawer(page).getByRole('definition').filter({ hasText: 'Passed' })).toBeVisible()
  await expect(drawer(page).getByRole('textbox')).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: /Save|Reschedule/ })).toHaveCount(0)
  const link = drawer(page).getByRole('link', { name: 'Open the student record' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await checkAccessibility()
  await page.goto(`/roster/${CO_TAUGHT}?type=REMOVED`)
  await nameIn(page, 0).click()
  await expect(drawer(page)).toContainText('This student was removed from the class.')
  await checkAccessibility()
  await page.goto(page.url() + '&step=RESCHEDULE')
  await expect(drawer(page)).toContainText('This student was removed from the class.')
})

test('who is removed elsewhere meanwhile keeps what was typed, with the reason', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await drawer(page).getByLabel('Notes').fill('Half a note')
  expect((await api(page, 'delete', `registrants/${FIRST}`)).status()).toBe(204)
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'Error Updating Student: This student was removed from the class')).toBeVisible()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  await expect(drawer(page).getByLabel('Notes')).toHaveValue('Half a note')
})

test('somebody who is there already is warned of, and added at the second press', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}`)
  const person = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com' }
  await api(page, 'post', 'registrants', { occurrenceId: EMPTY, ...person, isManualRegistrant: true })
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await expect(rows(page, 'students')).toHaveCount(1)
  await fillPerson(page, [' ana', 'SILVA'], 'Ana@Example.com')
  await drawer(page).getByRole('button', { name: 'Add student' }).dblclick()
  await expect(alert(page, 'Ana Silva is on this roster already, with the same email.')).toBeVisible()
  await checkAccessibility()
  await expect(rows(page, 'students')).toHaveCount(1)
  await page.getByLabel('Email').fill('other@example.com')
  await expect(page.getByText('is on this roster already')).toHaveCount(0)
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(
    alert(page, 'Somebody called Ana Silva is on this roster already, with ana@example.com.'),
  ).toBeVisible()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Add anyway' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(2)
})

test('somebody who was removed before is warned of', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?type=REMOVED`)
  await expect(rows(page, 'students')).toHaveCount(2)
  const email = await rows(page, 'students').first().getByRole('link', { name: /@/ }).innerText()
  await page.goto(`/roster/${CO_TAUGHT}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], email)
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(alert(page, /was removed from this class on \w{3} \d+, 2026/)).toBeVisible()
})

test('the lessons before a class have a column where the class assigns them', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students').first()).toContainText(/Completed|Not yet/)
  await page.goto(`/roster/${occurrenceId(0, 1)}`)
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(rows(page, 'students').first()).not.toContainText(/Completed|Not yet/)
})

test('a class to grade leads to its results', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${MARCH}`)
  await expect(rows(page, 'students')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Submit results' })).toHaveCount(0)
  await page.goto(`/roster/${TWO_DAYS}`)
  await expect(rows(page, 'students')).toHaveCount(5)
  await checkAccessibility()
  await page.getByRole('link', { name: 'Submit results' }).click()
  await expect(page).toHaveURL(`/submit-results/${TWO_DAYS}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results:')
})

test('everyone is written to in blind copy, or copied', async ({ page, context, checkAccessibility }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/roster/${OVERBOOKED}`)
  await expect(rows(page, 'students')).toHaveCount(13)
  const emails = await rows(page, 'students').getByRole('link', { name: /@/ }).allInnerTexts()
  await page.getByRole('button', { name: 'Email all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email everyone' })
  await expect(dialog).toContainText('13 addresses on the roster')
  await expect(dialog.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
    'href',
    `mailto:?bcc=${emails.join(',')}`,
  )
  await checkAccessibility()
  await dialog.getByRole('button', { name: 'Copy all addresses' }).click()
  await expect(toast(page, '13 addresses copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(emails.join(', '))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Email all' })).toBeFocused()
})

test('a long roster takes several messages', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${occurrenceId(0, 1)}`)
  await page.getByRole('button', { name: 'Email all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email everyone' })
  await expect(dialog).toContainText('500 addresses on the roster')
  await expect(dialog).toContainText('That takes 8 messages')
  const links = dialog.getByRole('link', { name: /^Message \d: \d+ people$/ })
  await expect(links).toHaveCount(8)
  await checkAccessibility()
  // No mail program is asked here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await links.first().click()
  await expect(dialog.getByRole('link', { name: 'Message 1: opened' })).toBeVisible()
  await expect(links).toHaveCount(7)
})

test('a class of another keeps the student record to its owner', async ({ page, signIn }) => {
  await signIn('range')
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await expect(drawer(page).getByLabel('Last name')).toBeVisible()
  await expect(page.getByText('Student record')).toHaveCount(0)
  expect(FIRST).toContain(INSTRUCTOR)
})
