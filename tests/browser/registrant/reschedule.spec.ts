import type { Page } from '@playwright/test'
import { alert, CO_TAUGHT, confirmIn, EMPTY, expect, row, rowAction, rows, test, toast } from '../test.ts'
import { expectStart } from '../keyboard.ts'
import { drawer, FIRST, nameIn, settle } from './registrant.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const classes = (page: Page) => page.getByRole('list', { name: 'Classes to move to' }).getByRole('listitem')

test('a student moves to another class by keyboard; both rosters and their counts follow', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
  const name = await nameIn(page, 0).innerText()
  await nameIn(page, 0).focus()
  await page.keyboard.press('Enter')
  await expectStart(page, drawer(page).getByText(name, { exact: true }).first())
  await drawer(page).getByRole('button', { name: 'Reschedule' }).press('Enter')
  await expect(page).toHaveURL(/step=RESCHEDULE/)
  await expect(drawer(page).getByRole('heading', { name: 'Move to another class' })).toBeFocused()
  // The class itself and the one whose students register elsewhere are not there.
  await expect(classes(page)).toHaveCount(3)
  await expect(classes(page).first()).toContainText('Seats taken: 13 of 12, 1 over')
  await checkAccessibility()

  await drawer(page).getByLabel('Search classes').fill('dec 6')
  await expect(classes(page)).toHaveCount(1)
  await drawer(page).getByLabel('Search classes').fill('august')
  await expect(drawer(page).getByText('Nothing matches “august”')).toBeVisible()
  await checkAccessibility()
  await drawer(page).getByLabel('Search classes').fill('dec 6')
  await expect(classes(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(drawer(page).getByRole('heading', { name: `Move ${name}?` })).toBeFocused()
  await expect(drawer(page).getByRole('definition').first()).toContainText(
    /Tue, Dec 1, 2026.*9:00 AM – 5:00 PM CST/,
  )
  await expect(drawer(page).getByRole('definition').nth(1)).toContainText(
    /Sun, Dec 6, 2026.*9:00 AM – 5:00 PM CST/,
  )
  await checkAccessibility()
  await drawer(page).getByRole('button', { name: 'Back' }).click()
  await expect(drawer(page).getByLabel('Search classes')).toHaveValue('dec 6')
  await classes(page).getByRole('button').click()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Move student' }).focus()
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(5)
  await expect(row(page, 'students', name)).toHaveCount(0)
  await page.goto(`/roster/${EMPTY}`)
  await expect(page.getByText('1 student, 12 seats')).toBeVisible()
  await expect(row(page, 'students', name)).toBeVisible()
})

test('past classes can be chosen, full ones too, graded ones say why not', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await drawer(page).getByText('Past', { exact: true }).click()
  await expect(classes(page)).toHaveCount(4)
  await expect(classes(page).nth(0)).toContainText('Already started')
  await expect(classes(page).nth(1)).toContainText('Past class')
  await expect(classes(page).nth(1)).toContainText('12 of 12, full')
  const graded = classes(page).nth(3).getByRole('button')
  await graded.scrollIntoViewIfNeeded()
  await expect(graded).toHaveAttribute('aria-disabled', 'true')
  await expect(graded).toContainText('Its results have been submitted.')
  await checkAccessibility()
  await graded.dispatchEvent('click')
  await expect(drawer(page).getByRole('heading', { name: 'Move to another class' })).toBeVisible()

  await classes(page).nth(1).getByRole('button').click()
  await expect(drawer(page).getByText('That class is full')).toBeVisible()
  await expect(drawer(page).getByText('That class is over')).toBeVisible()
  await checkAccessibility()
  await settle(page)
  await drawer(page).getByRole('button', { name: 'Raise to 13 seats and move' }).click()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
})

test('a move that fails is explained in place, and can be tried again', async ({ page, scenario }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await classes(page).nth(1).getByRole('button').click()
  await settle(page)
  for (const [fault, said] of [
    ['409', 'The mock was told to answer 409.'],
    ['422', 'The mock was told to answer 422.'],
    ['500', 'The mock was told to answer 500.'],
    ['offline', 'We could not reach the server. Check your connection.'],
  ] as const)
    await test.step(fault, async () => {
      await scenario(`updateRegistrant:${fault}`)
      await drawer(page).getByRole('button', { name: 'Move student' }).click()
      await expect(alert(page, `Problem rescheduling Student: ${said}`)).toHaveCount(1)
    })
  await scenario('')
  await drawer(page).getByRole('button', { name: 'Move student' }).click()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(page.getByText('5 students, 12 seats')).toBeVisible()
})

test('a double click on a class chooses it, and moves nobody', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await expect(classes(page)).toHaveCount(3)
  await page.evaluate(async () => {
    const press = (text: string) =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')]
        .find((button) => button.textContent?.includes(text))
        ?.click()
    press('Dec 6')
    await new Promise(requestAnimationFrame)
    press('Move student')
  })
  await settle(page)
  await expect(drawer(page).getByRole('button', { name: 'Move student' })).toBeEnabled()
  await expect(page.getByText('6 students, 12 seats')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Move student' }).click()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
})

test('two presses in one breath move once, and what is on its way stays in sight', async ({
  page,
  scenario,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await classes(page).nth(1).getByRole('button').click()
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls++
  })
  await scenario('updateRegistrant:slow')
  await settle(page)
  await drawer(page)
    .getByRole('button', { name: 'Move student' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeVisible()
  await expect(toast(page, 'Student rescheduled')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  expect(calls).toBe(1)
})

test('classes that could not be loaded are said, and tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await scenario('listCourseOccurrences:403')
  await rowAction(page, rows(page, 'students').first(), 'Reschedule')
  await expect(alert(page, 'We could not load the classes of this course')).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(classes(page)).toHaveCount(3)
})

test('ten thousand classes are there at once, and are searched', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/courses/*/occurrences?*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    const response = await route.fetch()
    const document = await response.json()
    const [, one] = document.data
    document.data = Array.from({ length: 10_000 }, (_, i) => {
      const day = new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10)
      const date = { ...one.attributes.dates[0], startTime: `${day}T09:00:00-06:00` }
      return { ...one, id: `o-${i}`, attributes: { ...one.attributes, dates: [date] } }
    })
    await route.fulfill({ response, json: document })
  })
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=RESCHEDULE`)
  await expect(classes(page).first()).toHaveAttribute('aria-setsize', '10000', { timeout: 20_000 })
  expect(await classes(page).count()).toBeLessThan(30)
  expect(asked).toEqual(['?page=1&perPage=10000&filter=future'])
  await drawer(page).getByLabel('Search classes').fill('may 18 2054')
  await expect(classes(page)).toHaveCount(1)
  await expect(classes(page)).toContainText('May 18, 2054')
})

test('typed changes are asked about on the way to the reschedule steps', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}`)
  await drawer(page).getByLabel('First name').fill('Changed')
  await drawer(page).getByRole('button', { name: 'Reschedule' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(page.getByLabel('First name')).toHaveValue('Changed')
  await drawer(page).getByRole('button', { name: 'Reschedule' }).click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(classes(page)).toHaveCount(3)
})
