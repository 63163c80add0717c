// The home of an instructor: the class that runs or comes next, and what needs attention.
import type { Page } from '@playwright/test'
import { shiftOf, watchShifts } from '../bench/day/screens.ts'
import { holdBack } from './pages.ts'
import { alert, comeBack, expect, INSTRUCTOR, occurrenceId, rows, test } from './test.ts'
import { travel } from './travel.ts'

/** Two days: November 19, which is over, and November 21, from 9 to 5. */
const NEXT = occurrenceId(8)

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const next = (page: Page) => panel(page, 'Next class')

test.describe('a busy instructor', () => {
  test.beforeEach(({ signIn }) => signIn('instructor'))

  test('sees nothing move when the lists come one after the other', async ({ page }) => {
    await page.addInitScript(watchShifts)
    const letGo = await holdBack(page, /\/occurrences\?.*to_be_graded/)
    const isThere = page.waitForResponse(/\/occurrences\?.*future/)
    await page.goto('/dashboard')
    await (await isThere).finished()
    await expect(page.getByRole('status', { name: /^Loading/ }).first()).toBeVisible()
    letGo()
    await expect(next(page)).toContainText('have e-learning left')
    await expect(panel(page, 'The next 7 days')).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })

  test('sees the next class at once, with all that is needed on the day', async ({
    page,
    viewport,
    checkAccessibility,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expect(page).toHaveTitle('Dashboard | Harbor Training')
    const card = next(page)
    await expect(card).toContainText('Tomorrow, begins in 24 hours')
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Concealed Carry and Home Defense')
    await expect(card).toContainText('Sat, Nov 21, 2026, 9:00 AM – 5:00 PM CST · Day 2 of 2')
    await expect(card).toContainText('Lakeside Range, 100 Range Road, Madison, WI 53703')
    await expect(card.getByRole('link', { name: 'Map of Lakeside Range, in a new tab' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Lakeside%20Range%2C%20100%20Range%20Road/,
    )
    await expect(card).toContainText('5 of 12 seats taken, 7 left')
    await expect(card).toContainText('2 of 5 students have e-learning left')
    for (const [name, href] of [
      ['Roster', `/roster/${NEXT}`],
      ['Add walk-in', `/roster/${NEXT}?registrant=new`],
      ['Print the sign-in sheet', `/roster/${NEXT}?tool=print`],
    ] as const)
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    // It has seats to offer, and no results before it begins.
    await expect(card.getByRole('link', { name: 'Results' })).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    // No scrolling to any of it.
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport?.height ?? 0)
    await expect(panel(page, /^Ready to teach/)).toContainText('Minnesota Carry Permit has ended')
    await checkAccessibility()
  })

  test('sees which classes need attention, and goes there', async ({ page }) => {
    await page.goto('/dashboard')
    const toGrade = panel(page, 'To grade (13)')
    await expect(toGrade.getByRole('listitem')).toHaveText([
      /Thu, Nov 5.*8 students/,
      /Thu, Nov 5/,
      /Mon, Nov 9/,
      /.*/,
    ])
    const full = panel(page, 'Nearly full (12)')
    await expect(full.getByRole('listitem')).toHaveText([/1 seat left/, /2 seats left/, /1 seat left/])
    const empty = panel(page, 'No students yet (1)')
    await expect(empty.getByRole('listitem')).toHaveText([/Sun, Dec 6, 2026 · Madison, WI.*in 16 days/])
    await empty.getByRole('link').click()
    await expect(page).toHaveURL(`/roster/${occurrenceId(4)}`)
    await page.goBack()
    await toGrade.getByRole('link', { name: 'All classes to grade' }).click()
    await expect(rows(page, 'classes')).toHaveCount(10)
    await expect(page.getByRole('radio', { name: 'To be graded' })).toBeChecked()
    await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'Home' }).click()
    await toGrade.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/submit-results\//)
  })

  test('goes on to a walk-in, to a class of the next seven days and to the last classes @any-screen', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await next(page).getByRole('link', { name: 'Add walk-in' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page).toHaveURL(`/roster/${NEXT}?registrant=new`)
    await page.goBack()

    const week = panel(page, 'The next 7 days')
    await expect(week.getByRole('heading', { level: 3 })).toHaveCount(7)
    const days = week.locator('ol > li')
    await expect(days.first()).toHaveAttribute('aria-current', 'date')
    await expect(days.first()).toContainText('No class')
    await expect(week.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      new RegExp(`^webcal://[^/]+/instructor/${INSTRUCTOR}\\.ics$`),
    )
    await days.nth(1).getByRole('link', { name: '9:00 AM Concealed Carry and Home Defense' }).click()
    await expect(page).toHaveURL(`/roster/${NEXT}`)
    await page.goBack()

    const lately = panel(page, 'The last 90 days')
    await expect(lately).toContainText(/\d+% of the seats were taken on average, in \d+ classes/)
    await lately.getByRole('link', { name: 'Completed classes' }).click()
    await expect(page.getByRole('radio', { name: 'Completed' })).toBeChecked()
  })

  test('sees the class that runs, until it ends', async ({ page, scenario, checkAccessibility }) => {
    await travel(page, scenario, '2026-11-21T22:15:00.000Z')
    await page.goto('/dashboard')
    await expect(next(page)).toContainText('Running now, 45 minutes left')
    await expect(next(page).getByRole('link', { name: 'Results', exact: true })).toHaveAttribute(
      'href',
      `/submit-results/${NEXT}`,
    )
    await expect(next(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
    await checkAccessibility()
    await travel(page, scenario, '2026-11-21T23:00:00.000Z')
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(next(page)).toContainText('In 2 days')
    // It is over, so it waits for its results.
    await expect(panel(page, 'To grade (14)')).toBeVisible()
  })

  test('a panel that could not be loaded says so, and can try again; the others are there @any-screen', async ({
    page,
    scenario,
    checkAccessibility,
  }) => {
    await scenario('listAgreements:500,getCourse:500,listRegistrants:500')
    await page.goto('/dashboard')
    const ready = panel(page, 'Ready to teach')
    await expect(ready.getByRole('alert')).toContainText('We could not load what you need to teach.')
    await expect(next(page).getByText('We could not load the venue.')).toBeVisible()
    await expect(next(page).getByText('We could not load the e-learning.')).toBeVisible()
    await expect(panel(page, 'To grade (13)')).toBeVisible()
    await checkAccessibility()
    await scenario('')
    await ready.getByRole('button', { name: 'Try again' }).click()
    await expect(ready).toContainText('Minnesota Carry Permit has ended')
    await expect(next(page)).toContainText('Lakeside Range')
    await expect(next(page)).toContainText('have e-learning left')
  })

  test('without its lists it says so once, one try brings them back, and they stay when a refresh fails @any-screen', async ({
    page,
    scenario,
    checkAccessibility,
  }) => {
    await scenario('listInstructorOccurrences:403')
    await page.goto('/dashboard')
    await expect(alert(page, 'We could not load everything on this page.')).toBeVisible()
    await expect(panel(page, /^Ready to teach/)).toContainText('Minnesota Carry Permit has ended')
    await expect(next(page)).toHaveCount(0)
    await expect(panel(page, 'The last 90 days')).toHaveCount(0)
    await checkAccessibility()
    await scenario('')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page, 'To grade (13)')).toBeVisible()
    await expect(next(page)).toContainText('Tomorrow')
    await expect(panel(page, 'The last 90 days')).toContainText('seats were taken')
    await expect(alert(page, 'We could not load everything on this page.')).toHaveCount(0)

    // A refresh that fails leaves what was there.
    await scenario('listInstructorOccurrences:403')
    await comeBack(page)
    await expect(alert(page, 'This may be out of date.')).toBeVisible()
    await expect(panel(page, 'To grade (13)')).toBeVisible()
  })
})

test('a range partner is told what is missing', async ({ page, signIn, checkAccessibility }) => {
  await signIn('range')
  await page.goto('/dashboard')
  const ready = panel(page, 'Ready to teach')
  await expect(ready.getByRole('link', { name: 'Read and accept' })).toHaveAttribute(
    'href',
    '/accept-agreements',
  )
  await expect(ready).toContainText('Your payment account is still being checked')
  await expect(ready.getByRole('link', { name: 'See payments', exact: true })).toHaveAttribute(
    'href',
    '/payments',
  )
  await expect(panel(page, 'No students yet')).toContainText('Every upcoming class has students.')
  await checkAccessibility()
})
