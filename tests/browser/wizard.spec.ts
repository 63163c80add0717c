import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { alert, confirmIn, expect, INSTRUCTOR, NOW, row, rowAction, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

/** The course of the seed that never had a class, so it can be deleted. */
const UNUSED = `c-${INSTRUCTOR}-34`
const QUESTIONS = [
  'Describe your course',
  'Provide more details on your course',
  'Where will the course be held?',
  'What should students bring to this course?',
  'What will you provide for your students?',
  'How will students register?',
] as const

const question = (page: Page, step: number) =>
  page.getByRole('heading', { level: 1, name: QUESTIONS[step] ?? '' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Next').click()
const step = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(title) })

async function fillCourse(page: Page, curriculum = 'Concealed Carry and Home Defense') {
  await expect(question(page, 0)).toBeVisible()
  await page.getByLabel('Curriculum').selectOption(curriculum)
  await field(page, 'Course name').fill('Evening at the Range')
}

async function fillDetails(page: Page, price = '80') {
  await expect(question(page, 1)).toBeFocused()
  await fillPrice(page, price)
}

async function fillPrice(page: Page, price: string) {
  await field(page, 'Price').fill(price)
  await field(page, 'Seats').fill('10')
}

async function fillLocation(page: Page) {
  await expect(question(page, 2)).toBeFocused()
  await field(page, 'Name of the place').fill('Lakeside Range')
  await field(page, 'Address').fill('100 Range Road')
  await field(page, 'City').fill('Madison')
  await page.getByLabel('State').selectOption('Wisconsin')
  await field(page, 'ZIP code').fill('53703')
}

/** Everything that a course needs, up to the last step. */
async function fillAll(page: Page) {
  await page.goto('/create-course')
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await next(page)
  await fillLocation(page)
  await next(page)
  await expect(question(page, 3)).toBeFocused()
  await next(page)
  await expect(question(page, 4)).toBeFocused()
  await next(page)
  await expect(question(page, 5)).toBeFocused()
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')))

test('from nothing to a published course, by keyboard alone', async ({ page }) => {
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  await page.goto('/my-courses')
  await expect(rows(page, 'courses').first()).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Create course' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/create-course')
  await expect(page).toHaveTitle('Create Course | Harbor Training')
  await expect(question(page, 0)).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await type(page.getByLabel('Curriculum'), 'Basic')
  await type(page.getByLabel('Module'), 'Rev')
  await type(field(page, 'Course name'), 'Evening at the Range')
  await page.keyboard.press('Enter')

  await expect(question(page, 1)).toBeFocused()
  await type(field(page, 'Price'), '49.50')
  await type(field(page, 'Seats'), '8')
  await type(field(page, 'Hours on the range'), '1.5')
  await tabTo(page, page.getByRole('switch', { name: 'Live fire' }))
  await page.keyboard.press('Space')
  await type(field(page, 'Notes'), 'Bring a friend.')
  await tabTo(page, button(page, 'Next'))
  await page.keyboard.press('Enter')

  await expect(question(page, 2)).toBeFocused()
  await type(field(page, 'Name of the place'), 'Lakeside Range')
  await type(field(page, 'Address'), '100 Range Road')
  await type(field(page, 'City'), 'Madison')
  await type(page.getByLabel('State'), 'Wisc')
  await type(field(page, 'ZIP code'), '53703')
  await page.keyboard.press('Enter')

  await expect(question(page, 3)).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Ammunition' }))
  await page.keyboard.press('Space')
  await type(field(page, 'How many: Ammunition'), '50')
  await page.keyboard.press('Enter')
  await expect(question(page, 4)).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Certificate' }))
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Next'))
  await page.keyboard.press('Enter')

  await expect(question(page, 5)).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'On Harbor Training' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Non-USCCA curriculum' })).toBeChecked()
  await type(field(page, 'Registration page'), 'https://example.com/evening')
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Course Created')).toBeVisible()
  await expect(page).toHaveURL(/\/edit-course\/[\w-]+$/)
  await expect(page).toHaveTitle('Edit Course | Harbor Training')
  await expect(question(page, 0)).toBeFocused()
  await expect(page.getByText('Not published yet')).toBeVisible()
  expect(await kept(page)).toEqual([])
  await tabTo(page, button(page, 'Save and publish'))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Course Updated')).toBeVisible()
  await expect(page).toHaveURL('/my-courses')
  await expect(row(page, 'courses', 'Evening at the Range')).toContainText('$49.50')

  // Everything is as it was typed.
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

test('the first steps are sound to assistive technology, with and without errors', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/create-course')
  await expect(question(page, 0)).toBeVisible()
  await next(page)
  await expect(alert(page, '2 things need your attention')).toBeVisible()
  await checkAccessibility()
  await fillCourse(page, 'Florida Carry Permit')
  await checkAccessibility()
  await next(page)
  await expect(question(page, 1)).toBeFocused()
  await next(page)
  await expect(alert(page, '2 things need your attention')).toBeVisible()
  await checkAccessibility()
  await fillPrice(page, '40')
  await next(page)
  await expect(page.getByLabel('State')).toBeDisabled()
  await checkAccessibility()
})

test('the last steps are, too', async ({ page, checkAccessibility }) => {
  await page.goto(`/edit-course/${UNUSED}?step=equipment`)
  await page.getByRole('checkbox', { name: 'Magazines' }).check()
  await button(page, 'Save and publish').click()
  await expect(field(page, 'How many: Magazines')).toBeFocused()
  await checkAccessibility()
  await field(page, 'How many: Magazines').fill('2')
  await step(page, 'Provided').click()
  await expect(question(page, 4)).toBeFocused()
  await checkAccessibility()
  await step(page, 'Registration').click()
  await page.getByLabel('Non-USCCA curriculum').check()
  await button(page, 'Save and publish').click()
  await expect(field(page, 'Registration page')).toBeFocused()
  await checkAccessibility()
})

test('going on checks the step, going back never does', async ({ page }) => {
  await page.goto('/create-course?step=location')
  await expect(question(page, 0)).toBeVisible()
  await expect(step(page, 'Details')).toBeDisabled()
  await next(page)
  await expect(page.getByLabel('Curriculum')).toBeFocused()
  await alert(page, '2 things').getByRole('button', { name: 'Course name: Required' }).click()
  await expect(field(page, 'Course name')).toBeFocused()
  await fillCourse(page)
  await next(page)
  await expect(page.getByText('2 things')).toHaveCount(0)
  await expect(step(page, 'Details')).toHaveAttribute('aria-current', 'step')

  for (const [price, words] of [
    ['49.99', 'The price must be at least $50'],
    ['1e-7', 'Use dollars and cents, such as 49.50'],
    ['NaN', 'Use dollars and cents, such as 49.50'],
  ] as const) {
    await fillPrice(page, price)
    await next(page)
    await expect(field(page, 'Price')).toBeFocused()
    await expect(page.getByText(words)).toBeVisible()
  }
  await button(page, 'Back').click()
  await expect(question(page, 0)).toBeFocused()
  await expect(field(page, 'Course name')).toHaveValue('Evening at the Range')
  await step(page, 'Details').click()
  await expect(field(page, 'Price')).toHaveValue('NaN')
  await page.goBack()
  await expect(question(page, 0)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a curriculum decides what it decides, and asks before it takes away', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/create-course')
  await fillCourse(page, 'Basic Handgun')
  await next(page)
  await expect(page.getByLabel('Module')).toBeFocused()
  await page.getByLabel('Module').selectOption('Pistol')
  await next(page)
  await fillDetails(page, '20')
  await page.getByRole('switch', { name: 'Live fire' }).check({ force: true })
  await button(page, 'Back').click()

  const curriculum = page.getByLabel('Curriculum')
  await curriculum.focus()
  await curriculum.selectOption('Emergency First Aid Fundamentals')
  const dialog = page.getByRole('dialog', { name: 'Change the curriculum?' })
  await expect(dialog).toContainText('The module Pistol is no longer chosen.')
  await expect(dialog).toContainText('The course has no live fire.')
  await checkAccessibility()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(curriculum).toHaveValue('cur-hand')
  await expect(page.getByLabel('Module')).toHaveValue('mod-pistol')

  await curriculum.selectOption('Emergency First Aid Fundamentals')
  await confirmIn(page, 'Change the curriculum?', 'Change it')
  await expect(curriculum).toHaveValue('cur-first')
  await expect(curriculum).toBeFocused()
  await expect(page.getByLabel('Module')).toHaveCount(0)
  await next(page)
  await expect(page.getByRole('switch', { name: 'Live fire' })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Live fire' })).not.toBeChecked()
  await expect(page.getByText('Emergency First Aid Fundamentals has no live fire.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Listed in the search' })).toBeDisabled()

  // The price stays what it was, and is too low now.
  await button(page, 'Back').click()
  await curriculum.selectOption('Texas Carry Permit')
  await expect(page.getByText('Your price of $20 is too low for it.')).toBeVisible()
  await next(page)
  await expect(page.getByRole('switch', { name: 'Live fire' })).toBeChecked()
  await expect(field(page, 'Price')).toHaveValue('20')
  await next(page)
  await expect(field(page, 'Price')).toBeFocused()
  await field(page, 'Price').fill('40')
  await next(page)
  await expect(page.getByLabel('State')).toHaveValue('TX')
  await expect(page.getByLabel('State')).toBeDisabled()
  await expect(page.getByText('The curriculum is taught in Texas only.')).toBeVisible()
})

test('a range fills the location, and says when the address is no longer its', async ({ page, signIn }) => {
  await signIn('range')
  await page.goto('/create-course')
  await fillCourse(page, 'Defensive Shooting Fundamentals')
  await next(page)
  await fillDetails(page)
  await next(page)
  await page.getByLabel('Building').fill('Bay 3')
  await page.getByLabel('Range', { exact: true }).selectOption('Copper Canyon Range')
  await expect(field(page, 'Name of the place')).toHaveValue('Copper Canyon Range')
  await expect(field(page, 'Address')).toHaveValue('2200 W Desert Lane')
  await expect(page.getByLabel('Building')).toHaveValue('')
  await expect(field(page, 'City')).toHaveValue('Phoenix')
  await expect(page.getByLabel('State')).toHaveValue('AZ')
  await expect(field(page, 'ZIP code')).toHaveValue('85001')
  await field(page, 'City').fill('Tempe')
  await expect(page.getByText('This is another address')).toBeVisible()
  await button(page, 'Use the address of the range').click()
  await expect(field(page, 'City')).toHaveValue('Phoenix')
  await expect(page.getByText('This is another address')).toHaveCount(0)
})

test('what was typed is offered back after a reload, with the step', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await page.goto('/create-course')
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await next(page)
  await expect(question(page, 2)).toBeFocused()
  await field(page, 'City').fill('Madison')
  await page.clock.setFixedTime(NOW + 5 * 60_000)
  await page.reload()
  await expect(question(page, 0)).toBeVisible()
  await expect(page.getByText('5 minutes ago')).toBeVisible()
  await expect(field(page, 'Course name')).toHaveValue('')
  await checkAccessibility()
  await button(page, 'Bring it back').click()
  await expect(question(page, 2)).toBeFocused()
  await expect(field(page, 'City')).toHaveValue('Madison')
  await step(page, 'Course').click()
  await expect(field(page, 'Course name')).toHaveValue('Evening at the Range')

  // A form of another course does not find it, nor does another person.
  await page.goto(`/edit-course/${UNUSED}`)
  await expect(question(page, 0)).toBeVisible()
  await expect(button(page, 'Bring it back')).toHaveCount(0)
  expect(await kept(page)).toEqual([`draft.${INSTRUCTOR}.course.new`])
  await signIn('range')
  await page.goto('/create-course')
  await expect(question(page, 0)).toBeVisible()
  await expect(button(page, 'Bring it back')).toHaveCount(0)
})

test('leaving asks, and forgets what is no longer wanted', async ({ page }) => {
  await page.goto('/my-courses')
  await page.getByRole('link', { name: 'Create course' }).click()
  await fillCourse(page)
  await next(page)
  await fillDetails(page)
  await page.getByRole('link', { name: 'Exit' }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await expect(field(page, 'Price')).toHaveValue('80')
  await page.getByRole('link', { name: 'Exit' }).click()
  await confirmIn(page, 'Discard your changes?', 'Discard')
  await expect(page).toHaveURL('/my-courses')
  expect(await kept(page)).toEqual([])
})

test('a session that ends meanwhile loses nothing', async ({ page, scenario }) => {
  await fillAll(page)
  await scenario('createCourse:expired')
  await button(page, 'Create course').click()
  await page.getByRole('dialog', { name: 'Session Expired' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await scenario('')
  await page.getByRole('button', { name: /Dana Reyes/ }).click()
  await expect(page).toHaveURL('/create-course?step=registration')
  await button(page, 'Bring it back').click()
  await expect(question(page, 5)).toBeFocused()
  await button(page, 'Create course').click()
  await expect(page).toHaveURL(/\/edit-course\//)
})

test('a failing save keeps every value, and is sent once', async ({ page, scenario }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const calls = () => sent.filter((path) => path === '/api/training/courses').length
  await fillAll(page)
  await scenario('createCourse:500')
  await button(page, 'Create course').click()
  await expect(alert(page, "Couldn't Create Course: The mock was told to answer 500.")).toBeVisible()
  await expect(question(page, 5)).toBeFocused()
  expect(calls()).toBe(1)
  await step(page, 'Location').click()
  await expect(field(page, 'City')).toHaveValue('Madison')
  await step(page, 'Registration').click()
  await scenario('createCourse:slow')
  await button(page, 'Create course').dblclick()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/edit-course\//)
  expect(calls()).toBe(2)
})

test('what the server says of a field stands at the field, in its step', async ({ page }) => {
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
  await fillAll(page)
  await button(page, 'Create course').click()
  await expect(field(page, 'Price')).toBeFocused()
  await expect(page.getByText('must be at least $90', { exact: true })).toBeVisible()
  const summary = alert(page, '2 things need your attention')
  await summary.getByRole('button', { name: 'Location, ZIP code: There is no such place.' }).click()
  await expect(field(page, 'ZIP code')).toBeFocused()
  await expect(field(page, 'ZIP code')).toHaveAccessibleDescription(/There is no such place/)
  await expect(summary).toContainText('Details, Price: corrected')
})

test('an edit sends what was edited, from any step', async ({ page }) => {
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

test('a course that is deleted elsewhere can become a new one', async ({ page, otherBrowser }) => {
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
  await button(page, 'Make a new course of it').click()
  await expect(page).toHaveURL('/create-course')
  await button(page, 'Bring it back').click()
  await expect(field(page, 'Course name')).toHaveValue('Saved from the fire')
})

test('there is nothing to edit of a course that is not there, not one’s own or archived', async ({
  page,
}) => {
  await page.goto('/edit-course/nothing')
  await expect(page.getByText('We could not find this course')).toBeVisible()
  await page.goto('/edit-course/c-u-range-0')
  await expect(page.getByText('This is not your course')).toBeVisible()
  await page.goto(`/edit-course/c-${INSTRUCTOR}-35`)
  await expect(page.getByText('This course is archived')).toBeVisible()
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('an image is looked at before it is sent, and has a cycle of its own', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Choose an/ }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }
  await page.goto('/create-course')
  await fillCourse(page)
  await choose('range.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(alert(page, 'SVG images cannot be used.')).toBeVisible()
  await choose('range.png', 'image/png', Buffer.from('not an image at all'))
  await expect(alert(page, 'This is not an image we can use.')).toBeVisible()
  await choose('range.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(10_000_000)]))
  await expect(alert(page, 'larger than 10 MB')).toBeVisible()
  await checkAccessibility()

  await scenario('uploadImage:500')
  await choose('range.png', 'image/png', PNG)
  await expect(alert(page, 'Error Uploading Image')).toBeVisible()
  await scenario('uploadImage:slow')
  await choose('range.png', 'image/png', PNG)
  const picture = page.getByRole('img', { name: 'Evening at the Range' })
  await expect(page.getByText('Uploading…')).toBeVisible()
  await expect(picture).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/images\//)
  await expect(page.getByText('Uploading…')).toHaveCount(0)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

  await scenario('')
  await button(page, 'Delete image').click()
  await checkAccessibility()
  await confirmIn(page, 'Delete this image?', 'Delete')
  await expect(picture).toHaveCount(0)
  await expect(button(page, 'Delete image')).toHaveCount(0)
  await choose('range.png', 'image/png', PNG)
  await expect(picture).toHaveAttribute('src', /^\/images\//)
})
