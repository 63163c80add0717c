// How pages start: what they ask for, and for whom.
import { callsOf, holdBack, ME } from './pages.ts'
import { alert, expect, rows, test } from './test.ts'

test('the retail-partner classes ask for everything once', async ({ page, signIn }) => {
  await signIn('retail')
  const calls = callsOf(page)
  await page.goto('/retail-partner-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
})

test('the page of the address is fetched while the application still loads', async ({ page, signIn }) => {
  await signIn('instructor')
  const askedForPage = page.waitForRequest(/\/assets\/StudentsPage-/)
  await page.route(/\/assets\/main-/, async (route) => {
    await askedForPage
    await route.continue()
  })
  await page.goto('/students')
  await expect(rows(page, 'students').first()).toBeVisible()
})

test.describe('when the account cannot be loaded', () => {
  test('the token lets an instructor in, and the page says so', async ({
    page,
    signIn,
    scenario,
    checkAccessibility,
  }) => {
    await signIn('instructor')
    await scenario('me:403')
    await page.goto('/my-classes')
    await expect(alert(page, 'We could not load your account.')).toBeVisible()
    await expect(rows(page, 'classes').first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Instructor' })).toBeVisible()
    await checkAccessibility()

    await scenario('')
    await alert(page, 'We could not load your account.').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Account of Dana Reyes' })).toBeVisible()
    await expect(alert(page, 'We could not load your account.')).toHaveCount(0)
  })

  test('a student is not let in', async ({ page, signIn, scenario }) => {
    await signIn('student')
    await scenario('me:403')
    const calls = callsOf(page)
    await page.goto('/my-classes')
    await expect(page.getByText('We could not load your account')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(calls.filter((call) => call !== ME)).toEqual([])
  })
})

test('until the account has settled there is only the outline of a page', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('instructor')
  const release = await holdBack(page, /\/api\/mesh\//)
  await page.goto('/my-classes')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Instructor' })).toHaveCount(0)
  await checkAccessibility(['page-has-heading-one'])
  release()
  await expect(rows(page, 'classes').first()).toBeVisible()
})
