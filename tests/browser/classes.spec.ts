import { alert, expect, forbidStorage, inHighWindow, menuOf, row, rowAction, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('shows upcoming, to-be-graded and completed classes with their result status', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(10)
  await expect(rows(page, 'classes').first()).toContainText('Upcoming')
  await expect(row(page, 'classes', /CST|MST|EST|HST|PST/).first()).toBeVisible()
  await checkAccessibility()

  await page.getByText('To be graded', { exact: true }).click()
  await expect(page).toHaveURL('/my-classes?type=to_be_graded')
  await expect(rows(page, 'classes').first()).toContainText('To be graded')
  await checkAccessibility()
  await page.getByText('Completed', { exact: true }).click()
  await expect(rows(page, 'classes').first()).toContainText(/Graded|No students/)
})

test('a class on a phone is its date, and below it its name over the width of the row', async ({
  page,
  checkAccessibility,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop has columns')
  await page.goto('/my-classes')
  const first = rows(page, 'classes').first()
  await expect(first).toContainText(/, [A-Z]{2}/)
  await expect(first.getByText('Upcoming')).toBeHidden()
  const [date, name, all] = await Promise.all(
    [first.getByText('Mon, Nov 23, 2026'), first.getByRole('link'), first].map((part) => part.boundingBox()),
  )
  expect(date?.y).toBeLessThan(name?.y ?? 0)
  expect(name?.height).toBeGreaterThanOrEqual(44)
  expect(all?.height).toBeLessThan(150)

  const select = page.getByRole('button', { name: 'Select', exact: true })
  await expect(first.getByRole('checkbox')).toBeHidden()
  await select.click()
  await expect(select).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected classes' })
  await expect(bar).toContainText('1 selected')
  await inHighWindow(page, checkAccessibility)
  await select.click()
  await expect(bar).toHaveCount(0)
  await expect(first.getByRole('checkbox')).toBeHidden()
})

test('pages through the URL: Back, reload and a link lead to the same place @any-screen', async ({
  page,
}) => {
  await page.goto('/my-classes')
  // The last part of a row to arrive is its place.
  await expect(rows(page, 'classes').first()).toContainText(/, [A-Z]{2}/)
  const first = await rows(page, 'classes').first().innerText()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/my-classes?page=2')
  await expect(page.getByRole('status').filter({ hasText: '70 classes, page 2 of 7' })).toHaveCount(1)
  await expect(rows(page, 'classes').first()).not.toHaveText(first, { useInnerText: true })
  await expect(rows(page, 'classes').first()).toContainText(/, [A-Z]{2}/)
  const second = await rows(page, 'classes').first().innerText()
  await page.reload()
  await expect(rows(page, 'classes').first()).toHaveText(second, { useInnerText: true })
  await page.goBack()
  await expect(rows(page, 'classes').first()).toHaveText(first, { useInnerText: true })
})

test('remembers the page size; All is for once @any-screen', async ({ page }) => {
  await page.goto('/my-classes?page=2')
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(page).toHaveURL('/my-classes?resultsperpage=25')
  await expect(rows(page, 'classes')).toHaveCount(25)
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(25)
  await page.getByLabel('Rows per page').selectOption('All')
  await expect(rows(page, 'classes')).toHaveCount(70)
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(10)
})

test('a URL that is wrong is put right, once @any-screen', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/occurrences?') && calls.push(request.url())))
  for (const [asked, shown] of [
    ['page=abc', 'page=1'],
    ['page=-1&type=soon', 'page=1&type=future'],
    ['page=9999', 'page=7'],
    ['resultsperpage=7', 'resultsperpage=10'],
    ['page=1&page=2', 'page=1'],
  ])
    await test.step(asked ?? '', async () => {
      await page.goto(`/my-classes?${asked}`)
      await expect(page).toHaveURL(`/my-classes?${shown}`)
      await expect(rows(page, 'classes').first()).toBeVisible()
    })
  for (const call of calls) expect(call).not.toMatch(/page=(abc|-1)|filter=soon|perPage=7/)
})

test('a poisoned page size in the storage is ten @any-screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('results-per-page', '<img src=x onerror=alert(1)>'))
  await page.goto('/my-classes')
  await expect(rows(page, 'classes')).toHaveCount(10)
})

test('works where the storage is forbidden @any-screen', async ({ page }) => {
  await forbidStorage(page, 'localStorage')
  await page.goto('/my-classes')
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(rows(page, 'classes')).toHaveCount(25)
})

test('has calm words for an instructor with nothing yet', async ({ page, signIn, checkAccessibility }) => {
  await signIn('newcomer')
  await page.goto('/my-classes')
  await expect(page.getByText('No upcoming classes')).toBeVisible()
  await checkAccessibility()
})

test('says what did not load, and tries again @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('listInstructorOccurrences:403')
  await page.goto('/my-classes')
  const failure = alert(page, 'We could not load classes')
  await expect(failure).toBeVisible()
  await checkAccessibility()
  await scenario('')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('shows an outline before the first rows, and keeps them without their actions while others load @any-screen', async ({
  page,
  scenario,
}) => {
  await scenario('listInstructorOccurrences:slow')
  await page.goto('/my-classes')
  const table = page.getByRole('table', { name: 'classes' })
  const menus = menuOf(rows(page, 'classes'))
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(menus).toHaveCount(10)
  await expect(menus.first()).toBeEnabled()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(rows(page, 'classes')).toHaveCount(10)
  await expect(menus.and(page.locator(':enabled'))).toHaveCount(0)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(menus.first()).toBeEnabled()
  await expect(rows(page, 'classes').first()).toHaveAttribute('aria-rowindex', '12')
})

test('a class opens by its name or its menu', async ({ page, checkAccessibility }) => {
  await page.goto('/my-classes')
  const first = rows(page, 'classes').first()
  const name = await first.getByRole('link').innerText()
  await menuOf(first).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(menuOf(first)).toBeFocused()
  await rowAction(page, first, 'Open roster')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})
