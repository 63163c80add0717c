import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { tabTo } from './keyboard.ts'
import {
  alert,
  CO_TAUGHT,
  confirmIn,
  EMPTY,
  expect,
  GRADED,
  INSTRUCTOR,
  NOW,
  row,
  rowAction,
  rows,
  test as base,
  toast,
} from './test.ts'

type Fixtures = {
  /** Gives the empty class seats for all. */
  makeRoom: (capacity: number) => Promise<void>
  /** What the next call for this address meets, once. */
  faultFor: (email: string, fault: string) => Promise<void>
}

const test = base.extend<Fixtures>({
  makeRoom: async ({ page }, use, { testId }) => {
    await use(async (capacity) => {
      const response = await page.request.patch(`/api/training/occurrences/${EMPTY}`, {
        headers: {
          'Auth-Token': issueToken(PEOPLE.instructor.id, PEOPLE.instructor.number, NOW),
          'X-Mock': scene(testId),
        },
        data: { capacity },
      })
      expect(await response.text()).toContain(`"capacity":${capacity}`)
    })
  },
  faultFor: async ({ page }, use, { testId }) => {
    await use(async (email, fault) => {
      let isLost = false
      await page.route('**/api/training/registrants', (route) => {
        const isIt = route.request().postData()?.includes(`"${email}"`)
        // The browser itself tries once more when a connection breaks: what is lost has to be lost before it.
        if (isIt && fault === 'offline' && !isLost) {
          isLost = true
          return route.abort('internetdisconnected')
        }
        const headers = { ...route.request().headers() }
        if (isIt && fault !== 'offline') headers['x-mock'] = `${scene(testId)},createRegistrant:${fault}x1`
        return route.continue({ headers })
      })
    })
  },
})
const scene = (testId: string) => `world:${testId},now:${new Date(NOW).toISOString()}`

// Hundreds of calls take their time where others work on the same machine.
const LONG = { timeout: 40_000 }
test.describe.configure({ timeout: 90_000 })
test.beforeEach(({ signIn }) => signIn('instructor'))

