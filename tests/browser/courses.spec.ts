import { menuByKeyboard } from './keyboard.ts'
import { confirmIn, expect, inHighWindow, menuOf, row, rowAction, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))
/** A read is tried three times before it fails. */
const SLOW = { timeout: 15_000 }
const LAST = 'Defensive Shooting Fundamentals: Private Group'

test('lists active and archived courses', async ({ page, checkAccessibility }) => {
  await page.goto('/my-courses')
  await expect(page).toHaveTitle('My Courses | Harbor Training')
  await expect(page.getByText('35 courses', { exact: true }).first()).toBeVisible()
  await expect(rows(page, 'courses')).toHaveCount(35)
  // The abbreviation of a curriculum stands beside its name, not alone.
  await expect(row(page, 'courses', 'Defensive Shooting Fundamentals (DSF)')).not.toHaveCount(0)
  await expect(rows(page, 'courses').getByText('DSF', { exact: true })).toHaveCount(0)
  await checkAccessibility()
  await page.getByText('Archived', { exact: true }).click()
  await expect(page).toHaveURL('/my-courses?type=ARCHIVED')
  await expect(page.getByText('5 courses', { exact: true }).first()).toBeVisible()
})

test('a course says when it meets next and how many seats are free', async ({ page, scenario }, {
  project,
}) => {
  await page.goto('/my-courses')
  const arena = row(page, 'courses', 'Arena Safety Seminar')
  await expect(arena).toContainText('Sun, Dec 20500 seats free')
  await expect(row(page, 'courses', 'Sun, Nov 29Full')).toHaveCount(1)
  if (project.name === 'phone')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
  await scenario('listInstructorOccurrences:403')
  await page.reload()
  await expect(arena).toContainText('1 date ahead')
})

test('a link is shared once the course is published', async ({ page, context, scenario }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/my-courses')
  const arena = row(page, 'courses', /^(?!.*COPY OF).*Arena Safety Seminar/)
  await scenario('getCourse:500')
  await rowAction(page, arena, 'Share link')
  await expect(toast(page, 'We could not load the course, so the link is not copied.')).toBeVisible(SLOW)
  await scenario('')
  await rowAction(page, arena, 'Share link')
  await expect(toast(page, 'Link copied')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toMatch(/\/class\/arena-safety-seminar\/c-/)

  await rowAction(page, arena, 'Copy')
  await expect(toast(page, 'Course Copy Created')).toBeVisible()
  await rowAction(page, row(page, 'courses', 'COPY OF Arena Safety Seminar'), 'Share link')
  const question = page.getByRole('dialog', { name: 'Publish it first?' })
  await expect(question).toContainText('COPY OF Arena Safety Seminar')
  expect(await copied()).toMatch(/\/class\/arena-safety-seminar\/c-/)
  await question.getByRole('button', { name: 'Edit and publish' }).click()
  await expect(page).toHaveURL(/\/edit-course\//)
})

test('a copy is a pending row until the server answers, and disappears with a message if it is refused @any-screen', async ({
  page,
  scenario,
}) => {
  await page.goto('/my-courses')
  await expect(rows(page, 'courses')).toHaveCount(35)
  await scenario('createCourse:500')
  await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Copy')
  await expect(toast(page, 'Problem Copying Course: The mock was told to answer 500.')).toBeVisible()
  const copy = row(page, 'courses', 'COPY OF Arena Safety Seminar')
  await expect(copy).toHaveCount(0)

  await scenario('createCourse:slow')
  await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Copy')
  await expect(copy).toContainText('Copying…')
  await expect(copy).toHaveAttribute('aria-busy', 'true')
  await expect(copy.getByRole('button')).toHaveCount(0)
  await expect(toast(page, 'Course Copy Created')).toBeVisible()
  await expect(page.getByText('36 courses', { exact: true }).first()).toBeVisible()
  await expect(copy).not.toContainText('Copying…')

  // A copy of the copy has the same name while it is pending and afterwards.
  await rowAction(page, copy, 'Copy')
  const second = row(page, 'courses', 'COPY OF COPY OF Arena Safety Seminar')
  await expect(second).toContainText('Copying…')
  await expect(page.getByText('37 courses', { exact: true }).first()).toBeVisible()
  await expect(second).toHaveCount(1)
  await expect(second).not.toContainText('Copying…')
})

test('archiving says what stays, and moves the course', async ({ page, checkAccessibility }) => {
  await page.goto('/my-courses')
  await inHighWindow(page, async () => {
    await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Archive')
    await expect(page.getByRole('dialog')).toContainText('It has 1 upcoming class.')
    await checkAccessibility()
  })
  await confirmIn(page, 'Archive this course?', 'Archive')
  await expect(toast(page, 'Course Archived')).toBeVisible()
  await expect(row(page, 'courses', 'Arena Safety Seminar')).toHaveCount(0)
  await page.getByText('Archived', { exact: true }).click()
  await expect(row(page, 'courses', 'Arena Safety Seminar')).toBeVisible()
  await menuOf(row(page, 'courses', 'Arena Safety Seminar')).click()
  await expect(page.getByRole('menuitem', { name: /^Archive/ })).toContainText('Already archived.')
})

test('a click on the menu of a row far below opens it, although another menu is open @any-screen', async ({
  page,
}) => {
  await page.goto('/my-courses')
  await menuOf(rows(page, 'courses').first()).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await menuOf(rows(page, 'courses').last()).click()
  await expect(menuOf(rows(page, 'courses').last())).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
})

test('deleting asks first, can be canceled, and obeys the server @any-screen', async ({ page, scenario }) => {
  await page.goto('/my-courses')
  await menuOf(row(page, 'courses', 'Arena Safety Seminar')).click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toContainText(
    'It has past or upcoming classes. Archive it instead.',
  )
  await page.keyboard.press('Escape')

  await rowAction(page, row(page, 'courses', 'None yet'), 'Delete')
  await confirmIn(page, 'Delete this course?', 'Cancel')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await scenario('deleteCourse:500')
  await rowAction(page, row(page, 'courses', 'None yet'), 'Delete')
  await confirmIn(page, 'Delete this course?', 'Delete')
  await expect(toast(page, 'Problem Deleting Course')).toBeVisible()
  await expect(row(page, 'courses', 'None yet')).toHaveCount(1)

  await scenario('')
  await rowAction(page, row(page, 'courses', 'None yet'), 'Delete')
  await confirmIn(page, 'Delete this course?', 'Delete')
  await expect(toast(page, 'Course Deleted')).toBeVisible()
  await expect(row(page, 'courses', 'None yet')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('34 courses', { exact: true }).first()).toBeVisible()
})

test('works with the keyboard alone @any-screen', async ({ page }) => {
  await page.goto('/my-courses')
  await page.getByLabel('Filter courses').focus()
  await page.keyboard.type(LAST.slice(0, 20))
  const found = rows(page, 'courses').first()
  await expect(found).toContainText(LAST.slice(0, 20))
  await menuByKeyboard(page, found, 'Archive$')
  const dialog = page.getByRole('dialog', { name: 'Archive this course?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menuOf(found)).toBeFocused()
})

test('the public page of a course is a click away @any-screen', async ({ page }) => {
  await page.goto('/my-courses')
  await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Public page')
  await expect(page.getByRole('heading', { level: 1, name: 'Arena Safety Seminar' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/my-courses')
})
