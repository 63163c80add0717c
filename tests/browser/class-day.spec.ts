// A class day of an instructor at the range, on a phone.
import type { Page } from '@playwright/test'
import { api } from './api.ts'
import {
  expect,
  fillPerson,
  inHighWindow,
  INSTRUCTOR,
  NOW,
  occurrenceId,
  row,
  rows,
  test,
  toast,
} from './test.ts'
import { travel } from './travel.ts'

/** Two days: November 19, which is over, and November 21, from 9 to 5. */
const TODAY = occurrenceId(8)
const MORNING = '2026-11-21T14:30:00.000Z'
const EVENING = '2026-11-21T23:05:00.000Z'

test.beforeEach(({ signIn }) => signIn('instructor'))

const here = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('today: two walk-ins, arrivals, and results for everyone', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  test.slow()
  const next = page.getByRole('region', { name: 'Next class' })
  await travel(page, scenario, MORNING)
  await page.goto('/dashboard')
  await expect(next).toContainText('Today, begins in 30 minutes')
  await next.getByRole('link', { name: 'Add walk-in', exact: true }).click()

  for (const [first, count] of [
    ['Ana', '1 of 6'],
    ['Bo', '2 of 7'],
  ] as const) {
    const form = page.getByRole('dialog', { name: 'Add a student' })
    await fillPerson(page, [first, 'Silva'], `${first.toLowerCase()}@example.com`)
    await form.getByRole('button', { name: /^Add (student|anyway)$/ }).click()
    await expect(toast(page, 'Student Added To Roster')).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(status(page, `Sat, Nov 21: ${count} here.`)).toBeVisible()
    if (first === 'Ana') await page.getByRole('button', { name: 'Add student', exact: true }).first().click()
  }

  await expect(status(page, '2 of 7 here. Kept on this device only.')).toBeVisible()
  await expect(here(page, 'Ana Silva is here')).toHaveAttribute('aria-pressed', 'true')
  await here(page, 'Bo Silva is here').click()
  await expect(status(page, '1 of 7 here.')).toBeVisible()
  await here(page, 'Bo Silva is here').press('Enter')
  await inHighWindow(page, checkAccessibility)
  await page.reload()
  await expect(status(page, '2 of 7 here.')).toBeVisible()

  await travel(page, scenario, EVENING)
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: /^To grade/ })
    .getByRole('link', { name: 'All classes to grade' })
    .click()
  await page.goto(`/submit-results/${TODAY}`)
  await page.getByRole('button', { name: 'Set the 5 not here to No show', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Submit results' })).toContainText(/No show5/)
  await expect(page.getByRole('button', { name: /^Set the \d/ })).toHaveCount(0)
  for (const name of ['Ana Silva', 'Bo Silva'])
    await page
      .getByRole('radiogroup', { name: `Result of ${name}` })
      .getByText('Passed', { exact: true })
      .click()
  await page.getByRole('button', { name: 'Submit results' }).first().click()
  const sure = page.getByRole('dialog', { name: 'Submit these results?' })
  await expect(sure).toContainText('2 passed, 5 no show')
  await sure.getByRole('button', { name: 'Submit results' }).click()
  await expect(toast(page, 'Results Submitted')).toBeVisible()
  await expect(page).toHaveURL(`/roster/${TODAY}`)
  await expect(rows(page, 'students')).toHaveCount(7)
  await expect(row(page, 'students', 'Ana Silva')).toContainText('Passed')
  await expect(page.getByText(/of 7 here/)).toHaveCount(0)
})

