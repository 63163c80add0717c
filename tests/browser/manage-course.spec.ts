import type { Locator, Page } from '@playwright/test'
import { rewrite } from './api.ts'
import {
  alert,
  confirmIn,
  expect,
  inHighWindow,
  INSTRUCTOR,
  occurrenceId,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const MANAGE = `/manage-course/${COURSE}`
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test.beforeEach(({ signIn }) => signIn('instructor'))

test('shows the course, which it reads once, and its classes in three lists', async ({
  page,
  checkAccessibility,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === `/api/training/courses/${COURSE}`) asked.push(searchParams.get('include'))
  })
  await page.goto(MANAGE)
  await expect(page).toHaveTitle('Manage Course | Harbor Training')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Concealed Carry and Home Defense' }),
  ).toBeVisible()
  await expect(page.getByText('6 upcoming, 3 past')).toBeVisible()
  await expect(page.getByText('Lakeside Range, 100 Range Road, Madison, WI 53703')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit course' })).toHaveAttribute(
    'href',
    `/edit-course/${COURSE}`,
  )
  await expect(page.getByRole('link', { name: 'Public page' })).toHaveAttribute(
    'href',
    `/class/concealed-carry-and-home-defense/${COURSE}`,
  )
  await expect(rows(page, 'classes')).toHaveCount(5)
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0
  expect(await top(rows(page, 'classes').first())).toBeLessThan(500)
  expect(await top(rows(page, 'classes').last())).toBeLessThan(
    await top(page.getByText('Seats in a new class')),
  )
  await checkAccessibility()

  // The course is read once, with everything that comes along (spec §7), for a dialog and for the wizard as well.
  await rowAction(page, row(page, 'classes', 'Dec 6, 2026'), 'Co-instructors')
  await expect(dialog(page, 'Instructors of this class')).toContainText('instructor of the course')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Edit course' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Describe your course' })).toBeVisible()
  expect(asked).toEqual(['tags,instructor,curriculum,curriculumModule,images'])
  await page.goBack()

  await page.getByRole('link', { name: 'Public page' }).click()
  await expect(page.getByRole('heading', { name: 'Dates', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByText('To be graded', { exact: true }).click()
  await expect(page).toHaveURL(`${MANAGE}?type=to_be_graded`)
  await expect(row(page, 'classes', 'The last day is still ahead')).toHaveCount(1)
  await page.getByText('Completed', { exact: true }).click()
  await expect(row(page, 'classes', 'Graded').first()).toBeVisible()
})

test('a class that cannot be deleted stays and says why; once it is deleted, the counts follow', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(MANAGE)
  await scenario('deleteOccurrence:500')
  await rowAction(page, row(page, 'classes', 'Dec 6, 2026'), 'Delete')
  await expect(page.getByRole('dialog')).toContainText('Nobody is registered.')
  await inHighWindow(page, checkAccessibility)
  await confirmIn(page, 'Delete this class?', 'Delete')
  await expect(toast(page, 'Problem Deleting Class: The mock was told to answer 500.')).toBeVisible()
  await expect(row(page, 'classes', 'Dec 6, 2026')).toHaveCount(1)
  await scenario('')
  await rowAction(page, row(page, 'classes', 'Dec 6, 2026'), 'Delete')
  await confirmIn(page, 'Delete this class?', 'Delete')
  await expect(toast(page, 'Class Deleted')).toBeVisible()
  await expect(row(page, 'classes', 'Dec 6, 2026')).toHaveCount(0)
  await expect(page.getByText('5 upcoming, 3 past')).toBeVisible()
})

test('where the server lets a class with students go, their number is typed first @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  // No class of the mock is so: what it answers is changed on the way.
  type Classes = { data: { attributes: { canDelete: boolean } }[] }
  await rewrite(page, '**/occurrences?*', ({ data }: Classes) => {
    for (const { attributes } of data) attributes.canDelete = true
  })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'DELETE' && sent.push(request.url())))
  await page.goto('/my-classes')
  await rowAction(page, rows(page, 'classes').filter({ hasText: '11 of 12' }).first(), 'Delete')
  const asked = dialog(page, 'Delete a class with students?')
  await expect(asked).toContainText('They are not notified or refunded')
  await expect(asked.getByRole('listitem')).toHaveCount(11)
  await expect(asked.getByRole('link', { name: 'move them to another class' })).toBeVisible()
  await checkAccessibility()
  await asked.getByLabel('Type the number of students, 11').fill('5')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked.getByText('Type 11 to delete the class.')).toBeVisible()
  expect(sent).toEqual([])
  await asked.getByLabel('Type the number of students, 11').fill('11')
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked).toHaveCount(0)
  // The mock refuses, as it should.
  await expect(toast(page, /^Problem Deleting Class: A class with students/)).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a co-instructor is added by a valid number, and removed after a question @any-screen', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await page.goto(`${MANAGE}?instructors=${occurrenceId(7)}`)
  const list = dialog(page, 'Instructors of this class')
  await expect(list.getByText('Number 100200, instructor of the course')).toBeVisible()
  // The instructor of the course cannot be removed.
  await expect(list.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  const field = page.getByLabel('Add a co-instructor by number')
  const add = async (number: string) => {
    await field.fill(number)
    await page.getByRole('button', { name: 'Add instructor' }).click()
  }
  for (const [number, message] of [
    ['', 'Required'],
    ['abc', 'Use digits only, for example 100400.'],
    ['100200', 'This is your own number.'],
    [' 100400', 'Robin Vega already teaches this class.'],
  ] as const) {
    await add(number)
    await expect(page.getByText(message)).toBeVisible()
    await expect(field).toBeFocused()
  }
  expect(sent.filter((url) => url.endsWith('/instructors'))).toEqual([])

  await add('999999')
  await expect(page.getByText('No instructor has this number.', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('999999')
  await add('100300')
  await expect(toast(page, 'Instructor Added')).toBeVisible()
  await list.getByRole('button', { name: 'Remove Robin Vega' }).click()
  await confirmIn(page, 'Remove this instructor?', 'Remove')
  await expect(toast(page, 'Instructor Removed')).toBeVisible()
  await expect(list.getByText('Robin Vega')).toHaveCount(0)
})

test('the link is copied; where that is forbidden, it is shown @any-screen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(MANAGE)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe(`/class/concealed-carry-and-home-defense/${COURSE}`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  const failure = toast(page, /^We could not copy the link: http/)
  await expect(failure).toBeVisible()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 568 })
    await expect(dismiss).toBeInViewport({ ratio: 1 })
  }
  await dismiss.click()
  await expect(failure).toHaveCount(0)
})

test('a course that is gone, of somebody else or archived gets no class @any-screen', async ({ page }) => {
  await page.goto('/manage-course/c-nobody')
  const gone = alert(page, 'We could not find this course')
  await expect(gone).toContainText('It may have been removed, or the link may be incomplete.')
  await expect(gone.getByRole('link')).toHaveText('My Courses')
  await page.goto('/manage-course/c-u-range-0')
  await expect(page.getByText('This is not your course')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add class' })).toHaveCount(0)
  await page.goto(`/manage-course/c-${INSTRUCTOR}-36`)
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add class' })).toHaveCount(0)
  await page.goto(`/manage-course/c-${INSTRUCTOR}-36?add=c-${INSTRUCTOR}-36`)
  await expect(page.getByText('You cannot add classes to an archived course.')).toBeVisible()
})