const HEAD = 'First name,Last name,Email,Phone'
const person = (i: number) => `Ana${i},Silva,ana${i}@example.com,555-0${i}`
const list = (count: number) => [HEAD, ...Array.from({ length: count }, (_, i) => person(i + 1))].join('\n')
const file = (content: string | Buffer, name = 'roster.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

const upload = (page: Page) => page.getByRole('dialog', { name: 'Upload a roster' })
const cell = (page: Page, field: string, number: number) =>
  page.getByRole('textbox', { name: `${field}, row ${number}`, exact: true })
const add = (page: Page) => upload(page).getByRole('button', { name: /^Add \d/ })
const headline = (page: Page, name: string | RegExp) => upload(page).getByRole('heading', { name })

async function choose(page: Page, content: string | Buffer, name?: string, occurrence = EMPTY) {
  await page.goto(`/roster/${occurrence}?tool=upload`)
  await upload(page).locator('input[type=file]').setInputFiles(file(content, name))
}

const isAdding = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/training/registrants')

/** How many of the 200 are on the roster, as the upload says itself. */
const countAdded = async (page: Page) =>
  Number.parseInt(await page.getByText(/^\d+ of 200 students$/).innerText(), 10)
/** How many rows are kept in this browser, to be sent later. */
const countKept = (page: Page) =>
  page.evaluate((key) => {
    const { values } = JSON.parse(localStorage.getItem(key) ?? '{}') as { values?: { rows: object[] } }
    return values?.rows.length ?? 0
  }, `draft.${INSTRUCTOR}.roster-upload.${EMPTY}`)

test('from the cells of a spreadsheet to the roster, by keyboard alone', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}`)
  await tabTo(page, page.getByRole('button', { name: 'Upload a roster' }))
  await page.keyboard.press('Enter')
  await expect(headline(page, 'Which students are coming?')).toBeFocused()
  await checkAccessibility()

  await tabTo(page, page.getByLabel('Or paste the cells'))
  await page.keyboard.insertText(
    'First\tLast\tEmail\tCell\nAna\tSilva\tana@example.com\t555-0100\nTom\t\ttom@example\t\nBea\tLee\tbea@gmial.com\t',
  )
  await tabTo(page, page.getByRole('button', { name: 'Use what I pasted' }))
  await page.keyboard.press('Enter')
  await expect(headline(page, 'Check the students')).toBeFocused()
  await expect(upload(page).getByRole('status')).toContainText('3 students in what you pasted. 1 to fix')
  await checkAccessibility()

  await tabTo(page, cell(page, 'Last name', 3))
  await expect(cell(page, 'Last name', 3)).toHaveAccessibleDescription('Required')
  await page.keyboard.type('Kemp')
  await expect(cell(page, 'Last name', 3)).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Email', 3)).toHaveAccessibleDescription('Invalid email address')
  await page.keyboard.press('End')
  await page.keyboard.type('.com')
  await expect(rows(page, 'Students in the file')).toContainText(['Ready'])

  await tabTo(page, upload(page).getByRole('button', { name: /^All 3/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, upload(page).getByRole('button', { name: 'Use bea@gmail.com' }))
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Email', 4)).toHaveValue('bea@gmail.com')
  await tabTo(page, add(page))
  await page.keyboard.press('Enter')
  await expect(headline(page, '3 students added')).toBeFocused()
  await expect(toast(page, '3 students added to the roster.')).toBeVisible()
  await checkAccessibility()

  await tabTo(page, upload(page).getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(upload(page)).toHaveCount(0)
  await expect(page.getByText('3 students, 12 seats')).toBeVisible()
  await expect(row(page, 'students', 'Tom Kemp')).toContainText('tom@example.com')
})

test('Enter goes down a column, with Shift up; the next problem is one key away', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'a phone has no such keys')
  await choose(page, [HEAD, 'Ana,,ana@example.com,', person(2), 'Tom,Lee,,'].join('\n'))
  await upload(page).getByRole('button', { name: 'All 3' }).click()
  await upload(page).getByRole('button', { name: 'Next problem' }).press('Enter')
  await expect(cell(page, 'Last name', 2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Last name', 3)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(cell(page, 'Last name', 2)).toBeFocused()
  await upload(page).getByRole('button', { name: 'Next problem' }).press('Enter')
  await expect(cell(page, 'Last name', 2)).not.toBeFocused()
})

for (const [fault, said] of [
  ['409', 'The mock was told to answer 409.'],
  ['422', 'The mock was told to answer 422.'],
  ['500', 'The mock was told to answer 500.'],
  ['html', 'The server sent something we could not read.'],
  ['offline', 'We could not reach the server. Check your connection.'],
] as const)
  test(`row 57 of 200 meets ${fault}: 199 are in, one is shown, another try adds exactly one`, async ({
    page,
    makeRoom,
    faultFor,
    checkAccessibility,
  }) => {
    await makeRoom(300)
    await faultFor('ana57@example.com', fault)
    await choose(page, list(200))
    await add(page).click()
    await expect(headline(page, '199 students added')).toBeVisible(LONG)
    await expect(toast(page, '199 students added to the roster, 1 could not be added.')).toBeVisible()
    await expect(rows(page, 'Students in the file')).toHaveCount(1)
    await expect(rows(page, 'Students in the file')).toContainText(said)
    await expect(cell(page, 'Email', 58)).toHaveValue('ana57@example.com')
    await checkAccessibility()

    await upload(page).getByRole('button', { name: 'Try 1 again' }).click()
    await expect(headline(page, '200 students added')).toBeVisible(LONG)
    await upload(page).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('200 students, 300 seats')).toBeVisible()
  })

test('the session ends at row 57 of 200: after the sign-in the rest is added, and nobody twice', async ({
  page,
  makeRoom,
  faultFor,
}) => {
  await makeRoom(300)
  await faultFor('ana57@example.com', 'expired')
  await choose(page, list(200))
  await add(page).click()
  const ended = page.getByRole('dialog', { name: 'Session Expired' })
  await expect(ended).toBeVisible(LONG)
  await expect(page.getByText('Paused: your session has ended').first()).toBeVisible()
  await expect.poll(async () => (await countAdded(page)) + (await countKept(page))).toBe(200)
  await ended.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /Dana Reyes/ }).click()

  await expect(upload(page).getByText('You began an upload here')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Carry on' }).click()
  await add(page).click()
  await expect(headline(page, /students added/)).toBeVisible(LONG)
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('200 students, 300 seats')).toBeVisible()
})

test('without a connection the upload waits, and goes on', async ({ page, scenario, makeRoom }) => {
  await makeRoom(300)
  await choose(page, list(60))
  await scenario('createRegistrant:offline')
  await add(page).click()
  await expect(headline(page, 'Paused: we could not reach the server')).toBeVisible(LONG)
  await scenario('')
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await expect(headline(page, /^5\d students added/)).toBeVisible(LONG)
  await upload(page)
    .getByRole('button', { name: /^Try \d again/ })
    .click()
  await expect(headline(page, '60 students added')).toBeVisible(LONG)
})

test('the same file again adds nobody', async ({ page }) => {
  await choose(page, list(5))
  await add(page).click()
  await expect(headline(page, '5 students added')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => isAdding(request) && calls.push(request.url()))
  await choose(page, list(5).replace('Ana1,Silva', ' ANA1 ,silva'))
  await expect(upload(page).getByText('Already on the roster.')).toHaveCount(5)
  await expect(add(page)).toBeDisabled()
  await upload(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  expect(calls).toEqual([])
})

test('at most four calls at once; paused nothing is sent; stopped the rest stays here', async ({
  page,
  scenario,
  makeRoom,
  checkAccessibility,
}) => {
  await makeRoom(300)
  let [open, most] = [0, 0]
  page.on('request', (request) => {
    if (isAdding(request)) most = Math.max(most, ++open)
  })
  page.on('requestfinished', (request) => void (isAdding(request) && open--))
  await choose(page, list(40))
  await scenario('latency:60')
  await add(page).click()
  await expect(headline(page, 'Adding students…')).toBeFocused()
  await upload(page).getByRole('button', { name: 'Pause' }).click()
  await expect(headline(page, 'Paused')).toBeVisible()
  await checkAccessibility()
  await expect.poll(() => open).toBe(0)
  await upload(page).getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => most).toBe(4)
  await upload(page).getByRole('button', { name: 'Stop' }).click()
  await expect(headline(page, /^\d+ students? added/)).toBeVisible(LONG)
  await scenario('')
  await add(page).click()
  await expect(headline(page, '40 students added')).toBeVisible(LONG)
  expect(most).toBe(4)
})

test('leaving in the middle asks; what is left is there when one comes back', async ({
  page,
  scenario,
  makeRoom,
}) => {
  await makeRoom(300)
  await choose(page, list(30))
  await scenario('latency:100')
  await add(page).click()
  await expect(upload(page).getByText(/^[1-9]\d* of 30/)).toBeVisible()
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Stop adding students?', 'Stay')
  await expect(headline(page, 'Adding students…')).toBeVisible()
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Stop adding students?', 'Stop and leave')
  await expect(upload(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
  await expect(page.getByText(/^[1-9]\d* students?, 300 seats/)).toBeVisible()

  await scenario('')
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await upload(page).getByRole('button', { name: 'Carry on' }).click()
  await add(page).click()
  await expect(headline(page, /students added/)).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('30 students, 300 seats')).toBeVisible()
})

test('Back asks before rows that were not sent are left', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await upload(page)
    .locator('input[type=file]')
    .setInputFiles(file(list(3)))
  await expect(headline(page, 'Check the students')).toBeVisible()
  await page.goBack()
  await confirmIn(page, 'Leave before everyone is added?', 'Stay')
  await expect(cell(page, 'Email', 2)).toHaveValue('ana1@example.com')
  await page.goBack()
  await confirmIn(page, 'Leave before everyone is added?', 'Leave')
  await expect(upload(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Upload a roster' }).click()
  await upload(page).getByRole('button', { name: 'Forget it' }).click()
  await page.reload()
  await expect(headline(page, 'Which students are coming?')).toBeVisible()
  await expect(upload(page).getByText('You began an upload')).toHaveCount(0)
})

test('a double click on the way adds everyone once', async ({ page, scenario }) => {
  await scenario('latency:50')
  await choose(page, list(6))
  await add(page).dblclick({ delay: 5 })
  await expect(headline(page, '6 students added')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
})

test('columns that are not clear are pointed at', async ({ page, checkAccessibility }) => {
  await choose(page, 'Who;Name;Contact\n1;Silva, Ana;ana@example.com\n2;Tom Lee;tom@example.com')
  await expect(headline(page, 'Which column is which?')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Check the students' })).toBeDisabled()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Split it into first and last name' }).click()
  await page.getByLabel('Email').selectOption({ label: 'Contact (ana@example.com)' })
  await expect(page.getByRole('table', { name: 'The first students' })).toContainText(
    'AnaSilvaana@example.com',
  )
  await page.getByRole('button', { name: 'Check the students' }).click()
  await expect(cell(page, 'Last name', 3)).toHaveValue('Lee')

  await page.getByRole('button', { name: 'Change columns' }).click()
  const together = page.getByLabel('First and last name are in one column')
  await together.click()
  await expect(together).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Check the students' })).toBeDisabled()
})

test('letters that are not Unicode are asked about', async ({ page, checkAccessibility }) => {
  await choose(page, Buffer.from(`${HEAD}\nJosé,Núñez,jose@example.com,`, 'latin1'))
  await expect(headline(page, 'Do these names look right?')).toBeFocused()
  await expect(upload(page)).toContainText('José · Núñez · jose@example.com')
  await checkAccessibility()
  await page.getByRole('button', { name: 'Yes, they look right' }).click()
  await expect(cell(page, 'First name', 2)).toHaveValue('José')
})

for (const [what, content, said] of [
  ['an xlsx file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'Open it and choose “Save as CSV”'],
  ['nothing', '', 'There is nothing in it.'],
  ['5 MB of commas', ','.repeat(5_000_000), 'It is larger than 1 MB.'],
  ['900,000 commas', ','.repeat(900_000), 'Row 1 is longer than 2,000 characters.'],
  ['an open quote', `${HEAD}\n"Ana,Silva\n`, 'A quotation mark is opened in row 2 and never closed.'],
] as const)
  test(`${what} is refused in words, and another file is taken`, async ({ page, checkAccessibility }) => {
    await choose(page, typeof content === 'string' ? content : content, 'students.csv')
    await expect(alert(page, 'We could not use students.csv')).toContainText(said)
    await checkAccessibility()
    await upload(page)
      .locator('input[type=file]')
      .setInputFiles(file(list(2)))
    await expect(headline(page, 'Check the students')).toBeVisible()
  })

