import type { Page } from '@playwright/test'
import { chooseImage, photo, PLACE, png, sizeOf } from './images.ts'
import { alert, confirmIn, expect, formFailure, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Its name is its label and the description. */
const listed = (page: Page) => page.getByRole('switch', { name: /^Listed in search/ })

/** What the page sends to the account, apart from the silent record of the visit. */
function sentBodies(page: Page) {
  const bodies: object[] = []
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return
    const body = request.postDataJSON() as object
    if (!('lastTouchedAt' in body)) bodies.push(body)
  })
  return bodies
}

test('an instructor changes the account, and only what was changed is sent', async ({
  page,
  checkAccessibility,
}) => {
  const bodies = sentBodies(page)
  await page.goto('/my-classes')
  await page.getByRole('button', { name: 'Account of Dana Reyes', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instructor Account', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('Instructor Account | Harbor Training')
  await expect(field(page, 'First name')).toHaveValue('Dana')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
  const facts = page.getByRole('complementary', { name: 'About your account', exact: true })
  for (const text of ['100200', 'Active', /of 5, \d+ reviews/, 'Ready', /^Show on a map/])
    await expect(facts.getByText(text, { exact: true })).toBeVisible()
  await checkAccessibility()
  await page.getByRole('link', { name: 'Public profile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Reyes' })).toBeVisible()
  await page.goBack()

  await field(page, 'First name').fill(' Dàna ')
  const preview = page.getByRole('region', { name: 'What students see', exact: true })
  await expect(preview).toContainText('Dàna Reyes')
  await field(page, 'Phone').fill('')
  await field(page, 'Gender').fill('Woman')
  await field(page, 'Country').fill('us')
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: 'Texas' })
  await field(page, 'ZIP code').fill('75201')
  await field(page, 'Cancellation policy').fill('Ask me.')
  await listed(page).uncheck({ force: true })
  await expect(preview).toContainText('Only people with the link can find you.')
  await save(page)
  await expect(toast(page, 'Account Updated')).toBeVisible()
  expect(bodies).toEqual([
    {
      firstName: 'Dàna',
      phone: null,
      gender: 'Woman',
      state: 'TX',
      postalCode: '75201',
      isSearchable: false,
      cancellationPolicy: 'Ask me.',
    },
  ])
  await expect(field(page, 'First name')).toHaveValue('Dàna')
  await page.getByRole('button', { name: 'Use the standard policy', exact: true }).click()
  await expect(field(page, 'Cancellation policy')).toHaveValue(/at least 48 hours/)
  await expect(page.getByRole('button', { name: 'This is the standard policy', exact: true })).toBeDisabled()
  await save(page)
  await expect.poll(() => bodies.length).toBe(2)
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('Dàna')
  await expect(field(page, 'Cancellation policy')).toHaveValue(/at least 48 hours/)
  await expect(listed(page)).not.toBeChecked()
  await save(page)
  await expect(toast(page, 'Nothing has changed')).toBeVisible()
  expect(bodies).toHaveLength(2)
})