test('arrivals belong to a day, and results take those of another day only when told to', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  test.slow()
  await page.goto(`/roster/${TODAY}`)
  // Kept by an older release, without a day.
  await page.evaluate(
    ([key = '', savedAt]) => {
      const ids = [1, 2, 3].map((n) => key.replace(/.*attendance\.o/, 'r') + `-${n}`)
      localStorage.setItem(key, JSON.stringify({ savedAt: Number(savedAt), values: { ids } }))
    },
    [`draft.${INSTRUCTOR}.attendance.${TODAY}`, String(NOW)],
  )
  await page.reload()
  const arrivals = page.getByRole('button', { name: / is here$/ })
  await expect(status(page, 'Thu, Nov 19: 0 of 5 here.')).toBeVisible()
  await arrivals.nth(0).click()
  await arrivals.nth(1).click()
  const count = status(page, 'Thu, Nov 19: 2 of 5 here.')
  // As it is drawn, with its spaces.
  await expect(count).toHaveText(/^Thu, Nov 19: 2 of 5 here/, { useInnerText: true })

  await travel(page, scenario, MORNING)
  await page.reload()
  await expect(status(page, 'Sat, Nov 21: 0 of 5 here.')).toBeVisible()
  await arrivals.nth(0).click()
  await travel(page, scenario, EVENING)
  await page.goto(`/submit-results/${TODAY}`)
  await expect(page.getByText('By the arrivals of Sat, Nov 21:')).toBeVisible()
  await expect(here(page, 'Passed for the 1 here, No show for 4')).toBeVisible()

  await page.goto(`/roster/${TODAY}`)
  await arrivals.nth(0).click()
  await page.goto(`/submit-results/${TODAY}`)
  await expect(page.getByText('Nobody was marked as here on the last day, Sat, Nov 21.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Passed for|Set) the \d/ })).toHaveCount(0)
  await here(page, 'Use the arrivals of Thu, Nov 19').press('Enter')
  await expect(page.getByText('By the arrivals of Thu, Nov 19:')).toBeVisible()
  await checkAccessibility(['target-size'])
  await page.keyboard.press('Tab')
  await expect(here(page, 'Passed for the 2 here, No show for 3')).toBeFocused()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('region', { name: 'Submit results' })
  await expect(summary).toContainText(/Passed2/)
  await expect(summary).toContainText(/No show3/)
  await expect(page.getByRole('button', { name: /^(Passed for|Set) the \d/ })).toHaveCount(0)
})

test('the roster takes no attendance before the day, nor after the results are submitted', async ({
  page,
}) => {
  for (const id of [occurrenceId(3), occurrenceId(0)]) {
    await page.goto(`/roster/${id}`)
    await expect(rows(page, 'students').first()).toBeVisible()
    await expect(page.getByRole('button', { name: / is here$/ })).toHaveCount(0)
  }
})

test('two tabs of a browser show the same arrivals @any-screen', async ({ page, context }) => {
  await page.goto(`/roster/${TODAY}`)
  await expect(status(page, '0 of 5 here.')).toBeVisible()
  const other = await context.newPage()
  await other.clock.setFixedTime(Date.parse('2026-11-20T15:00:00Z'))
  await other.goto(`/roster/${TODAY}`)
  await other
    .getByRole('button', { name: / is here$/ })
    .first()
    .click()
  await expect(status(page, '1 of 5 here.')).toBeVisible()
})

test.describe('the first screen on the day', () => {
  const SIZES = {
    phone: { size: { width: 390, height: 844 }, first: { light: 400, sunlight: 400 } },
    'small phone': { size: { width: 320, height: 568 }, first: { light: 400, sunlight: 520 } },
    desktop: { size: { width: 1280, height: 800 }, first: { light: 300, sunlight: 350 } },
  }
  const topOf = async (page: Page, index: number) =>
    (await rows(page, 'students').nth(index).getByRole('button').first().boundingBox())?.y ?? Infinity

  for (const appearance of ['light', 'sunlight'] as const)
    test(`starts with the students, in ${appearance} @any-screen`, async ({
      page,
      scenario,
      context,
      baseURL,
      checkAccessibility,
    }) => {
      test.slow()
      await page.goto(`/roster/${TODAY}`)
      await context.addCookies([{ name: 'appearance', value: appearance, url: baseURL ?? '' }])
      await travel(page, scenario, MORNING)
      const noted = await rows(page, 'students').first().getByRole('button').first().innerText()
      const id = await rows(page, 'students').first().getAttribute('data-row-id')
      const path = `registrants/${id}`
      expect((await api(page, 'patch', path, { notes: 'Left-handed. Allergic to latex.' })).ok()).toBe(true)
      for (const [name, { size, first }] of Object.entries(SIZES)) {
        await page.setViewportSize(size)
        await page.reload()
        await expect(row(page, 'students', noted)).toContainText('Allergic to latex.')
        await expect(page.getByText('Today, day 2 of 2, 9:00 AM – 5:00 PM CST')).toBeVisible()
        expect(await topOf(page, 0), name).toBeLessThan(first[appearance])
        // Whether or not a student has a phone number, the buttons stand in a column.
        const lefts = page
          .getByRole('button', { name: / is here$/ })
          .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size)
        expect(await lefts, name).toBe(1)
        await inHighWindow(page, checkAccessibility)
      }

      await page.setViewportSize(SIZES.phone.size)
      await page.goto(`/submit-results/${TODAY}`)
      const third = rows(page, 'students').nth(2).getByRole('radio').first()
      await expect(third).toBeVisible()
      const bar = page.getByRole('region', { name: 'Submit results' })
      const [buttons, over] = [await third.boundingBox(), await bar.boundingBox()]
      expect((buttons?.y ?? Infinity) + (buttons?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
      await inHighWindow(page, checkAccessibility)
    })
})
