// The routes and redirect rules of spec §2, for each kind of visitor. The last test fails if a path of the instructors'
// half has no row here.
import { instructorSegments } from '../../src/paths.ts'
import { callsOf, ME } from './pages.ts'
import { CO_TAUGHT, expect, INSTRUCTOR, occurrenceId, test } from './test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const ROSTER = occurrenceId(2)

type Row = { path: string; section?: string; heading: string | RegExp; isBare?: boolean }

/** The heading of each page of the instructors' half. If a row has no section, the page has the default title. */
const ROWS: Row[] = [
  { path: '/accept-agreements', heading: 'Agreements for 2026' },
  { path: '/certifications', section: 'Certifications', heading: 'Certifications' },
  { path: '/create-course', section: 'Create Course', heading: 'Describe your course', isBare: true },
  { path: '/dashboard', section: 'Dashboard', heading: 'Home' },
  {
    path: '/dashboard/instructor-resources',
    section: 'Instructor Resources',
    heading: 'Instructor Resources',
  },
  {
    path: '/dashboard/instructor-resources/state',
    section: 'Downloads',
    heading: 'Instructor Resources',
  },
  { path: '/dashboard/reviews', section: 'Dashboard', heading: 'Reviews' },
  { path: `/edit-course/${COURSE}`, section: 'Edit Course', heading: 'Describe your course', isBare: true },
  { path: '/events-check-in', section: 'Dashboard', heading: 'Event check-in' },
  { path: '/instructor-account', section: 'Instructor Account', heading: 'Instructor Account' },
  { path: `/manage-course/${COURSE}`, section: 'Manage Course', heading: /./ },
  { path: '/my-classes', section: 'My Classes', heading: 'My Classes' },
  { path: '/my-courses', section: 'My Courses', heading: 'My Courses' },
  { path: '/payments', section: 'Payments', heading: 'Payments' },
  { path: `/roster/${CO_TAUGHT}`, section: 'Roster', heading: /./ },
  { path: '/students', section: 'Students', heading: 'Students' },
  { path: `/submit-results/${ROSTER}`, section: 'Class Results', heading: /./, isBare: true },
]
/** Who may see it, and who does not, is in my-classes.spec.ts. */
const RETAIL_PARTNER = { path: '/retail-partner-classes' }
/** Paths with their own rules, which these test files check. */
const ELSEWHERE = { connect: 'payments.spec.ts' }

const titleOf = ({ section }: Row) => (section ? `${section} | Harbor Training` : 'Training')

test('an instructor sees each page under its address, with its title', async ({ page, signIn }) => {
  test.slow()
  await signIn('instructor')
  for (const row of ROWS)
    await test.step(row.path, async () => {
      await page.goto(row.path)
      await expect(page.getByRole('heading', { level: 1, name: row.heading, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(titleOf(row))
      await expect(page).toHaveURL(row.path)
      await expect(page.getByRole('banner')).toHaveCount(row.isBare ? 0 : 1)
      await expect(page.getByRole('contentinfo')).toHaveCount(row.isBare ? 0 : 1)
    })
})

test('a visitor is sent to the member portal from every instructor page, with its whole address', async ({
  page,
  baseURL,
}) => {
  for (const { path } of [...ROWS, RETAIL_PARTNER]) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    await page.goto(`${path}?page=2&Token=7#below`)
    await expect(page, path).toHaveURL(/portal\.html/)
    const asked = new URL(page.url()).searchParams.get('redirectTo')
    expect(asked, path).toBe(`${baseURL}${path}?page=2#below`)
  }
})

test('a student cannot open any instructor page, and it calls nothing private', async ({
  page,
  signIn,
  scenario,
}) => {
  test.slow()
  await signIn('student')
  await scenario('latency:100')
  const calls = callsOf(page)
  for (const { path } of [...ROWS, RETAIL_PARTNER])
    await test.step(path, async () => {
      await page.goto(path)
      // The home is where the portal leads everyone who signs in at the site root.
      await expect(page).toHaveURL(path === '/dashboard' ? '/classes' : '/not-found')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Instructor' })).toHaveCount(0)
      // The public site is another document, which asks for the account again.
      expect([...new Set(calls)]).toEqual([ME])
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    })
})

test('no instructor page redirects until the account has loaded', async ({ page, signIn }) => {
  await signIn('student')
  await page.route(/\/api\/mesh\//, () => undefined)
  for (const { path } of ROWS) {
    await page.goto(path)
    await expect(page.getByRole('status', { name: /^Loading/ }).first(), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
})

test('every path of the instructors’ half has a row', () => {
  const tested = [...ROWS, RETAIL_PARTNER].map(({ path }) => path.split('/')[1] ?? '')
  expect([...new Set([...tested, ...Object.keys(ELSEWHERE)])].toSorted()).toEqual(
    [...instructorSegments()].toSorted(),
  )
})
