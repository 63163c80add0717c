// The list of an instructor's students.
import {
  alert,
  comeBack,
  confirmIn,
  emailOf,
  emailsOf,
  expect,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a refresh that fails keeps the rows, shows a notice, and can be tried again @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students')
  await expect(rows(page, 'students')).toHaveCount(10)
  await scenario('listStudents:403')
  await comeBack(page)
  const stale = alert(page, 'This may be out of date.')
  await expect(stale).toContainText('The mock was told to answer 403.')
  await expect(rows(page, 'students')).toHaveCount(10)
  await checkAccessibility()
  await scenario('')
  await stale.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
  await expect(rows(page, 'students')).toHaveCount(10)
})

test('a refused archiving changes nothing; then a student is pending until the list and its total change @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students')
  await expect(rows(page, 'students')).toHaveCount(10)
  const email = await emailOf(rows(page, 'students').first())
  const student = row(page, 'students', email)
  await scenario('archiveStudent:500')
  await rowAction(page, student, 'Archive')
  await expect(page.getByRole('dialog')).toContainText('There is no way to restore a student from here.')
  await checkAccessibility()
  await confirmIn(page, 'Archive this student?', 'Archive')
  await expect(toast(page, 'Error Archiving Student')).toBeVisible()
  await expect(student).toBeVisible()
  await expect(student).not.toContainText('Archiving…')

  await scenario('archiveStudent:slow')
  await rowAction(page, student, 'Archive')
  await confirmIn(page, 'Archive this student?', 'Archive')
  await expect(student).toContainText('Archiving…')
  await expect(toast(page, 'Student Archived')).toBeVisible()
  await expect(student).toHaveCount(0)
  await expect(page.getByText('10,699 students').first()).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(10)
})

test('archiving the last student of the last page goes to the previous page @any-screen', async ({
  page,
  signIn,
}) => {
  await signIn('range')
  await page.goto('/students?resultsperpage=50&page=2')
  await expect(rows(page, 'students')).toHaveCount(10)
  for (let left = 10; left > 0; left--) {
    await rowAction(page, rows(page, 'students').first(), 'Archive')
    await confirmIn(page, 'Archive this student?', 'Archive')
    await expect(page.getByText(`${49 + left} students`).first()).toBeVisible()
  }
  await expect(page).toHaveURL('/students?resultsperpage=50&page=1')
  await expect(rows(page, 'students')).toHaveCount(50)
})

test('the search finds anyone, and tells two people of one name apart', async ({ page, checkAccessibility }, {
  project,
}) => {
  await page.goto('/students?page=3')
  await expect(rows(page, 'students')).toHaveCount(10)
  // Rows have their number in the whole list.
  await expect(page.getByRole('table', { name: 'students' })).toHaveAttribute('aria-rowcount', '10701')
  for (const position of [0, 9])
    await expect(rows(page, 'students').nth(position)).toHaveAttribute('aria-rowindex', String(22 + position))
  const field = page.getByRole('textbox', { name: 'Search students' })
  await field.pressSequentially('zane abbott')
  await expect(page.getByText('3 of 10,700 students')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/students?search=zane+abbott')
  await expect(rows(page, 'students')).toHaveCount(3)
  await expect(page.getByRole('navigation', { name: 'Pages of students' })).toHaveCount(0)
  await checkAccessibility()
  const second = rows(page, 'students').nth(1)
  const email = await emailOf(second)
  const name = second.getByRole('cell').first()
  await expect(name.getByText(email)).toBeVisible({ visible: project.name === 'phone' })
  await second.getByRole('button', { name: 'Zane Abbott', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email)
  await page.goBack()
  await expect(field).toHaveValue('zane abbott')
  await page.getByText('Remedial', { exact: true }).click()
  await expect(page.getByText('Nothing matches “zane abbott”.')).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/students?type=REMEDIAL')
  await expect(rows(page, 'students')).toHaveCount(10)
})

test('a student is added to a class without typing anything again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students?type=REMEDIAL')
  const student = rows(page, 'students').first()
  const name = await student.getByRole('button').first().innerText()
  await rowAction(page, student, 'Add to a class')
  const drawer = page.getByRole('dialog', { name: 'Add to a class' })
  await expect(drawer.getByRole('heading', { name: `Which class for ${name}?` })).toBeFocused()
  await drawer.getByRole('textbox', { name: 'Search classes' }).fill('nov 29 defense')
  const full = drawer.getByRole('button', { name: /13 of 12, 1 over/ })
  await expect(drawer.getByRole('status')).toHaveText('1 upcoming class')
  await checkAccessibility()
  await full.click()
  await expect(drawer.getByRole('alert')).toContainText('Adding this student raises the class to 14 seats.')
  await checkAccessibility()
  await scenario('createRegistrant:lostx1')
  const add = drawer.getByRole('button', { name: 'Raise to 14 seats and add' })
  await add.click()
  await expect(drawer.getByRole('heading', { name: `${name} is on the roster` })).toBeFocused()
  await checkAccessibility()
  await drawer.getByRole('link', { name: 'Open the roster' }).click()
  await expect(row(page, 'students', name)).toHaveCount(1)
  await expect(rows(page, 'students')).toHaveCount(14)

  // The way back leads to the drawer; the roster has this student already.
  await page.goBack()
  await drawer.getByRole('button', { name: /14 of 14, full/ }).click()
  await expect(drawer.getByText(`${name} is already on this roster with the same email.`)).toBeVisible()
  await drawer.getByRole('button', { name: 'Back', exact: true }).click()
  await drawer.getByRole('textbox', { name: 'Search classes' }).fill('nothing like this')
  await expect(drawer.getByText('Nothing matches “nothing like this”')).toBeVisible()
})

