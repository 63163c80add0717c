import { pressOn, tabTo } from '../keyboard.ts'
import {
  CO_TAUGHT,
  confirmIn,
  emailOf,
  EMPTY,
  expect,
  inHighWindow,
  row,
  rowAction,
  rows,
  test,
  toast,
} from '../test.ts'
import { add, cell, choose, HEAD, headline, list, pasteByKeyboard, person, upload } from './upload.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('from the cells of a spreadsheet to the roster, by keyboard alone', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}`)
  await pressOn(page, page.getByRole('button', { name: 'Upload a roster' }))
  await expect(headline(page, 'Which students are coming?')).toBeFocused()
  await checkAccessibility()

  await pasteByKeyboard(
    page,
    'First\tLast\tEmail\tCell\nAna\tSilva\tana@example.com\t555-0100\nTom\t\ttom@example\t\nBea\tLee\tbea@gmial.com\t',
  )
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

  await pressOn(page, upload(page).getByRole('button', { name: /^All 3/ }))
  await pressOn(page, upload(page).getByRole('button', { name: 'Use bea@gmail.com' }))
  await expect(cell(page, 'Email', 4)).toHaveValue('bea@gmail.com')
  await pressOn(page, add(page))
  await expect(headline(page, '3 students added')).toBeFocused()
  await expect(toast(page, '3 students added to the roster.')).toBeVisible()
  await checkAccessibility()

  await pressOn(page, upload(page).getByRole('button', { name: 'Done' }))
  await expect(upload(page)).toHaveCount(0)
  await expect(page.getByText('3 students, 12 seats')).toBeVisible()
  await expect(row(page, 'students', 'Tom Kemp')).toContainText('tom@example.com')
})

test('Enter moves down a column, Shift+Enter up; the next problem is one press away @any-screen', async ({
  page,
}) => {
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
  // A row that is left out can be put back.
  const last = rows(page, 'Students in the file').nth(2)
  await upload(page).getByRole('button', { name: 'Leave out, row 4' }).click()
  await expect(last).toContainText('You left this row out.')
  await upload(page).getByRole('button', { name: 'Put back, row 4' }).click()
  await expect(last).toContainText('To fix')
})

test('students who were removed, who are on the roster, and who are in the file twice @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  const first = rows(page, 'students').first()
  const name = await first.getByRole('cell').first().innerText()
  const email = await emailOf(first)
  const other = await rows(page, 'students').nth(1).getByRole('cell').first().innerText()
  const otherEmail = await emailOf(rows(page, 'students').nth(1))
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

test('1,000 students: only the rows in view are rendered, and Enter scrolls on @any-screen', async ({
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

test('values that a spreadsheet damaged are noted beside their cell, and can still be sent @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await choose(
    page,
    [
      HEAD,
      'JosÃ©,NÃºÃ±ez,jose@example.com,5550100.0',
      '#REF!,Lee,lee@example.com,call wife 12',
      'Bea,Kemp,bea@example.com,5.55E+09',
      'Bea,Kemp,bea@example.com,555-010-0199',
    ].join('\n'),
  )
  await expect(upload(page).getByRole('status')).toHaveText(
    '4 students in roster.csv. 3 to look at: you can add them, but something about them is unusual. 1 skipped.',
  )
  await page.getByRole('button', { name: 'All 4' }).click()
  await expect(cell(page, 'First name', 2)).toHaveAccessibleDescription('The letters look garbled.')
  await expect(cell(page, 'First name', 3)).toHaveAccessibleDescription(
    'This is a spreadsheet error, not a name.',
  )
  await expect(cell(page, 'Phone', 3)).toHaveAccessibleDescription('This does not look like a phone number.')
  await expect(cell(page, 'Phone', 4)).toHaveAccessibleDescription(
    'The spreadsheet cut this number: digits are missing.',
  )
  await expect(rows(page, 'Students in the file').nth(3)).toContainText(
    'The same as row 4, with another phone number.',
  )
  await inHighWindow(page, checkAccessibility)
  await upload(page).getByRole('button', { name: 'Use José Núñez 5550100' }).click()
  await expect(cell(page, 'Last name', 2)).toHaveValue('Núñez')
  await expect(cell(page, 'Last name', 2)).toHaveAccessibleDescription('')
  await add(page).click()
  await expect(headline(page, '3 students added')).toBeVisible()
})

test('rows that can be sent but look unusual have a filter of their own, which comes first @any-screen', async ({
  page,
}) => {
  await choose(
    page,
    `${HEAD}\n${person(1)}\nBo,Silva,bo@gmial.com,\nCy,Silva,cy@example.com,call wife 12\n${person(4)}`,
  )
  const filter = page.getByRole('button', { name: 'Look at 2', exact: true })
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(upload(page).getByText(/2 to look at: you can add them/)).toBeVisible()
  await expect(cell(page, 'First name', 3)).toBeVisible()
  await expect(cell(page, 'First name', 2)).toHaveCount(0)
  await page.getByRole('button', { name: 'Use bo@gmail.com' }).click()
  await expect(page.getByRole('button', { name: 'Look at 1', exact: true })).toBeVisible()
})
