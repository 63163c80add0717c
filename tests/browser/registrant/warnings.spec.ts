import { api } from '../api.ts'
import { alert, CO_TAUGHT, emailOf, EMPTY, expect, fillPerson, rows, test, toast } from '../test.ts'
import { drawer, settle } from './registrant.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a student who is on the roster already brings a warning, and is added at the second press', async ({
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
  await expect(alert(page, 'Ana Silva is already on this roster with the same email.')).toBeVisible()
  await checkAccessibility()
  await expect(rows(page, 'students')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('other@example.com')
  await expect(page.getByText('is already on this roster')).toHaveCount(0)
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(
    alert(page, 'Someone named Ana Silva is already on this roster with ana@example.com.'),
  ).toBeVisible()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Add anyway' }).click()
  await expect(toast(page, 'Student Added To Roster')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(2)
})

test('a student who was removed before brings a warning', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?type=REMOVED`)
  await expect(rows(page, 'students')).toHaveCount(2)
  const email = await emailOf(rows(page, 'students').first())
  // On this page, because nothing in the form says that the removed students are loaded.
  await page.getByRole('button', { name: 'Add student' }).click()
  await fillPerson(page, ['Ana', 'Silva'], email)
  await drawer(page).getByRole('button', { name: 'Add student' }).click()
  await expect(alert(page, /was removed from this class on \w{3} \d+, 2026/)).toBeVisible()
})
