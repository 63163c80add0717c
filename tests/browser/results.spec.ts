import type { Locator, Page } from '@playwright/test'
import { api } from './api.ts'
import { all, forChecked, open, submit, tally } from './results.ts'
import {
  alert,
  formFailure,
  confirmIn,
  EMPTY,
  expect,
  GRADED,
  INSTRUCTOR,
  NOW,
  occurrenceId,
  rows,
  test,
  toast,
} from './test.ts'

const OVER = occurrenceId(1)
const NOBODY = occurrenceId(2)
const MARCH = occurrenceId(6)
/** Yesterday and tomorrow, with five students. */
const TWO_DAYS = occurrenceId(8)
const FIVE_HUNDRED = occurrenceId(0, 1)

/** The bar at the bottom covers part of a row, and the rule takes what is left of the row for a small target. */
const UNDER_BAR = ['target-size']

test.beforeEach(async ({ signIn }) => signIn('instructor'))

const setChecked = (page: Page, status: string) => forChecked(page, status).click()
const markOf = (page: Page, line: number, status: string) =>
  rows(page, 'students').nth(line).getByRole('radio', { name: status })

/** The student of a line, as the list says it. */
const nameOf = async (page: Page, line: number) => {
  const label = await rows(page, 'students').nth(line).getByRole('radiogroup').getAttribute('aria-label')
  return (label ?? '').replace('Result of ', '')
}
const colorOf = (word: Locator) => word.evaluate((element) => getComputedStyle(element).color)

