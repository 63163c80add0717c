// How the pages look: dark, Sunlight, compact, without colors, and under a finger.
import { differences, PAIRS } from '../bench/day/states.ts'
import { coveredStops, smallTargets } from '../bench/day/screens.ts'
import { holdBack } from './pages.ts'
import { all, setChecked, submitAll } from './results.ts'
import { travel } from './travel.ts'
import { expect, occurrenceId, OVERBOOKED, rows, test } from './test.ts'
import { UNUSED } from './wizard/wizard.ts'

const TO_GRADE = `/submit-results/${occurrenceId(1)}`
const TODAY = `/roster/${occurrenceId(8)}`

test.beforeEach(({ signIn }) => signIn('instructor'))

const backgroundOf = () => getComputedStyle(document.body).backgroundColor
const DARK = 'rgb(16, 22, 20)'
const WHITE = 'rgb(255, 255, 255)'

test('the appearance is chosen in the account menu, and is there before any script', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Display' }).click()
  const dialog = page.getByRole('dialog', { name: 'Display' })
  await expect(dialog.getByRole('radio', { name: 'Same as this device' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await page.evaluate(backgroundOf)).toBe(DARK)
  await checkAccessibility()

  await page.route(/assets\/.*\.js/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Harbor Training')).toBeVisible()
  expect(await page.evaluate(backgroundOf)).toBe(DARK)
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Display' }).click()
  await dialog.getByRole('radio', { name: 'Sunlight' }).click()
  expect(await page.evaluate(backgroundOf)).toBe(WHITE)
  await dialog.getByRole('radio', { name: 'Same as this device' }).click()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('appearance')
})

test('without a choice, the page follows the device @any-screen', async ({ page }) => {
  await page.goto('/dashboard')
  for (const [what, media, background, size] of [
    ['light', {}, 'rgb(246, 247, 245)', '16px'],
    ['dark', { colorScheme: 'dark' }, DARK, '16px'],
    ['high contrast', { colorScheme: 'light', contrast: 'more' }, WHITE, '18px'],
  ] as const) {
    await page.emulateMedia(media)
    await page.reload()
    expect(await page.evaluate(backgroundOf), what).toBe(background)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), what).toBe(size)
  }
})

for (const appearance of ['dark', 'sunlight'])
  test(`the pages of a class day have enough contrast: ${appearance}`, async ({
    page,
    baseURL,
    context,
    checkAccessibility,
  }) => {
    await context.addCookies([{ name: 'appearance', value: appearance, url: baseURL ?? '' }])
    for (const path of ['/dashboard', '/my-classes', TODAY, `/roster/${OVERBOOKED}?registrant=new`]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      await checkAccessibility()
    }
    await page.goto(TO_GRADE)
    const given = page.getByRole('radiogroup')
    for (const [i, result] of ['Passed', 'Remedial', 'Failed', 'No show'].entries())
      await given.nth(i).getByText(result, { exact: true }).click()
    await checkAccessibility()
    if (appearance === 'sunlight') {
      const box = await page.getByRole('button', { name: 'Submit results' }).boundingBox()
      expect(Math.round(box?.height ?? 0)).toBe(56)
    }
  })

test('rows are made compact beside the search of a list @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/students')
  const first = rows(page, 'students').first()
  const height = async () => (await first.boundingBox())?.height
  await expect.poll(height).toBeGreaterThanOrEqual(85)
  const compact = page.getByRole('button', { name: 'Compact rows' })
  await compact.click()
  await expect.poll(height).toBeLessThan(60)
  await expect(compact).toHaveAttribute('aria-pressed', 'true')
  await checkAccessibility()
  await page.reload()
  await expect.poll(height).toBeLessThan(60)
  await compact.click()
  await expect.poll(height).toBeGreaterThanOrEqual(85)
})

test('where the system replaces all colors, states differ in more than the background', async ({
  page,
  scenario,
}, { project }) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await travel(page, scenario, '2026-11-21T16:00:00.000Z')
  for (const { name, path, pair } of PAIRS) {
    // The current page is scrolled away on a phone.
    if (project.name === 'phone' && name === 'the current page') continue
    await page.goto(path)
    expect(await differences(await pair(page)), name).not.toEqual([])
  }
})

test('every control of a class day is as large as a fingertip', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a mouse needs less')
  for (const path of ['/dashboard', '/my-classes', '/students', TODAY, `${TODAY}?registrant=new`, TO_GRADE]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    expect(await smallTargets(page), path).toEqual([])
  }
})

test('nothing covers what has the focus, above the bar of the results and below the names of the columns', async ({
  page,
}) => {
  await page.goto(TO_GRADE)
  await expect(rows(page, 'students').first()).toBeVisible()
  expect(await coveredStops(page, 32)).toEqual([])
})

test('the chosen radio button has a dot where the system replaces all colors @any-screen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/edit-course/${UNUSED}?step=registration`)
  const [dot, background] = await page
    .getByRole('radio', { checked: true })
    .evaluate((input) => [
      getComputedStyle(input.parentElement?.querySelector('svg') ?? input).color,
      getComputedStyle(input).backgroundColor,
    ])
  expect(dot).not.toBe(background)
})

test('the spinner of a button is in its middle, with and without motion @any-screen', async ({ page }) => {
  /** Pixels from the middle of the button to that of the spinner, across and down. */
  const distances = () =>
    page.locator('.mantine-Button-loader').evaluate((spinner) => {
      const inner = spinner.getBoundingClientRect()
      const outer = spinner.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return [
        inner.left + inner.width / 2 - (outer.left + outer.width / 2),
        inner.top + inner.height / 2 - (outer.top + outer.height / 2),
      ].map((pixels) => Math.round(Math.abs(pixels)))
    })
  await holdBack(page, /\/api\/training\/results/)
  // With motion, Mantine puts it a pixel lower.
  for (const [reducedMotion, down] of [
    ['reduce', 0],
    ['no-preference', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(TO_GRADE)
    await all(page).check()
    await setChecked(page, 'Passed')
    await submitAll(page)
    await expect.poll(distances).toEqual([0, down])
  }
})
