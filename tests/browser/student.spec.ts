// The drawer of a student.
import { alert, confirmIn, expect, formFailure, INSTRUCTOR, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))
const STUDENT = `s-${INSTRUCTOR}-3`

test('the drawer shows a student, edits the student and keeps notes', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/students?resultsperpage=25')
  await expect(page.getByText('10,700 students').first()).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(25)
  await checkAccessibility()
  const opener = rows(page, 'students').first().getByRole('button').first()
  const name = await opener.innerText()
  await opener.click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByLabel('Last name')).toBeVisible()
  for (const [way, href] of [
    ['Call', /^tel:/],
    ['Text', /^sms:/],
    ['Email', /^mailto:.*@/],
  ] as const)
    await expect(drawer.getByRole('link', { name: way, exact: true })).toHaveAttribute('href', href)
  await checkAccessibility()
  await expect(drawer.getByLabel('Notes')).toHaveAccessibleDescription('Only you see them.')
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

test('a link opens a student, a tab, and a field @any-screen', async ({ page }) => {
  await page.goto(`/students?student=${STUDENT}&tab=HISTORY`)
  await expect(page.getByRole('tab', { name: 'Class History' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
  await expect(page.getByLabel('Notes')).toBeFocused()
  await page.goto(`/students?student=${STUDENT}&mode=EDIT`)
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.goto('/students?student=nobody')
  await expect(page.getByRole('dialog')).toContainText('We could not find this student')
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText('Students')
})

test('neither another tab nor a refusal loses a note, which goes at the next try @any-screen', async ({
  page,
  scenario,
}) => {
  await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
  await page.getByLabel('Notes').fill('Half a note')
  await page.getByRole('tab', { name: 'Class History' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  for (const [fault, text] of Object.entries({
    409: 'The mock was told to answer 409.',
    422: 'The mock was told to answer 422.',
    500: 'The mock was told to answer 500.',
    offline: 'We could not reach the server.',
  }))
    await test.step(fault, async () => {
      await scenario(`updateStudent:${fault}`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(formFailure(page, `Couldn't Update Student: ${text}`)).toBeVisible()
      await expect(alert(page, "Couldn't Update Student:")).toHaveCount(1)
      await expect(page.getByLabel('Notes')).toHaveValue('Half a note')
    })
  await scenario('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Student Updated')).toBeVisible()

  await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
  await page.getByLabel('Notes').fill('Half a note more')
  await page.keyboard.press('Escape')
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what the server says about a field is shown at the field @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  // The form and the mock have the same rules; another server may have more.
  await page.route(`**/api/training/students/${STUDENT}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 422,
          json: { errors: [{ status: '422', message: 'This address bounces', field: 'email' }] },
        })
      : route.fallback(),
  )
  await page.goto(`/students?student=${STUDENT}&mode=EDIT`)
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This address bounces', { exact: true })).toBeVisible()
  await expect(formFailure(page, "Couldn't Update Student. Check the fields below.")).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await checkAccessibility()
})