test('a class is graded by keyboard alone', async ({ page, checkAccessibility }) => {
  test.slow()
  await open(page, OVER)
  await checkAccessibility(UNDER_BAR)
  await expect(submit(page)).toBeDisabled()
  await markOf(page, 0, 'Passed').focus()
  for (const key of 'pprfnppppppp') await page.keyboard.press(key)
  await expect(tally(page)).toContainText(/Passed9Remedial1Failed1No show1/)
  await expect(markOf(page, 2, 'Remedial')).toBeChecked()
  await expect(markOf(page, 4, 'No show')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(markOf(page, 10, 'Passed')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(markOf(page, 10, 'Remedial')).toBeChecked()
  await checkAccessibility(UNDER_BAR)

  await submit(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Submit these results?' })
  await expect(dialog).toContainText('8 passed, 2 remedial, 1 failed, 1 no show')
  const named = (lines: number[]) => Promise.all(lines.map((line) => nameOf(page, line)))
  const exceptions = await named([3, 2, 10, 4])
  await expect(dialog.getByRole('listitem')).toHaveCount(12)
  expect((await dialog.getByRole('listitem').allTextContents()).slice(0, 4)).toEqual(exceptions)
  await expect(dialog.getByText(/^(Failed|Remedial|No show|Passed)$/)).toHaveText([
    'Failed',
    'Remedial',
    'No show',
    'Passed',
  ])
  await expect(dialog).toContainText('locked')
  await checkAccessibility(UNDER_BAR)
  await dialog.getByRole('button', { name: 'Submit results' }).focus()
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Results Submitted')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Results submitted, the roster is locked')).toBeVisible()
  await expect(rows(page, 'students').filter({ hasText: 'Remedial' })).toHaveCount(2)

  // Each result has a color of its own, and the same one in the drawer.
  const colors = new Set<string>()
  for (const result of ['Passed', 'Remedial', 'Failed', 'No show'])
    colors.add(await colorOf(rows(page, 'students').getByText(result, { exact: true }).first()))
  expect(colors.size).toBe(4)
  const failed = rows(page, 'students').filter({ hasText: exceptions[0] ?? '' })
  const red = await colorOf(failed.getByText('Failed', { exact: true }))
  await failed
    .getByRole('button', { name: exceptions[0] ?? '' })
    .first()
    .click()
  const drawn = page.getByRole('dialog').getByText('Failed', { exact: true })
  await expect(drawn).toBeVisible()
  expect(await colorOf(drawn)).toBe(red)
  await checkAccessibility()
})

test('marking several students asks before it overwrites a result', async ({ page, checkAccessibility }) => {
  await open(page, OVER)
  await markOf(page, 2, 'Failed').check()
  await rows(page, 'students').nth(0).getByRole('checkbox').check()
  await expect(all(page)).toHaveJSProperty('indeterminate', true)
  await all(page).check()
  await setChecked(page, 'Passed')
  await expect(alert(page, '1 of them already has another result.')).toBeVisible()
  await checkAccessibility(UNDER_BAR)
  await expect(page.getByRole('button', { name: 'Only the 11 without one' })).toBeVisible()
  await markOf(page, 3, 'Failed').check()
  await expect(alert(page, '2 of them already have another result.')).toBeVisible()
  await page.getByRole('button', { name: 'Only the 10 without one' }).click()
  await expect(tally(page)).toContainText(/Passed10Remedial0Failed2/)
  await setChecked(page, 'Passed')
  await page.getByRole('button', { name: 'Set all 12 to Passed' }).click()
  await expect(tally(page)).toContainText(/Passed12/)
  await all(page).uncheck()
  await expect(rows(page, 'students').nth(0).getByRole('checkbox')).not.toBeChecked()
})

test('the list can be narrowed to students without a result', async ({ page }) => {
  await open(page, OVER)
  await markOf(page, 0, 'Passed').check()
  await page.getByRole('button', { name: '11 students left' }).click()
  await expect(rows(page, 'students')).toHaveCount(11)
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(rows(page, 'students')).toHaveCount(12)
})

test('marks survive a reload and an expired session @any-screen', async ({
  page,
  scenario,
  signIn,
  context,
}) => {
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  await page.reload()
  await expect(page.getByText('We restored your marks from a moment ago')).toBeVisible()
  await expect(tally(page)).toContainText(/Passed12/)

  await scenario('submitResults:expired')
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
  await page.getByRole('dialog', { name: 'Session Expired' }).getByRole('button', { name: 'OK' }).click()
  await page.waitForURL(/portal/)
  await scenario('')
  await signIn('instructor', context)
  await open(page, OVER)
  await expect(tally(page)).toContainText(/Passed12/)
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
  await expect(toast(page, 'Results Submitted')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.'))),
  ).toEqual([])
})

test('starting over clears every mark @any-screen', async ({ page }) => {
  await open(page, OVER)
  await markOf(page, 0, 'Passed').check()
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(tally(page)).toContainText(/Passed0/)
  await page.reload()
  await expect(tally(page)).toContainText(/Passed0/)
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
})

for (const fault of ['500x1', '422x1', 'offline'])
  test(`a failure with ${fault} keeps every mark, and the next try succeeds @any-screen`, async ({
    page,
    scenario,
  }) => {
    await open(page, OVER)
    await all(page).check()
    await setChecked(page, 'Passed')
    await scenario(`submitResults:${fault}`)
    await submit(page).click()
    await confirmIn(page, 'Submit these results?', 'Submit results')
    await expect(alert(page, 'There was a problem submitting results')).toBeVisible()
    await expect(formFailure(page, 'There was a problem submitting results')).toContainText(
      'Your marks are still here.',
    )
    await expect(tally(page)).toContainText(/Passed12/)
    if (fault === 'offline') await scenario('')
    await submit(page).click()
    await confirmIn(page, 'Submit these results?', 'Submit results')
    await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  })

test('a student who is added while the page is open is shown and needs a result @any-screen', async ({
  page,
}) => {
  await open(page, TWO_DAYS)
  await expect(page.getByText('The last day is still ahead.')).toBeVisible()
  await all(page).check()
  await setChecked(page, 'Passed')
  const person = { firstName: 'Late', lastName: 'Comer', email: 'late@example.com', phone: null }
  const added = await api(page, 'post', 'registrants', {
    ...person,
    occurrenceId: TWO_DAYS,
    isManualRegistrant: true,
  })
  expect(added.status()).toBe(201)
  await submit(page).click()
  await expect(page.getByText('1 student added to the roster since you opened this page.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const late = rows(page, 'students').filter({ hasText: 'Late Comer' })
  await expect(late).toContainText('New')
  await expect(submit(page)).toBeDisabled()
  await late.getByRole('radio', { name: 'No show' }).check()
  await submit(page).click()
  await expect(page.getByRole('dialog')).toContainText('5 passed, 1 no show')
})

test('a class that is graded elsewhere while the page is open says so @any-screen', async ({ page }) => {
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  const results = Array.from({ length: 12 }, (_, line) => ({
    registrantId: `r-${INSTRUCTOR}-0-1-${line}`,
    status: 'FAILED',
  }))
  expect((await api(page, 'post', 'results', { occurrenceId: OVER, results })).status()).toBe(204)
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
  await expect(page.getByText('They are final, and the roster is locked.')).toBeVisible()
})

test('two tabs share the marks of a class @any-screen', async ({ page, context }) => {
  const other = await context.newPage()
  await other.clock.setFixedTime(NOW)
  await open(page, OVER)
  await open(other, OVER)
  await markOf(page, 0, 'Passed').check()
  await expect(markOf(other, 0, 'Passed')).toBeChecked()
  await markOf(other, 1, 'Failed').check()
  await expect(markOf(page, 1, 'Failed')).toBeChecked()
  await expect(tally(page)).toContainText('Passed1Remedial0Failed1No show0')

  await all(other).check()
  await setChecked(other, 'No show')
  await other.getByRole('button', { name: /^Only the 10 without/ }).click()
  await expect(tally(page)).toContainText('Passed1Remedial0Failed1No show10')
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  await expect(other.getByText('They are final, and the roster is locked.')).toBeVisible()
})

test('a double click submits once @any-screen', async ({ page, scenario }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/training/results')) calls.push(request.method())
  })
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  await scenario('submitResults:slow')
  await submit(page).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit results' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  expect(calls).toEqual(['POST'])
})

test('five hundred students are marked and submitted', async ({ page }) => {
  await open(page, FIVE_HUNDRED)
  await all(page).check()
  await setChecked(page, 'Passed')
  await expect(tally(page)).toContainText(/Passed500/)
  await submit(page).click()
  await confirmIn(page, 'Submit these results?', 'Submit results')
  await expect(page).toHaveURL(new RegExp(`/roster/${FIVE_HUNDRED}$`))
})

for (const [what, id, words] of [
  ['an empty class in the past', NOBODY, 'Nobody is on the roster'],
  ['an empty class in the future', EMPTY, 'Nobody is on the roster'],
  ['a class that has not begun', occurrenceId(3), 'This class has not started yet'],
  ['a graded class', GRADED, 'Results are submitted'],
] as const)
  test(`${what} says why it takes no results @any-screen`, async ({ page, checkAccessibility }) => {
    await open(page, id)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(submit(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Open the roster' }).click()
    await expect(page).toHaveURL(new RegExp(`/roster/${id}$`))
    await checkAccessibility()
  })

test('a class without a roster takes no results and leads to no roster @any-screen', async ({ page }) => {
  await open(page, occurrenceId(5))
  await expect(page.getByText('This class has no roster', { exact: true })).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open the roster' })).toHaveCount(0)
})

test('the page has a way out, and neither header nor footer', async ({ page }) => {
  await open(page, OVER)
  await expect(page).toHaveTitle(/^Class Results \| /)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Exit' }).click()
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
})

test('a class to grade leads to its results @any-screen', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${MARCH}`)
  await expect(rows(page, 'students')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Submit results' })).toHaveCount(0)
  await page.goto(`/roster/${TWO_DAYS}`)
  await expect(rows(page, 'students')).toHaveCount(5)
  await checkAccessibility()
  await page.getByRole('link', { name: 'Submit results' }).click()
  await expect(page).toHaveURL(`/submit-results/${TWO_DAYS}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results:')
})

test('what a key or a button did to the marks is announced', async ({ page }) => {
  await open(page, OVER)
  const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
  await page.getByRole('radiogroup').first().getByRole('radio').first().focus()
  const name = await page.getByRole('radiogroup').first().getAttribute('aria-label')
  await page.keyboard.press('f')
  await expect(said(`${name}: Failed`)).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^All/ }).check()
  await page.getByRole('button', { name: 'Passed', exact: true }).click()
  await page.getByRole('button', { name: /^Only the/ }).click()
  await expect(said('11 Passed, 0 without a result')).toHaveCount(1)
})
