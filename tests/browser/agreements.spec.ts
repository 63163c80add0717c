import type { Locator } from '@playwright/test'
import { coveredStops } from '../bench/day/screens.ts'
import { rewrite } from './api.ts'
import { alert, CO_TAUGHT, comeBack, expect, formFailure, NOW, rows, test, toast } from './test.ts'

const NAMES = ['Code of Conduct', 'Instructor Agreement', 'Privacy Policy']
const ACCEPT = 'Accept all 3 documents'

test('an instructor reads the documents of the year, and accepts them together at the second try', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('newcomer')
  await page.goto('/accept-agreements')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Agreements for 2026', exact: true }),
  ).toBeVisible()
  await expect(page).toHaveTitle('Training')
  const waiting = page.getByRole('region', { name: 'To accept', exact: true }).getByRole('listitem')
  await expect(waiting).toHaveCount(3)
  await expect(waiting.first()).toContainText('CODE OF CONDUCT')
  for (const name of NAMES) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
    await expect(link).toHaveAttribute('href', /^https:\/\/documents\.example\.com\/[\w-]+-2026\.pdf$/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await checkAccessibility()

  await scenario('acceptAgreements:500x1')
  await page.getByRole('button', { name: ACCEPT, exact: true }).click()
  const text = 'Error Accepting Agreements: The mock was told to answer 500.'
  await expect(alert(page, text)).toBeVisible()
  await expect(formFailure(page, text)).toBeVisible()
  await checkAccessibility()
  await page.getByRole('button', { name: ACCEPT, exact: true }).press('Enter')
  await expect(toast(page, 'Agreements Accepted')).toBeVisible()
  const status = page.getByText('You have accepted the agreements for 2026. There is nothing left to do.')
  await expect(status).toBeFocused()
  await expect(formFailure(page, text)).toHaveCount(0)
  await expect(waiting).toHaveCount(0)
  await expect(
    page
      .getByRole('region', { name: 'Accepted', exact: true })
      .getByText('You accepted this on Nov 20, 2026'),
  ).toHaveCount(3)
  await expect(page.getByRole('button', { name: ACCEPT })).toHaveCount(0)
  await checkAccessibility()
  await page.reload()
  await expect(status).toBeVisible()
})

test('agreements that cannot be loaded show no toast: the page says so and offers a retry', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  test.slow()
  await signIn('newcomer')
  for (const fault of ['500', 'offline', 'html'])
    await test.step(fault, async () => {
      await scenario(`listAgreements:${fault}`)
      await page.goto('/accept-agreements')
      await expect(page.getByText('We could not load your agreements')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: ACCEPT })).toHaveCount(0)
      await checkAccessibility()
      await scenario('')
      await page.getByRole('button', { name: 'Try again', exact: true }).click()
      await expect(page.getByRole('button', { name: ACCEPT, exact: true })).toBeVisible()
    })
})

test('a year without agreements has nothing to accept', async ({ page, signIn, checkAccessibility }) => {
  await signIn('newcomer')
  await page.route(/\/api\/training\/agreements\?/, (route) =>
    route.fulfill({ json: { data: [], included: [], meta: { total: 0, totalPages: 1 } } }),
  )
  await page.goto('/accept-agreements')
  await expect(page.getByText('Nothing to accept', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await checkAccessibility()
})

test('a document with a hostile address is named but not linked', async ({ page, signIn }) => {
  await signIn('newcomer')
  type Documents = { included: { attributes: { documentUrl: string } }[] }
  await rewrite(page, /\/api\/training\/agreements\?/, ({ included: [first] }: Documents) => {
    if (first) first.attributes.documentUrl = 'https://documents.example.com@evil.example/code.pdf'
  })
  await page.goto('/accept-agreements')
  const item = page.getByRole('listitem').filter({ hasText: 'Code of Conduct' })
  await expect(item.getByText('because its address is not a safe one')).toBeVisible()
  await expect(item.getByRole('link')).toHaveCount(0)
})

test.describe('the reminder', () => {
  test('is on the pages of an instructor until the agreements are accepted', async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn('range')
    await page.goto('/my-courses')
    const bar = page.getByRole('region', { name: 'Agreements', exact: true })
    await expect(bar).toContainText('Please accept the 2026 agreements.')
    await checkAccessibility()
    await bar.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(page).toHaveURL('/accept-agreements')
    await expect(bar).toHaveCount(0)
    await page.getByRole('button', { name: ACCEPT, exact: true }).click()
    await expect(toast(page, 'Agreements Accepted')).toBeVisible()
    await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'Students' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeFocused()
    await expect(bar).toHaveCount(0)
  })

  test('leaves a roster usable, can be closed, and covers neither the bar of selected classes nor what has the focus', async ({
    page,
    signIn,
  }) => {
    await signIn('range')
    const bar = page.getByRole('region', { name: 'Agreements', exact: true })
    await page.goto(`/roster/${CO_TAUGHT}`)
    await expect(bar).toBeVisible()
    await page.getByRole('button', { name: 'Add student', exact: true }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: 'Not now', exact: true }).click()
    await expect(bar).toHaveCount(0)

    await page.goto('/my-classes')
    await expect(bar).toBeVisible()
    await rows(page, 'classes').first().getByRole('checkbox').check()
    const edgeOf = (target: Locator, edge: 'top' | 'bottom') =>
      target.evaluate((element, side) => element.getBoundingClientRect()[side], edge)
    const reminder = await edgeOf(bar, 'top')
    const selected = page.getByRole('region', { name: 'Selected classes', exact: true })
    await expect.poll(() => edgeOf(selected, 'bottom')).toBe(reminder)
    // At the end: in Firefox, Tab leaves the page.
    expect(await coveredStops(page, 32)).toEqual([])
  })

  test('is not there while nobody knows, nor once they are accepted', async ({ page, signIn, scenario }) => {
    await signIn('range')
    await scenario('listAgreements:403')
    const answer = page.waitForResponse(/\/api\/training\/agreements\?year=2026/)
    await page.goto('/students')
    await answer
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Agreements', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    await page.goto('about:blank')
    await signIn('instructor')
    await scenario('')
    const accepted = page.waitForResponse(/\/api\/training\/agreements\?year=2026/)
    await page.goto('/students')
    await accepted
    await expect(page.getByRole('row').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Agreements', exact: true })).toHaveCount(0)
  })
})

test('a page left open over New Year asks for the new agreements', async ({ page, signIn }) => {
  await signIn('instructor')
  await page.goto('/accept-agreements')
  await expect(page.getByText('There is nothing left to do.')).toBeVisible()
  await comeBack(page)
  await page.clock.setFixedTime(new Date(NOW + 60 * 86_400_000))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(
    page.getByRole('heading', { level: 1, name: 'Agreements for 2027', exact: true }),
  ).toBeVisible()
})
