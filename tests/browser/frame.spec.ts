import { CO_TAUGHT, EMPTY, expect, row, rowAction, rows, test, toast } from './test.ts'

const NOT_LOADED = "We couldn't load this content after several attempts. Check your network connection!"

test('a part that never arrives ends in words, not in a white page', async ({ page, signIn, complaints }) => {
  test.setTimeout(60_000)
  await signIn('instructor')
  await page.route(/assets\/StudentsPage-.*\.js/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
  await page.goto('/my-classes')
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong, please reload.' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  complaints.length = 0
})

test('a part that arrives late is waited for', async ({ page, signIn, complaints }) => {
  await signIn('instructor')
  let tries = 0
  await page.route(/assets\/StudentsPage-.*\.js/, (route) => (tries++ ? route.continue() : route.abort()))
  await page.goto('/my-classes')
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(rows(page, 'students').first()).toBeVisible()
  expect(tries).toBeGreaterThan(1)
  complaints.length = 0
})

test('a drawer that never arrives leaves the page as it was', async ({
  page,
  signIn,
  complaints,
  checkAccessibility,
}) => {
  await signIn('instructor')
  await page.route(/assets\/AddStudent-.*\.js/, (route) => route.abort())
  await page.goto(`/roster/${EMPTY}`)
  await page.getByRole('button', { name: 'Add student' }).click()
  await expect(toast(page, NOT_LOADED)).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(`/roster/${EMPTY}`)
  await expect(page.getByText('Nobody is on the roster yet')).toBeVisible()
  await checkAccessibility()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  complaints.length = 0
})

test('a question that never arrives is a no', async ({ page, signIn, complaints }) => {
  await signIn('instructor')
  await page.route(/assets\/ConfirmDialog-.*\.js/, (route) => route.abort())
  await page.goto(`/roster/${CO_TAUGHT}`)
  const name = await rows(page, 'students').first().getByRole('cell').first().innerText()
  await rowAction(page, rows(page, 'students').first(), 'Remove from roster')
  await expect(toast(page, NOT_LOADED)).toBeVisible({ timeout: 15_000 })
  await expect(row(page, 'students', name)).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(6)
  complaints.length = 0
})

test('the content policy is in force: injected markup does not run', async ({ page, complaints }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.wasRun = true">')
      return 'let through'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('TypeError')
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  complaints.length = 0
})

test('nothing is wider than the screen', async ({ page, signIn }) => {
  await signIn('instructor')
  for (const path of ['/', '/my-classes', '/my-courses', '/students']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
})

test('the header keeps the height of the specification', async ({ page }, { project }) => {
  await page.goto('/')
  const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)
  expect(height).toBe(project.name === 'phone' ? 56 : 90)
})