test('a save is refused by the form and then by the server, keeps what was typed, and succeeds at the next try', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  const bodies = sentBodies(page)
  const touched = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.goto('/instructor-account')
  await touched
  await field(page, 'Last name').fill('')
  await field(page, 'Email').fill('dana@example')
  await field(page, 'ZIP code').fill('5370')
  await field(page, 'Country').fill('U')
  await save(page)
  await expect(field(page, 'Last name')).toBeFocused()
  for (const text of [
    'Required',
    'Invalid email address',
    'Use 5 digits, such as 53703',
    'Use two letters, such as US',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await checkAccessibility()
  expect(bodies).toEqual([])

  for (const [label, value] of Object.entries({
    'Last name': 'Reyes',
    Email: 'dana@example.com',
    'ZIP code': '53703',
  }))
    await field(page, label).fill(value)
  await field(page, 'Country').fill('US')
  await field(page, 'Biography').fill('Teaches since 2001.')
  await scenario('updateInstructor:500')
  await save(page)
  const text = 'Update Error: The mock was told to answer 500.'
  await expect(alert(page, text)).toBeVisible()
  await expect(formFailure(page, text)).toBeVisible()
  await expect(field(page, 'Biography')).toHaveValue('Teaches since 2001.')
  // The header lies over a field that the page was scrolled past.
  await checkAccessibility(['target-size'])
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await confirmIn(page, 'Discard your changes?', 'Keep editing')
  await scenario('')
  await save(page)
  await expect(toast(page, 'Account Updated')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page).toHaveURL('/my-classes')
})

test('an account that cannot be loaded says so and can be tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('getInstructor:500')
  await page.goto('/instructor-account')
  await expect(page.getByText('We could not load your account')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Instructor Account' })).toBeVisible()
  await checkAccessibility()
  await scenario('getInstructor:slow')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(field(page, 'First name')).toHaveValue('Dana')
})

test.describe('the photo', () => {
  const picture = (page: Page) => page.getByRole('img', { name: 'Photo of Dana Reyes', exact: true })
  const source = async (page: Page) => (await picture(page).getAttribute('src')) ?? ''

  test('is replaced and removed at once, and a new one leaves its place behind', async ({
    page,
    checkAccessibility,
  }) => {
    const bodies = sentBodies(page)
    await page.goto('/instructor-account')
    await expect(picture(page)).toHaveAttribute('src', /\/images\/portrait-u-instructor$/)
    expect((await sizeOf(picture(page)))[0]).toBeGreaterThan(0)
    const removed = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.status() === 204,
    )
    await chooseImage(page, 'me at home.jpg', 'image/jpeg', await photo(page))
    await expect(toast(page, 'Account Updated')).toBeVisible()
    await removed
    await expect(picture(page)).not.toHaveAttribute('src', /portrait|data:/)
    expect(await sizeOf(picture(page))).toEqual([200, 300])
    const served = await (await page.request.get(await source(page))).body()
    expect(served.includes(PLACE)).toBe(false)
    expect(bodies).toEqual([{ imageIds: [expect.any(String)] }])
    await checkAccessibility()

    await page.getByRole('button', { name: 'Delete image', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'It will disappear from your public profile right away.',
    )
    await confirmIn(page, 'Delete this image?', 'Delete')
    await expect(picture(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Choose an image', exact: true })).toBeVisible()
    await checkAccessibility()
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Dana')
    await expect(picture(page)).toHaveCount(0)
  })

  test('is the new one if only the answer to saving it is lost', async ({ page, scenario }) => {
    const deleted: string[] = []
    page.on('request', (request) => void (request.method() === 'DELETE' && deleted.push(request.url())))
    for (const fault of ['502', 'lost']) {
      await page.goto('/instructor-account')
      const before = await source(page)
      expect(before).toContain('portrait')
      await scenario(`updateInstructor:${fault},getInstructor:offline`)
      await chooseImage(page, 'me.png', 'image/png', png(20, 20))
      await expect(alert(page, /^Update Error/).first()).toBeVisible()
      await expect(picture(page)).toHaveAttribute('src', before)
      await scenario('')
    }
    await page.reload()
    await expect(picture(page)).toHaveAttribute('src', /^(?!.*portrait)/)
    expect(await sizeOf(picture(page))).toEqual([20, 20])
    expect(deleted).toEqual([])
  })

  test('stays as it was when the new one cannot be used, uploaded or saved', async ({
    page,
    scenario,
    checkAccessibility,
    complaints,
  }) => {
    // The code that prepares a picture is loaded on demand. Here, it fails to load at first.
    await page.route(/\/assets\/image-file-/, (route) => route.abort())
    const touched = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.goto('/instructor-account')
    await touched
    const before = await source(page)
    expect(before).toContain('portrait')
    await chooseImage(page, 'me.png', 'image/png', png(20, 20))
    await expect(alert(page, "We couldn't load this content")).toBeVisible()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ChunkLoadError')])
    // A browser says nothing of a file that the field already has.
    await expect(page.locator('input[type=file]')).toHaveValue('')
    await page.unrouteAll()
    await chooseImage(page, 'me.png', 'image/png', png(30_000, 30_000, 1))
    await expect(alert(page, 'more than 25 megapixels')).toBeVisible()
    await scenario('uploadImage:500')
    await chooseImage(page, 'me.png', 'image/png', png(20, 20))
    await expect(alert(page, 'Error Uploading Image: The mock was told to answer 500.')).toBeVisible()
    await expect(picture(page)).toHaveAttribute('src', before)
    await scenario('updateInstructor:500')
    await chooseImage(page, 'me.png', 'image/png', png(20, 20))
    await expect(alert(page, 'Update Error: The mock was told to answer 500.').first()).toBeVisible()
    await expect(picture(page)).toHaveAttribute('src', before)
    await checkAccessibility()
    await scenario('deleteImage:500')
    await page.getByRole('button', { name: 'Delete image', exact: true }).click()
    await confirmIn(page, 'Delete this image?', 'Delete')
    await expect(alert(page, 'Error Deleting Image: The mock was told to answer 500.')).toBeVisible()
    await expect(picture(page)).toHaveAttribute('src', before)
  })
})

test('a visit is recorded once a session, without a word, even if that fails', async ({
  page,
  signIn,
  scenario,
}) => {
  const visits: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') visits.push(request.postDataJSON())
  })
  await scenario('updateInstructor:500')
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.goto('/my-classes')
  expect((await answer).status()).toBe(500)
  await expect(rows(page, 'classes').first()).toBeVisible()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(rows(page, 'students').first()).toBeVisible()
  await page.reload()
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  expect(visits).toEqual([{ lastTouchedAt: '2026-11-20T15:00:00.000Z' }])
  // If someone else signs in while a page is open, that page loads again on its own.
  await page.goto('about:blank')
  await signIn('range')
  await page.goto('/students')
  await expect.poll(() => visits.length).toBe(2)
})