test('with all students on one page, the list can be sorted @any-screen', async ({ page, signIn }) => {
  await signIn('range')
  await page.goto('/students?resultsperpage=0')
  await expect(rows(page, 'students')).toHaveCount(60)
  const emails = () => emailsOf(page)
  const before = await emails()
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click()
  const { compare } = new Intl.Collator('en-US', { numeric: true })
  await expect.poll(emails).toEqual(before.toSorted(compare))
})

test('students whose last result is remedial have a list of their own @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('range')
  await page.goto('/students')
  await expect(page.getByText('60 students').first()).toBeVisible()
  await page.getByText('Remedial', { exact: true }).click()
  await expect(page).toHaveURL('/students?type=REMEDIAL')
  await expect(page.getByText('60 students')).toHaveCount(0)
  await expect(page.getByText(/^\d students?$/).first()).toBeVisible()
  await checkAccessibility()
  await rows(page, 'students').first().getByRole('button').first().click()
  await page.getByRole('tab', { name: 'Class History' }).click()
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Remedial' }),
  ).not.toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/students?type=REMEDIAL')
  await page.goto('about:blank')
  await signIn('newcomer')
  await page.goto('/students?type=REMEDIAL')
  await expect(page.getByText('Nobody needs remedial training')).toBeVisible()
  await checkAccessibility()
  await page.goto('/students?type=ELSE')
  await expect(page).toHaveURL('/students?type=ALL')
})

test('two students with the same phone number have a hint @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/students')
  const first = rows(page, 'students').nth(0)
  const second = rows(page, 'students').nth(1)
  await expect(page.getByText(/^Same phone as/)).toHaveCount(0)
  const name = await second.getByRole('button').first().innerText()
  await second.getByRole('button').first().click()
  await page.getByLabel('Phone').fill('+1 555 019 9977')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await first.getByRole('button').first().click()
  await page.getByLabel('Phone').fill('(555) 019-9977')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(first.getByText(`Same phone as ${name}`)).toBeVisible()
  await expect(second.getByText(/^Same phone as/)).toBeVisible()
  await checkAccessibility()
})

test('the page numbers can be loaded again after their code failed to load @any-screen', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/PageLinks-/, (route) => route.abort())
  await page.goto('/students')
  const pages = page.getByRole('navigation', { name: 'Pages of students' })
  await expect(pages.getByRole('alert')).toContainText('We could not load the page numbers.')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
  await page.unrouteAll()
  await pages.getByRole('button', { name: 'Try again' }).click()
  await expect(pages.getByRole('button', { name: 'Page 2', exact: true })).toBeVisible()
  await expect(pages).toBeFocused()
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
})
