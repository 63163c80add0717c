import { alert, confirmIn, expect, INSTRUCTOR, kept, row, rowAction, rows, test, toast } from '../test.ts'
import { publishByKeyboard } from './by-keyboard.ts'
import { button, field, fillAll, question, step, UNUSED } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('publishes a new course with the keyboard alone', async ({ page }) => {
  await page.goto('/my-courses')
  await expect(rows(page, 'courses').first()).toBeVisible()
  await publishByKeyboard(page, { curriculum: 'Basic', module: 'Rev', price: '49.50' })
  await expect(row(page, 'courses', 'Evening at the Range')).toContainText('$49.50')

  // Everything is as typed.
  await rowAction(page, row(page, 'courses', 'Evening at the Range'), 'Edit')
  await expect(page.getByLabel('Module')).toHaveValue('mod-revolver')
  await expect(page.getByText('Not published yet')).toHaveCount(0)
  await step(page, 'Details').click()
  await expect(field(page, 'Hours on the range')).toHaveValue('1.5')
  await expect(page.getByRole('switch', { name: 'Live fire' })).toBeChecked()
  await step(page, 'Equipment').click()
  await expect(field(page, 'How many: Ammunition')).toHaveValue('50')
  await step(page, 'Registration').click()
  await expect(field(page, 'Registration page')).toHaveValue('https://example.com/evening')
})

test('a new course is reviewed before it is published, and not again a moment later', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await fillAll(page)
  await button(page, 'Create course').click()
  const review = page.getByRole('heading', { level: 1, name: 'Check your course and publish it' })
  await expect(review).toBeFocused()
  const answers = page.getByRole('region', { name: 'Location' })
  await expect(answers).toContainText('Lakeside Range')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('$80')
  await expect(page.getByRole('region', { name: 'Equipment' })).toContainText('Nothing chosen.')
  await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current]')).toHaveCount(0)
  await expect(button(page, 'Next')).toHaveCount(0)
  await checkAccessibility()
  // The first step has a page of its own too, although the review is where its URL began.
  await button(page, 'Edit Course').click()
  await expect(question(page, 0)).toBeFocused()
  await step(page, 'Location').click()
  await field(page, 'City').fill('Verona')
  await page.goBack()
  await page.goBack()
  await expect(review).toBeFocused()
  await expect(answers).toContainText('Verona, WI 53703')
  // So slow that the list is left before the course has been loaded again: it opens at its first step all the same.
  await scenario('getCourse:slow')
  await button(page, 'Save and publish').click()
  await expect(toast(page, 'Course Updated')).toBeVisible()
  await expect(page).toHaveURL('/my-courses')
  await rowAction(page, row(page, 'courses', 'Evening at the Range'), 'Edit')
  await expect(question(page, 0)).toBeFocused()
  await expect(page.getByText('Not published yet')).toHaveCount(0)
})

test('what the server says about a field appears at the field, a failed save keeps every value, and a save is sent once', async ({
  page,
  scenario,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const calls = () => sent.filter((path) => path === '/api/training/courses').length
  await fillAll(page)
  await page.route('**/api/training/courses', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [
          { status: '422', message: 'must be at least $90', field: 'price' },
          { status: '422', message: 'There is no such place.', field: 'location.postalCode' },
        ],
      },
    }),
  )
  await button(page, 'Create course').click()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(page.getByText('must be at least $90', { exact: true })).toBeVisible()
  const summary = alert(page, '2 things need your attention')
  await summary.getByRole('button', { name: 'Location, ZIP code: There is no such place.' }).click()
  await expect(field(page, 'ZIP code')).toBeFocused()
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/There is no such place/)
  await expect(summary).toContainText('Details, Price: corrected')
  await page.unrouteAll()

  await step(page, 'Registration').click()
  await scenario('createCourse:500')
  await button(page, 'Create course').click()
  await expect(alert(page, "Couldn't Create Course: The mock was told to answer 500.")).toBeVisible()
  await expect(question(page, 5)).toBeFocused()
  expect(calls()).toBe(2)
  await step(page, 'Location').click()
  await expect(field(page, 'City')).toHaveValue('Madison')
  await step(page, 'Registration').click()
  await scenario('createCourse:slow')
  await button(page, 'Create course').dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit-course\//)
  expect(calls()).toBe(3)
})

test('items that do not load are named, for a new course and for an existing one', async ({
  page,
  scenario,
}) => {
  await scenario('listCourseItems:403')
  for (const [path, text] of [
    ['/create-course', 'There was a problem loading class items'],
    [`/edit-course/c-${INSTRUCTOR}-0`, 'There was a problem loading course items'],
  ] as const) {
    await page.goto(path)
    await expect(toast(page, `${text}: The mock was told to answer 403.`)).toBeVisible()
  }
})

test('an edit sends only what changed, from any step', async ({ page }) => {
  await page.goto('/my-courses')
  await rowAction(page, row(page, 'courses', 'None yet'), 'Edit')
  await expect(page).toHaveURL(`/edit-course/${UNUSED}`)
  await expect(question(page, 0)).toBeFocused()
  await step(page, 'Details').click()
  await field(page, 'Price').fill('')
  await step(page, 'Location').click()
  await field(page, 'City').fill('')
  await step(page, 'Provided').click()
  await button(page, 'Save and publish').click()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(alert(page, '2 things need your attention')).toContainText('Location, City: Required')
  await field(page, 'Price').fill('95')
  await step(page, 'Location').click()
  await field(page, 'City').fill('Monona')
  const request = page.waitForRequest((one) => one.method() === 'PATCH')
  await button(page, 'Save and publish').click()
  const body = (await request).postDataJSON() as Record<string, unknown>
  expect(Object.keys(body).toSorted()).toEqual(['instructorId', 'isPublished', 'location', 'price'])
  expect(body).toMatchObject({ price: 95, instructorId: INSTRUCTOR, isPublished: true })
  await expect(toast(page, 'Course Updated')).toBeVisible()
  await expect(page).toHaveURL('/my-courses')
  await expect(row(page, 'courses', 'None yet')).toContainText('Monona')
})

test('a course that is deleted elsewhere can be saved as a new course', async ({ page, otherBrowser }) => {
  await page.goto(`/edit-course/${UNUSED}`)
  await expect(question(page, 0)).toBeVisible()
  await field(page, 'Course name').fill('Saved from the fire')
  const other = await otherBrowser()
  await other.goto('/my-courses')
  await rowAction(other, row(other, 'courses', 'None yet'), 'Delete')
  await confirmIn(other, 'Delete this course?', 'Delete')
  await expect(toast(other, 'Course Deleted')).toBeVisible()

  await button(page, 'Save and publish').click()
  await expect(alert(page, 'This course has been deleted')).toBeVisible()
  await expect(field(page, 'Course name')).toHaveValue('Saved from the fire')
  expect(await kept(page)).toEqual([`draft.${INSTRUCTOR}.course.${UNUSED}`])
  await button(page, 'Save as a new course').click()
  await expect(page).toHaveURL('/create-course')
  await expect(field(page, 'Course name')).toHaveValue('Saved from the fire')
})

test('a missing course, another instructor’s course and an archived course cannot be edited', async ({
  page,
}) => {
  await page.goto('/edit-course/nothing')
  await expect(page.getByText('We could not find this course')).toBeVisible()
  await page.goto('/edit-course/c-u-range-0')
  await expect(page.getByText('This is not your course')).toBeVisible()
  await page.goto(`/edit-course/c-${INSTRUCTOR}-35`)
  await expect(page.getByText('This course is archived')).toBeVisible()
})
