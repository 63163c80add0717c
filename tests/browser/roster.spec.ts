import type { Page } from '@playwright/test'
import {
  alert,
  CO_TAUGHT,
  comeBack,
  confirmIn,
  ELSEWHERE,
  EMPTY,
  expect,
  formFailure,
  fillPerson,
  GRADED,
  OVERBOOKED,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a student is added, edited and removed, and a reload shows the same', async ({
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
})

test('a second browser sees the same roster', async ({ page, otherBrowser }) => {
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'Add student' }).click()
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).click()
  await expect(row(page, 'students', 'Ana Silva')).toBeVisible()
  const other = await otherBrowser()
  await other.goto(`/roster/${EMPTY}`)
  await expect(row(other, 'students', 'Ana Silva')).toBeVisible()
})

test('a form names what is missing, and keeps what was typed when the server refuses it', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = drawer(page, 'Add a student')
  await form.getByRole('button', { name: 'Add student' }).click()
  await expect(form.getByText('Required')).toHaveCount(3)
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('Email').fill('not-an-email')
  await form.getByLabel('Email').blur()
  await expect(form.getByText('Invalid email address')).toBeVisible()
  await checkAccessibility()

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

test('a double click adds one student', async ({ page, scenario }) => {
  await scenario('latency:100')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).dblclick({ delay: 5 })
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await page.reload()
  await expect(rows(page, 'students')).toHaveCount(1)
})

test('two submits in the same moment add one student', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student')
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await page.reload()
  await expect(rows(page, 'students')).toHaveCount(1)
})

test('a form with changes asks before it closes', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}`)
  const opener = page.getByRole('button', { name: 'Add student' })
  await opener.click()
  await page.getByLabel('First name').fill('Ana')
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
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
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('ana.silva@example.com')
})

test('a full class gets a seat together with its student', async ({ page, scenario, checkAccessibility }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await expect(page.getByText('13 students, 12 seats, 1 over')).toBeVisible()
  await page.getByRole('button', { name: 'Add student' }).click()
  const form = drawer(page, 'Add a student')
  await expect(
    form.getByText('All 12 seats are taken. Adding this student raises the class to 14 seats.'),
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

test('a removed student is added again in one step', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  await drawer(page, 'Add a student').getByRole('button', { name: 'Add student' }).click()
  await rowAction(page, row(page, 'students', 'Ana Silva'), 'Remove from roster')
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(toast(page, 'Student Removed From Roster')).toBeVisible()
  await page.getByText('Removed', { exact: true }).click()
  await rowAction(page, row(page, 'students', 'Ana Silva'), 'Add again')
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await row(page, 'students', 'Ana Silva')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Add again' })).toContainText(
    'This student is on the roster.',
  )
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await page.getByText('On the roster', { exact: true }).click()
  await expect(row(page, 'students', 'Ana Silva')).toHaveCount(1)
})

test('the roster says where the class is, and leads back to the classes', async ({ page }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await expect(page.getByText('Lakeside Range, 100 Range Road, Madison, WI 53703')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Map of Lakeside Range, in a new tab' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Instructor' })
  await expect(nav.getByRole('link', { name: 'My Classes' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('main').getByRole('link', { name: 'My Classes' }).click()
  await expect(nav.getByRole('link', { name: 'My Classes' })).toHaveAttribute('aria-current', 'page')
})

test('a class with free seats has a poster and a link to share', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.goto(`/roster/${EMPTY}`)
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'More roster actions' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Print a poster')
  const poster = page.getByRole('article', { name: 'Poster' })
  await expect(poster.getByRole('img', { name: /^QR code of http.*\/class\/[\w-]+\/c-/ })).toBeVisible()
  await checkAccessibility()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(poster).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to the roster' }).click()
  await menu('Share')
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/class\/[\w-]+\/c-/)
})

test('a class whose students register elsewhere has no roster', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${ELSEWHERE}`)
  await expect(page.getByText('This class has no roster')).toBeVisible()
  await expect(page.getByText('Students do not register for this class here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add student' })).toHaveCount(0)
  await checkAccessibility()
})

test('a class of the retail partner without a roster names the partner', async ({ page, signIn }) => {
  await signIn('retail')
  // The seed has no such class, so the answers are changed on the way.
  await page.route('**/api/training/occurrences/**', async (route) => {
    const answer = await route.fetch()
    const { data, ...document } = await answer.json()
    const json = Array.isArray(data)
      ? { ...document, data: [] }
      : { ...document, data: { ...data, attributes: { ...data.attributes, canHaveRegistrants: false } } }
    await route.fulfill({ response: answer, json })
  })
  for (const path of ['roster', 'submit-results']) {
    await page.goto(`/${path}/o-u-retail-0-0`)
    await expect(page.getByText('This class has no roster')).toBeVisible()
    await expect(page.getByText('Students register for this class with the retail partner')).toBeVisible()
  }
})

test('a link to a student who is not on the roster opens nothing', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=nobody`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a roster that cannot be refreshed stays on the page', async ({ page, scenario }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await scenario('listRegistrants:403,getOccurrence:403')
  await comeBack(page)
  const stale = alert(page, 'This may be out of date.')
  await expect(stale).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(6)
  await scenario('')
  await stale.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
})

test('a graded roster is locked and says why', async ({ page }) => {
  await page.goto(`/roster/${GRADED}`)
  await expect(page.getByText('Results submitted, the roster is locked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add student' })).toHaveCount(0)
  await rows(page, 'students')
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Remove from roster' })).toContainText(
    'Results have been submitted for this student.',
  )
  await page.getByRole('menuitem', { name: 'Remove from roster' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a removal that is refused leaves the student on the roster', async ({ page, scenario }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await scenario('deleteRegistrant:500')
  const name = await rows(page, 'students').first().getByRole('cell').first().innerText()
  await rowAction(page, rows(page, 'students').first(), 'Remove from roster')
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(
    toast(page, 'Error Removing Student From Roster: The mock was told to answer 500.'),
  ).toBeVisible()
  await expect(row(page, 'students', name)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Error Removing')).toHaveCount(0)
})

for (const [what, id, role] of [
  ['that is not there', 'o-nowhere-0-0', 'instructor'],
  ['of another instructor', CO_TAUGHT, 'newcomer'],
  ['with an impossible id', '..%2F..%2Fadmin', 'instructor'],
] as const)
  test(`a roster ${what} is said in the place of the page`, async ({ page, signIn, checkAccessibility }) => {
    await signIn(role)
    await page.goto(`/roster/${id}`)
    await expect(alert(page, 'We could not load this roster')).toContainText(
      'We could not find what you asked for.',
    )
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'My Classes' })).toBeVisible()
    await checkAccessibility()
  })
