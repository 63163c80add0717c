// The first hour of a new instructor, up to their first class.
import { expectStart } from './keyboard.ts'
import { fillSteps, button } from './wizard/wizard.ts'
import { expect, rows, test, toast } from './test.ts'

test('a newcomer walks from the first step to a first class', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  test.slow()
  await signIn('newcomer')
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Your first hour', exact: true })
  const steps = panel.getByRole('listitem')
  const take = (action: string) => panel.getByRole('link', { name: action, exact: true }).click()
  const back = () => page.getByRole('link', { name: 'Your first hour', exact: true }).click()

  await expect(panel).toContainText('1 of 6 steps done')
  await expect(steps).toHaveText([
    /^Accept the agreements/,
    /^Check your certifications, done/,
    /^Connect a payment account/,
    /^Introduce yourself/,
    /^Create a course/,
    /^Schedule a class.*First create a course\.$/,
  ])
  await expect(page.getByRole('region', { name: 'Next class' })).toHaveCount(0)
  // The first step says it already.
  await expect(page.getByRole('region', { name: 'Agreements', exact: true })).toHaveCount(0)
  await checkAccessibility()

  await take('Read and accept')
  await expect(page.getByRole('heading', { level: 1, name: 'Agreements for 2026' })).toBeFocused()
  await button(page, 'Accept all 3 documents').click()
  await expect(toast(page, 'Agreements Accepted')).toBeVisible()
  await checkAccessibility()
  await back()
  await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeFocused()
  await expect(panel).toContainText('2 of 6 steps done')

  await take('Connect')
  await button(page, 'Connect a payment account').click()
  await page.getByRole('button', { name: /^Connect ?your account is verified/ }).click()
  await expect(toast(page, 'Account Connected')).toBeVisible()
  await back()
  await expect(panel).toContainText('3 of 6 steps done')

  await take('Create a course')
  await fillSteps(page)
  await button(page, 'Create course').click()
  await expect(page.getByText('Not published yet')).toBeVisible()
  await button(page, 'Save and publish').click()
  await expect(page).toHaveURL('/my-courses')
  await back()
  await expect(panel).toContainText('4 of 6 steps done')

  await take('Schedule a class')
  const form = page.getByRole('dialog', { name: 'Add a class' })
  await expectStart(page, form.getByLabel('Date'))
  await form.getByLabel('Date').fill('2027-01-04')
  await form.getByLabel('Start').fill('18:00')
  await form.getByLabel('End').fill('21:00')
  await form.getByRole('button', { name: 'Add class', exact: true }).click()
  await expect(toast(page, 'Class Added')).toBeVisible()
  await expect(rows(page, 'classes')).toHaveCount(1)
  await back()

  const next = page.getByRole('region', { name: 'Next class' })
  await expect(next).toContainText('Evening at the Range')
  await expect(next.getByRole('link', { name: 'Roster', exact: true })).toBeVisible()
  await expect(page.getByText('Agreements, certifications and payments are in order.')).toBeVisible()
  await page.getByRole('link', { name: 'My Courses' }).click()
  await expect(rows(page, 'courses')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Your first hour', exact: true })).toHaveCount(0)
})

test('the way back to the first hour is not shown to someone else in the same tab @any-screen', async ({
  page,
  signIn,
}) => {
  await signIn('newcomer')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your first hour', exact: true })).toContainText('steps done')
  const back = page.getByRole('link', { name: 'Your first hour', exact: true })
  await page.goto('/my-courses')
  await expect(back).toBeVisible()
  await page.goto('about:blank')
  await signIn('instructor')
  await page.goto('/my-courses')
  await expect(rows(page, 'courses').first()).toBeVisible()
  await expect(back).toHaveCount(0)
})
