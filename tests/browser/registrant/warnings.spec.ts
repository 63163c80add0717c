import { api } from '../api.ts'
import { alert, CO_TAUGHT, EMPTY, expect, fillPerson, rows, test, toast } from '../test.ts'
import { drawer, settle } from './registrant.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

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
