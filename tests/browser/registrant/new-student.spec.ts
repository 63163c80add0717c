import type { Page } from '@playwright/test'
import { api } from '../api.ts'
import {
  confirmIn,
  EMPTY,
  expect,
  fillPerson,
  formFailure,
  OVERBOOKED,
  row,
  rowAction,
  rows,
  test,
  toast,
} from '../test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a student is added, edited, removed and added again, and a reload shows the same', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}`)
  await expect(page).toHaveTitle('Roster | Harbor Training')
  await expect(page.getByText('Nobody is on the roster yet')).toBeVisible()
  await checkAccessibility()

  await page.getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await checkAccessibility()
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(page.getByText('1 student, 12 seats')).toBeVisible()
  await checkAccessibility()

  await rowAction(page, row(page, 'students', 'Ana Silva'), 'Edit')
  await drawer(page, 'Ana Silva').getByLabel('Phone').fill('555-0199')
  await drawer(page, 'Ana Silva').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await page.reload()
  await expect(row(page, 'students', 'Ana Silva')).toContainText('555-0199')

  await rowAction(page, row(page, 'students', 'Ana Silva'), 'Remove from roster')
  await expect(page.getByRole('dialog')).toContainText('Ana Silva will be removed from the roster')
  await checkAccessibility()
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(toast(page, 'Student Removed From Roster')).toBeVisible()
  await expect(page.getByText('Nobody is on the roster yet')).toBeVisible()
  await page.getByText('Removed', { exact: true }).click()
  await expect(row(page, 'students', 'Ana Silva')).toContainText('Nov 20, 2026')
  await page.reload()
  await expect(row(page, 'students', 'Ana Silva')).toBeVisible()
  await row(page, 'students', 'Ana Silva').getByRole('button', { name: 'Actions for Ana Silva' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Add again'])
  await page.getByRole('menuitem', { name: 'Add again' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await row(page, 'students', 'Ana Silva').getByRole('button', { name: 'Actions for Ana Silva' }).click()
  await expect(page.getByRole('menuitem', { name: 'Add again' })).toContainText(
    'This student is on the roster.',
  )
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await page.getByText('On the roster', { exact: true }).click()
  await expect(row(page, 'students', 'Ana Silva')).toHaveCount(1)
})

test('students who are added again stay busy until the roster shows them', async ({ page, scenario }) => {
  await page.goto(`/roster/${EMPTY}`)
  for (const firstName of ['Ana', 'Bea']) {
    const person = { firstName, lastName: 'Silva', email: `${firstName}@example.com`, phone: null }
    const body = { occurrenceId: EMPTY, ...person, isManualRegistrant: true }
    const added = (await (await api(page, 'post', 'registrants', body)).json()) as { data: { id: string } }
    await api(page, 'delete', `registrants/${added.data.id}`)
  }
  await page.reload()
  await page.getByText('Removed', { exact: true }).click()
  await scenario('listRegistrants:slow')
  const both = [row(page, 'students', 'Ana Silva'), row(page, 'students', 'Bea Silva')]
  for (const one of both) await rowAction(page, one, 'Add again')
  await expect(toast(page, 'Student Added To Roster').first()).toBeVisible()
  for (const one of both) await expect(one).toContainText('Adding…')
  for (const one of both) await expect(one).not.toContainText('Adding…')
  await page.getByText('On the roster', { exact: true }).click()
  await expect(rows(page, 'students')).toHaveCount(2)
})

test('a student of another class is offered while the name is typed', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = drawer(page, 'Add a student')
  await form.getByLabel('First name').fill('zane')
  const offered = form.getByRole('group', { name: 'Your students' }).getByRole('button')
  await form.getByLabel('Last name').pressSequentially('abb')
  await expect(offered).toHaveCount(3)
  await form.getByLabel('Last name').fill('bott')
  await expect(offered).toHaveCount(0)
  await form.getByLabel('Last name').fill('abb')
  await expect(offered).toHaveCount(3)
  await checkAccessibility()
  const email = (await offered.nth(1).textContent())?.replace('Zane Abbott ', '') ?? ''
  await form.getByLabel('Phone').fill('555-011-2222')
  await offered.nth(1).click()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Phone')).toHaveValue('555-011-2222')
  await expect(offered).toHaveCount(0)
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(row(page, 'students', 'Zane Abbott')).toContainText(email)
})

test('a form names what is missing or wrong, and keeps what was typed when the server refuses it', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = drawer(page, 'Add a student')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(form.getByText('Required')).toHaveCount(3)
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('Email').fill('not-an-email')
  await form.getByLabel('Email').blur()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await checkAccessibility()
  // A letter that only looks Latin is refused by naming it.
  await fillPerson(page, ['A\u200Bna', 'Silva'], 'tom@ex\u0430mple.com')
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription(
    'Invisible character (U+200B). Please retype it.',
  )
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    '“\u0430” is a Cyrillic letter. Please type a Latin one.',
  )
  await expect(form.getByLabel('Email')).toHaveValue('tom@ex\u0430mple.com')
  await checkAccessibility()
  expect(calls.filter((path) => path.endsWith('/registrants'))).toEqual([])

  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  for (const [fault, said] of [
    ['409', 'Error Adding Student To Roster: The mock was told to answer 409.'],
    ['500', 'Error Adding Student To Roster: The mock was told to answer 500.'],
    ['html', 'Error Adding Student To Roster: The server sent something we could not read.'],
    ['offline', 'Error Adding Student To Roster: We could not reach the server. Check your connection.'],
  ] as const) {
    await scenario(`createRegistrant:${fault}`)
    await form.getByRole('button', { name: 'Add student' }).click()
    await expect(formFailure(page, said)).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue('ana.silva@example.com')
    await expect(toast(page, 'Student Added')).toHaveCount(0)
  }
  await checkAccessibility()
  await scenario('')
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
})

test('a field that is tapped while the drawer opens keeps the focus', async ({ page }) => {
  // On a slow phone, the timers that give the drawer the focus run late.
  await page.addInitScript(() => {
    const inTime = setTimeout
    const late = (work: () => void, delay?: number) => inTime(work, delay ?? 500)
    Object.assign(globalThis, { setTimeout: late })
  })
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'Add student' }).click()
  const email = drawer(page, 'Add a student').getByLabel('Email')
  await email.click()
  await page.evaluate(() => new Promise<void>((passed) => void setTimeout(passed)))
  await page.keyboard.type('ana.silva@example.com')
  await expect(email).toHaveValue('ana.silva@example.com')
})

test('a double click, or two submits in the same moment, add one student', async ({ page, scenario }) => {
  await scenario('latency:100')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).dblclick({ delay: 5 })
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await page.reload()
  await expect(rows(page, 'students')).toHaveCount(1)

  await page.getByRole('button', { name: 'Add student' }).click()
  await fillPerson(page, ['Bo', 'Diaz'], 'bo@example.com')
  await drawer(page, 'Add a student')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await page.reload()
  await expect(rows(page, 'students')).toHaveCount(2)
})

test('when the session ends, the dialog opens over the form and the form keeps its values', async ({
  page,
  scenario,
}) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await scenario('*:expired')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByRole('dialog', { name: 'Session Expired' })).toBeVisible()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByText('Invalid Auth Token')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('ana.silva@example.com')
})

test('each tab keeps the students that it could not add', async ({ page, context, scenario }) => {
  const other = await context.newPage()
  await scenario('createRegistrant:500')
  for (const [tab, name] of [
    [page, 'Ana'],
    [other, 'Bo'],
  ] as const) {
    await tab.goto(`/roster/${EMPTY}?registrant=new`)
    await fillPerson(tab, [name, 'Silva'], `${name.toLowerCase()}@example.com`)
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(`${name} Silva is not on the roster.`)).toBeVisible()
  }
  await expect(other.getByText(/Ana Silva/)).toHaveCount(0)
  for (const [tab, name] of [
    [page, 'Ana'],
    [other, 'Bo'],
  ] as const) {
    await tab.reload()
    await expect(tab.getByText(/^No answer about/)).toHaveText(new RegExp(`${name} Silva`))
  }
})

test('a full class gets a seat together with its student', async ({ page, scenario, checkAccessibility }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await expect(page.getByText('13 students, 12 seats, 1 over')).toBeVisible()
  await page.getByRole('button', { name: 'Add student' }).click()
  const form = drawer(page, 'Add a student')
  await expect(
    form.getByText('13 students share 12 seats already. Adding this student raises the class to 14 seats.'),
  ).toBeVisible()
  await checkAccessibility()
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  // The seats can be raised even if the student cannot be added; the next try finds the seat.
  await scenario('createRegistrant:500x1')
  await form.getByRole('button', { name: 'Raise to 14 seats and add' }).click()
  await expect(formFailure(page, 'Error Adding Student To Roster')).toBeVisible()
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(page.getByText('14 students, 14 seats, full')).toBeVisible()
})

test('Enter adds one student after the other', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = drawer(page, 'Add a student')
  for (const [i, name] of ['Ana', 'Bo'].entries()) {
    await expect(page.getByLabel('First name')).toBeFocused()
    await fillPerson(page, [name, 'Silva'], `${name.toLowerCase()}@example.com`)
    await page.keyboard.press('Enter')
    await expect(form.getByText(`${name} Silva is on the roster.`)).toBeVisible()
    await expect(rows(page, 'students')).toHaveCount(i + 1)
    await expect(page.getByLabel('First name')).toHaveValue('')
  }
  await checkAccessibility()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form).toHaveCount(0)
})
