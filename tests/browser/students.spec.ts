import { confirmIn, expect, INSTRUCTOR, row, rowAction, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))
const STUDENT = `s-${INSTRUCTOR}-3`

test('a student is read, edited and noted in the drawer', async ({ page, checkAccessibility }) => {
  await page.goto('/students?resultsperpage=25')
  await expect(page.getByText('10,700 students').first()).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(25)
  await checkAccessibility()
  const opener = rows(page, 'students').first().getByRole('button').first()
  const name = await opener.innerText()
  await opener.click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByLabel('Last name')).toBeVisible()
  await checkAccessibility()
  await drawer.getByLabel('Notes').fill('Prefers mornings')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(drawer.getByLabel('Notes')).toHaveValue('Prefers mornings')
  await drawer.getByRole('tab', { name: 'Class History' }).click()
  await expect(page).toHaveURL(/tab=HISTORY/)
  await expect(drawer.getByRole('listitem').first()).toContainText(/Registered|Passed|Removed/)
  await checkAccessibility()
})

test('a link leads to a student, a tab, and a field', async ({ page }) => {
  await page.goto(`/students?student=${STUDENT}&tab=HISTORY`)
  await expect(page.getByRole('tab', { name: 'Class History' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
  await expect(page.getByLabel('Notes')).toBeFocused()
  await page.goto(`/students?student=${STUDENT}&mode=EDIT`)
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.goto('/students?student=nobody')
  await expect(page.getByRole('dialog')).toContainText('We could not load this student')
})

test('notes are not lost by a click, a tab or a refusal', async ({ page, scenario }) => {
  await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
  await page.getByLabel('Notes').fill('Half a note')
  await page.getByRole('tab', { name: 'Class History' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await scenario('updateStudent:500')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("Couldn't Update Student: The mock was told to answer 500.")).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Half a note')
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what the server says of a field stands at the field', async ({ page }) => {
  await page.goto(`/students?student=${STUDENT}&mode=EDIT`)
  await page.getByLabel('Email').fill('a@b')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
})

test('archiving is pending until it is done; total and list follow', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto('/students')
  await expect(rows(page, 'students')).toHaveCount(10)
  await scenario('archiveStudent:slow')
  const email = await rows(page, 'students').first().getByRole('link', { name: /@/ }).innerText()
  await rowAction(page, rows(page, 'students').first(), 'Archive')
  await expect(page.getByRole('dialog')).toContainText('There is no way to restore a student from here.')
  await checkAccessibility()
  await confirmIn(page, 'Archive this student?', 'Archive')
  await expect(row(page, 'students', email)).toContainText('Archiving…')
  await expect(toast(page, 'Student Archived')).toBeVisible()
  await expect(row(page, 'students', email)).toHaveCount(0)
  await expect(page.getByText('10,699 students').first()).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(10)
})

test('archiving that is refused changes nothing', async ({ page, scenario }) => {
  await page.goto('/students')
  await scenario('archiveStudent:500')
  const email = await rows(page, 'students').first().getByRole('link', { name: /@/ }).innerText()
  await rowAction(page, rows(page, 'students').first(), 'Archive')
  await confirmIn(page, 'Archive this student?', 'Archive')
  await expect(toast(page, 'Error Archiving Student')).toBeVisible()
  await expect(row(page, 'students', email)).toBeVisible()
  await expect(row(page, 'students', email)).not.toContainText('Archiving…')
})

test('archiving the last one of the last page goes to the page before', async ({ page, signIn }) => {
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
