import type { Locator, Page } from '@playwright/test'
import { all, markOf, open, setChecked, submit, submitAll, tally } from './results.ts'
import { alert, EMPTY, expect, GRADED, occurrenceId, rows, test, toast } from './test.ts'

const OVER = occurrenceId(1)
const NOBODY = occurrenceId(2)
const MARCH = occurrenceId(6)
/** Yesterday and tomorrow, with five students. */
const TWO_DAYS = occurrenceId(8)
const FIVE_HUNDRED = occurrenceId(0, 1)

/** The bar at the bottom covers part of a row, and the rule takes what is left of the row for a small target. */
const UNDER_BAR = ['target-size']

test.beforeEach(async ({ signIn }) => signIn('instructor'))

/** The student of a line, as the list says it. */
const nameOf = async (page: Page, line: number) => {
  const label = await rows(page, 'students').nth(line).getByRole('radiogroup').getAttribute('aria-label')
  return (label ?? '').replace('Result of ', '')
}
const colorOf = (word: Locator) => word.evaluate((element) => getComputedStyle(element).color)

test('a class is graded by keyboard alone @any-screen', async ({ page, checkAccessibility }) => {
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
  // How far the page has scrolled, and so what is below its header, differs between browsers.
  await checkAccessibility(UNDER_BAR)
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

test('five hundred students are marked and submitted @any-screen', async ({ page }) => {
  await open(page, FIVE_HUNDRED)
  await all(page).check()
  await setChecked(page, 'Passed')
  await expect(tally(page)).toContainText(/Passed500/)
  await submitAll(page)
  await expect(page).toHaveURL(new RegExp(`/roster/${FIVE_HUNDRED}$`))
})

test('a class that takes no results says why @any-screen', async ({ page, checkAccessibility }) => {
  for (const [what, id, words] of [
    ['an empty class in the past', NOBODY, 'Nobody is on the roster'],
    ['an empty class in the future', EMPTY, 'Nobody is on the roster'],
    ['a class that has not begun', occurrenceId(3), 'This class has not started yet'],
    ['a graded class', GRADED, 'Results are submitted'],
  ] as const)
    await test.step(what, async () => {
      await open(page, id)
      await expect(page.getByText(words, { exact: true })).toBeVisible()
      await expect(submit(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Open the roster' }).click()
      await expect(page).toHaveURL(new RegExp(`/roster/${id}$`))
      await checkAccessibility()
    })
})

test('a class without a roster takes no results and leads to no roster @any-screen', async ({ page }) => {
  await open(page, occurrenceId(5))
  await expect(page.getByText('This class has no roster', { exact: true })).toBeVisible()
  await expect(submit(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open the roster' })).toHaveCount(0)
})

test('the list can be narrowed to students without a result, and the page has a way out @any-screen', async ({
  page,
}) => {
  await open(page, OVER)
  await expect(page).toHaveTitle(/^Class Results \| /)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await markOf(page, 0, 'Passed').check()
  await page.getByRole('button', { name: '11 students left' }).click()
  await expect(rows(page, 'students')).toHaveCount(11)
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(rows(page, 'students')).toHaveCount(12)
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

test('whoever has no result yet passes at one press', async ({ page, checkAccessibility }) => {
  await open(page, OVER)
  const bar = page.getByRole('region', { name: 'Mark several students' })
  const result = (at: number) => page.getByRole('radiogroup').nth(at).getByRole('radio', { checked: true })
  await expect(bar.getByRole('button')).toHaveText('All passed')
  // Nothing moves under the finger that marks the exceptions.
  const { height } = (await bar.boundingBox()) ?? {}
  await page.getByRole('radiogroup').nth(1).getByText('Failed').click()
  await expect(bar.getByRole('button')).toHaveText('Rest passed')
  expect((await bar.boundingBox())?.height).toBe(height)
  await checkAccessibility()
  await bar.getByRole('button').click()
  await expect(result(1)).toHaveAccessibleName('Failed')
  await expect(result(0)).toHaveAccessibleName('Passed')
  await expect(bar.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit results', exact: true })).toBeEnabled()
})

test('in Sunlight, a mark moves no student on the smallest phone @any-screen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'appearance', value: 'sunlight', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 320, height: 568 })
  await open(page, OVER)
  const second = page.getByRole('radiogroup').nth(1)
  const placeOf = () => second.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await placeOf()
  await page.getByRole('radiogroup').first().getByText('Failed').click()
  await expect(page.getByRole('button', { name: 'Rest passed' })).toBeVisible()
  expect(await placeOf()).toBe(before)
})

test('what a key or a button did to the marks is announced @any-screen', async ({ page }) => {
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
