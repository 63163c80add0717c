import { readFile } from 'node:fs/promises'
import { writeXlsx } from 'hucre/xlsx'
import { alert, EMPTY, expect, test } from '../test.ts'
import { cell, choose, file, HEAD, headline, list, upload } from './upload.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('columns that are not clear have to be chosen', async ({ page, checkAccessibility }) => {
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

test('when letters are not Unicode, the person is asked whether they look right', async ({
  page,
  checkAccessibility,
}) => {
  await choose(page, Buffer.from(`${HEAD}\nJosé,Núñez,jose@example.com,`, 'latin1'))
  await expect(headline(page, 'Do these names look right?')).toBeFocused()
  await expect(upload(page)).toContainText('José · Núñez · jose@example.com')
  await checkAccessibility()
  await page.getByRole('button', { name: 'Yes, they look right' }).click()
  await expect(cell(page, 'First name', 2)).toHaveValue('José')
})

test('an Excel file is read like a list', async ({ page }) => {
  const rows = [HEAD.split(','), [], ['Ana', 'Silva', 'ana@example.com', 5550100123]]
  const bytes = await writeXlsx({ sheets: [{ name: 'Notes' }, { name: 'Class', rows }] })
  await choose(page, Buffer.from(bytes), 'roster.xlsx')
  await expect(headline(page, 'Check the students')).toBeFocused()
  await expect(cell(page, 'First name', 3)).toHaveValue('Ana')
  await expect(cell(page, 'Phone', 3)).toHaveValue('5550100123')
})

const cells = (...students: string[]) => [HEAD, ...students].map((line) => line.split(','))

test('of a workbook with several sheets the person chooses one, and can choose again @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Cover', rows: [['Handgun Basics'], ['Contact', 'dana@example.com']] },
      { name: 'Saturday', rows: cells('Ana,Silva,ana@example.com,', 'Tom,Lee,tom@example.com,') },
      { name: 'Sunday', rows: cells('Bea,Kemp,bea@example.com,') },
      { name: 'Sign-in', rows: [HEAD.split(',')] },
    ],
  })
  await choose(page, Buffer.from(bytes), 'fall.xlsx')
  await expect(headline(page, 'Which sheet has the students?')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Saturday' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Sign-in' })).toBeDisabled()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Use this sheet' }).click()
  await expect(upload(page).getByRole('status')).toHaveText('2 students in fall.xlsx, sheet “Saturday”.')

  await page.getByRole('button', { name: 'Choose another sheet' }).click()
  await expect(page.getByRole('radio', { name: 'Saturday' })).toBeChecked()
  await page.getByRole('radio', { name: 'Sunday' }).click()
  await page.getByRole('button', { name: 'Use this sheet' }).click()
  await expect(upload(page).getByRole('status')).toHaveText('1 student in fall.xlsx, sheet “Sunday”.')
  await expect(cell(page, 'First name', 2)).toHaveValue('Bea')
})

test('“Name” above two columns: the person checks which is which @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await choose(page, 'Name,,Email\nSilva,Ana,info@example.com\nLee,Tom,office@example.com')
  await expect(headline(page, 'Which column is which?')).toBeFocused()
  await expect(upload(page).getByText('“Name” is above two columns')).toBeVisible()
  await page.getByRole('button', { name: 'Swap first and last names' }).click()
  await expect(page.getByRole('table', { name: 'The first students' })).toContainText(
    'AnaSilvainfo@example.com',
  )
  await checkAccessibility()
  await page.getByRole('button', { name: 'Check the students' }).click()
  await expect(upload(page).getByRole('status')).toHaveText('2 students in roster.csv.')
  await expect(cell(page, 'Last name', 3)).toHaveValue('Lee')
})

test('what is no list is refused in words, and another file is accepted', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}?tool=upload`)
  const give = (given: ReturnType<typeof file>) =>
    upload(page).locator('input[type=file]').setInputFiles(given)
  for (const [what, content, said] of [
    ['a damaged xlsx file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'Your browser could not read the file.'],
    ['an old xls file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'Save it as .xlsx or CSV'],
    ['an empty file', '', 'The file is empty.'],
    ['5 MB of commas', ','.repeat(5_000_000), 'The list is larger than 1 MB.'],
    ['900,000 commas', ','.repeat(900_000), 'Row 1 is longer than 2,000 characters.'],
    ['a file of column names', `Roster\n${HEAD}\n`, 'The list has column names but no students.'],
    ['an open quote', `${HEAD}\n"Ana,Silva\n`, 'A quotation mark is opened in row 2 and never closed.'],
  ] as const)
    await test.step(what, async () => {
      await give(file(content, 'students.csv'))
      await expect(alert(page, 'We could not use students.csv')).toContainText(said)
      await checkAccessibility()
    })
  await give(file(list(2)))
  await expect(headline(page, 'Check the students')).toBeVisible()
})

test('a dropped file is read, two are refused', async ({ page }) => {
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

test('the template has the column names', async ({ page }) => {
  await page.goto(`/roster/${EMPTY}?tool=upload`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    '\uFEFF"First name","Last name","Email","Phone"\r\n',
  )
})