test('a file is dropped; two are not', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}?tool=upload`)
  const drop = (names: string[]) =>
    upload(page)
      .getByText('CSV or TSV, up to')
      .evaluate(
        (area, [content, files]) => {
          const data = new DataTransfer()
          for (const name of files) data.items.add(new File([content], name))
          area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
        },
        [list(2), names] as const,
      )
  await drop(['a.csv', 'b.csv'])
  await expect(alert(page, 'Choose one file at a time.')).toBeVisible()
  await drop(['a.csv'])
  await expect(upload(page).getByRole('status')).toContainText('2 students in a.csv.')
})

test('who was removed, who is on the roster and who is twice in the file', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  const first = rows(page, 'students').first()
  const name = await first.getByRole('cell').first().innerText()
  const email = await first.getByRole('link', { name: /@/ }).innerText()
  const other = await rows(page, 'students').nth(1).getByRole('cell').first().innerText()
  const otherEmail = await rows(page, 'students').nth(1).getByRole('link', { name: /@/ }).innerText()
  await rowAction(page, first, 'Remove from roster')
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(toast(page, 'Student Removed From Roster')).toBeVisible()

  const line = (who: string, at: string) => `"${who}",${at}`
  await choose(
    page,
    [
      'Name,Email',
      line(name, email),
      line(other, otherEmail),
      line('Zoe Lee', 'z@example.com'),
      line('Zoe Lee', 'Z@example.com'),
    ].join('\n'),
    'roster.csv',
    CO_TAUGHT,
  )
  await page.getByRole('button', { name: 'Split it into first and last name' }).click()
  await page.getByRole('button', { name: 'Check the students' }).click()
  const said = rows(page, 'Students in the file')
  await expect(said).toContainText([
    'Removed from this class on Nov 20, 2026.',
    'Already on the roster.',
    'Ready',
    'The same as row 4.',
  ])
  await checkAccessibility()
  await upload(page).getByRole('button', { name: 'Add again, row 2' }).click()
  await upload(page).getByRole('button', { name: 'Add 2 students' }).click()
  await expect(headline(page, '2 students added')).toBeVisible()
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(row(page, 'students', name)).toBeVisible()
})

test('too many for the seats: it is said, the server refuses, and who is left is a file', async ({
  page,
}) => {
  await choose(page, list(14))
  await expect(upload(page).getByText('Only 12 seats left for 14 students.')).toBeVisible()
  await add(page).click()
  await expect(headline(page, '12 students added')).toBeVisible(LONG)
  await expect(rows(page, 'Students in the file')).toContainText([
    'This class is full.',
    'This class is full.',
  ])
  const download = page.waitForEvent('download')
  await upload(page).getByRole('button', { name: 'Download the 2 not added' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.split('\r\n')).toHaveLength(4)
  expect(saved).toContain('"This class is full."')
})

test('1,000 students: only those in view are there, and the last is reached by keyboard', async ({
  page,
}) => {
  await choose(page, list(1000))
  await expect(page.getByRole('table', { name: 'Students in the file' })).toHaveAttribute(
    'aria-rowcount',
    '1001',
  )
  expect(await rows(page, 'Students in the file').count()).toBeLessThan(60)
  await cell(page, 'Email', 2).focus()
  for (let i = 0; i < 30; i++) await page.keyboard.press('Enter')
  await expect(cell(page, 'Email', 32)).toBeFocused()
  await page.keyboard.type('x')
  await expect(cell(page, 'Email', 32)).toHaveValue(/x/)
  await expect(upload(page).getByRole('button', { name: /^All 1000/ })).toBeVisible()
})

test('a row that is left out can be put back', async ({ page }) => {
  await choose(page, [HEAD, person(1), 'Tom,,x,'].join('\n'))
  await upload(page).getByRole('button', { name: 'Leave out, row 3' }).click()
  await expect(rows(page, 'Students in the file')).toContainText(['You left this row out.'])
  await upload(page).getByRole('button', { name: 'Put back, row 3' }).click()
  await expect(rows(page, 'Students in the file')).toContainText(['To fix'])
})

test('a locked roster takes no upload', async ({ page }) => {
  await page.goto(`/roster/${GRADED}?tool=upload`)
  await expect(page.getByText('Results submitted, the roster is locked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload a roster' })).toHaveCount(0)
  await expect(upload(page)).toHaveCount(0)
})

test('the template is a file that is taken back', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}?tool=upload`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    '\uFEFF"First name","Last name","Email","Phone"\r\n',
  )
})
