import { holdBack } from './pages.ts'
import { CO_TAUGHT, EMPTY, expect, occurrenceId, row, rowAction, rows, test, toast } from './test.ts'

const NOT_LOADED = "We couldn't load this content after several attempts. Check your network connection!"

const FAILED = 'Something went wrong, please reload.'
const STUDENTS = /assets\/StudentsPage-.*\.js/

test.beforeEach(({ signIn }) => signIn('instructor'))

/** Reports to the console that say that a part did not load, with its cause. */
const reportsIn = (complaints: string[]) => complaints.filter((text) => text.includes('ChunkLoadError'))

test('before any script is there, the page has its frame', async ({ page }, { project }) => {
  await page.route(/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/my-classes')
  await expect(page.getByText('Harbor Training')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  const box = await page.getByText('Harbor Training').locator('../../..').boundingBox()
  expect(box?.height).toBe(project.name === 'phone' ? 56 : 90)
})

test('a frame that never arrives ends in words @any-screen', async ({ page, complaints }) => {
  await page.route(/assets\/frame-.*\.js/, (route) => route.abort())
  await page.goto('/my-classes')
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  // The page itself needs the frame as well.
  await expect.poll(() => reportsIn(complaints).length).toBe(2)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'My Classes' })).toBeVisible()
  complaints.length = 0
})

test('after a new release, a page opens as a new document @any-screen', async ({ page, complaints }) => {
  await page.route(STUDENTS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  // The server of the new release has the file again, under the name that a new document gives.
  page.once('framenavigated', () => void page.unrouteAll())
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Students' }).click()
  await loaded
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(page).toHaveURL('/students')
  expect(reportsIn(complaints)).toEqual([expect.stringMatching(/StudentsPage-.*missing/)])
  complaints.length = 0
})

test('a page that stays missing is replaced inside the frame, and asks for a reload @any-screen', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  await page.route(STUDENTS, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/my-classes')
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await checkAccessibility()
  // Once before the page was loaded again, once after.
  const missing = expect.stringMatching(/StudentsPage-.*missing/) as unknown
  expect(reportsIn(complaints)).toEqual([missing, missing])
  complaints.length = 0

  await page.getByRole('navigation', { name: 'Instructor' }).getByRole('link', { name: 'My Classes' }).click()
  await expect(rows(page, 'classes').first()).toBeVisible()
})

test('a frame that stays missing ends in words too, after one new document @any-screen', async ({
  page,
  complaints,
}) => {
  let documents = 0
  let before = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents++
    before = reportsIn(complaints).length
  })
  await page.route(/assets\/frame-.*\.js/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/my-classes')
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(NOT_LOADED)).toBeVisible()
  // The page needs the frame as well, so its chunk may ask for a new document of its own.
  expect(documents).toBeLessThanOrEqual(3)
  // The last document reports both of them.
  await expect
    .poll(() => reportsIn(complaints).slice(before))
    .toEqual(
      expect.arrayContaining(['MyClassesPage-', 'frame-'].map((name) => expect.stringContaining(name))),
    )
  complaints.length = 0
})

test('a page that was lost on the way can be tried again @any-screen', async ({ page, complaints }) => {
  await page.route(STUDENTS, (route) => route.abort())
  await page.goto('/my-classes')
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 20_000 })
  expect(reportsIn(complaints)).toEqual([expect.stringMatching(/StudentsPage-.*error/)])
  complaints.length = 0

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rows(page, 'classes').first()).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible({ timeout: 20_000 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page, 'students').first()).toBeVisible()
  complaints.length = 0
})

test('a page that breaks is replaced inside the frame @any-screen', async ({ page, complaints }) => {
  const body = `export const Component = () => {
    if (!window.isMended) throw new TypeError('broken')
    return 'Mended'
  }`
  await page.route(STUDENTS, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/students')
  await expect(page.getByRole('heading', { name: FAILED })).toBeVisible()
  await expect(page.getByText(NOT_LOADED)).toHaveCount(0)
  expect(complaints).toEqual([expect.stringContaining('TypeError')])
  complaints.length = 0

  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Mended')).toBeVisible()
})

test('a page that takes its time has a progress bar @any-screen', async ({ page, checkAccessibility }) => {
  const release = await holdBack(page, STUDENTS)
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  const bar = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(bar).toBeVisible()
  await expect(page.getByText('Loading the page …')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await checkAccessibility()
  release()
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
})

test.describe('with the other pages fetched ahead', () => {
  test.use({ savesData: false })

  test('without a network the next tap still opens its page @any-screen', async ({ page, context }) => {
    const fetched = page.waitForResponse(/assets\/RosterPage-.*\.js/)
    await page.goto('/my-classes')
    await expect(rows(page, 'classes').first()).toBeVisible()
    await fetched
    await context.setOffline(true)
    await rows(page, 'classes').first().getByRole('link').click()
    await expect(page.getByText('We could not load this roster')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('navigation', { name: 'Instructor' })).toBeVisible()
    await page.getByRole('link', { name: 'My Classes' }).click()
    await expect(rows(page, 'classes').first()).toBeVisible()
  })
})

test('for a user who saves data, nothing is fetched ahead @any-screen', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  // Enough time to begin, for a browser that would.
  await page.getByRole('link', { name: 'Students' }).click()
  await expect(rows(page, 'students').first()).toBeVisible()
  expect(files.flatMap((file) => /\w+Page(?=-.*\.js)/.exec(file) ?? [])).toEqual([
    'MyClassesPage',
    'StudentsPage',
  ])
})

test('a drawer that never arrives leaves the page as it was @any-screen', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
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

test('a question that never arrives is a no @any-screen', async ({ page, complaints }) => {
  await page.route(/assets\/ConfirmDialog-.*\.js/, (route) => route.abort())
  await page.goto(`/roster/${CO_TAUGHT}`)
  const name = await rows(page, 'students').first().getByRole('cell').first().innerText()
  await rowAction(page, rows(page, 'students').first(), 'Remove from roster')
  await expect(toast(page, NOT_LOADED)).toBeVisible({ timeout: 15_000 })
  await expect(row(page, 'students', name)).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(6)
  complaints.length = 0
})

test('the content policy is in force: injected markup does not run @any-screen', async ({
  page,
  complaints,
}) => {
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

test('a new document begins at its top, wherever the one before it was scrolled to', async ({ page }) => {
  await page.goto('/my-courses')
  await expect(rows(page, 'courses')).toHaveCount(35)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.goto('/certifications')
  await expect(page.getByRole('list', { name: 'Certifications' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('going back from a page without a header returns to the end of the roster', async ({ page }) => {
  await page.goto(`/roster/${occurrenceId(1)}`)
  await expect(rows(page, 'students')).toHaveCount(12)
  const position = () => page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await position()
  expect(end).toBeGreaterThan(0)
  // Playwright would scroll the link into view first.
  await page.getByRole('link', { name: 'Submit results', exact: true }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: /^Results/ })).toBeVisible()
  await page.goBack()
  await expect(rows(page, 'students')).toHaveCount(12)
  await expect.poll(position).toBe(end)
})
