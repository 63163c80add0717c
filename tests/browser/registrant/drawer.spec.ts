import { api } from '../api.ts'
import { alert, CO_TAUGHT, expect, GRADED, INSTRUCTOR, test, toast } from '../test.ts'
import { drawer, FIRST, nameIn } from './registrant.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a name opens the drawer, which edits, calls, writes, and gives the focus back', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  const opener = nameIn(page, 0)
  const name = await opener.innerText()
  await opener.click()
  await expect(page).toHaveURL(/registrant=r-/)
  await expect(drawer(page).getByRole('heading', { name }).locator('bdi')).toBeFocused()
  await expect(drawer(page)).toContainText(/Registered .* 2026/)
  await expect(drawer(page)).toContainText(/E-learning (done|open)/)
  await expect(drawer(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await expect(drawer(page).getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.*@/)
  await checkAccessibility()
  const notes = drawer(page).getByLabel('Notes')
  await expect(notes).toHaveAccessibleDescription('Students never see them. All instructors of the class do.')
  await notes.fill('Bring the blue form')
  await drawer(page).getByRole('button', { name: 'Save' }).dblclick()
  await expect(toast(page, 'Student Updated')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('what the roster and the student list say is shown side by side', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  // The mock puts together every roster of the student when it is first asked.
  const link = drawer(page).getByRole('link', { name: 'Open the student record' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await expect(drawer(page).getByText('The roster and your student list differ')).toHaveCount(0)
  await drawer(page).getByLabel('Phone').fill('555-0177')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(drawer(page)).toHaveCount(0)
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  const record = drawer(page).getByRole('region', { name: 'Student record' })
  await expect(record.getByText('Roster 555-0177')).toBeVisible()
  await expect(record.getByText(/^Student list (\(555\)|None)/)).toBeVisible()
  await checkAccessibility()
  await record.getByRole('link', { name: 'Open the student record' }).click()
  await expect(page).toHaveURL(/\/students\?student=s-/)
  await expect(drawer(page).getByRole('tab', { name: 'Basic Info' })).toBeVisible()
})

test('a double click on a name is one step in the history @any-screen', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await nameIn(page, 0).evaluate((button: HTMLButtonElement) => button.click())
  await expect(page).toHaveURL(/registrant=/)
  await nameIn(page, 0).evaluate((button: HTMLButtonElement) => button.click())
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
})

test('a locked student is shown to read, with the reason @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${GRADED}`)
  await nameIn(page, 0).click()
  await expect(drawer(page)).toContainText('Results have been submitted for this student.')
  await expect(drawer(page).getByRole('definition').filter({ hasText: 'Passed' })).toBeVisible()
  await expect(drawer(page).getByRole('textbox')).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: /Save|Reschedule/ })).toHaveCount(0)
  const link = drawer(page).getByRole('link', { name: 'Open the student record' })
  await expect(link).toBeVisible({ timeout: 20_000 })
  await checkAccessibility()
  await page.goto(`/roster/${CO_TAUGHT}?type=REMOVED`)
  await nameIn(page, 0).click()
  await expect(drawer(page)).toContainText('This student was removed from the class.')
  await checkAccessibility()
  await page.goto(page.url() + '&step=RESCHEDULE')
  await expect(drawer(page)).toContainText('This student was removed from the class.')
})

test('a form keeps what was typed when its student is removed elsewhere, and says why @any-screen', async ({
  page,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await drawer(page).getByLabel('Notes').fill('Half a note')
  expect((await api(page, 'delete', `registrants/${FIRST}`)).status()).toBe(204)
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'Error Updating Student: This student was removed from the class')).toBeVisible()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  await expect(drawer(page).getByLabel('Notes')).toHaveValue('Half a note')
})

test('a class of another keeps the student record to its owner @any-screen', async ({ page, signIn }) => {
  await signIn('range')
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await expect(drawer(page).getByLabel('Last name')).toBeVisible()
  await expect(page.getByText('Student record')).toHaveCount(0)
  expect(FIRST).toContain(INSTRUCTOR)
})
