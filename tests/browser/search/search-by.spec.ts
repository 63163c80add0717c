// The location search: a ZIP code, a city or the visitor's own place, on any page, lead to the results around it.
import type { Page } from '@playwright/test'
import { api } from '../api.ts'
import { holdBack } from '../pages.ts'
import { hydrated } from '../public/public.ts'
import { expect, forbidStorage, INSTRUCTOR, test } from '../test.ts'

const FOUND = '/instructor-search?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training'

test('each page finds classes near a ZIP code', async ({ page }) => {
  for (const path of ['/', '/classes', '/classes/wisconsin'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('53703-1234')
      await page.getByRole('button', { name: 'Find a class' }).click()
      await expect(page).toHaveURL(FOUND)
      await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'ZIP code or city' })).toHaveValue('53703')
      await page.goBack()
      await expect(page).toHaveURL(path)
    })
})

test('a ZIP code that does not exist stays in its field', async ({ page, checkAccessibility }) => {
  await page.goto('/search-by?query=00001')
  const field = page.getByRole('textbox', { name: 'ZIP code or city' })
  await expect(field).toHaveValue('00001')
  await expect(field).toHaveAccessibleDescription('We couldn’t find that ZIP code')
  await checkAccessibility()
  await field.fill('53703')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(FOUND)
})

test('a weekend and a price are searched together with a city, or everywhere without one', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('phoenix az')
  await page.getByRole('combobox', { name: 'When' }).selectOption('Next 30 days')
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $150')
  await checkAccessibility()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/instructor-search?type=classes&zip=phoenix+az&when=month&most=150')
  await expect(
    page.getByRole('heading', { name: /^\d+ classes within 50 miles of Phoenix, AZ$/ }),
  ).toBeVisible()

  // Without a place, all places are searched.
  await page.goto('/classes')
  await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('')
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $50')
  await page.getByRole('button', { name: 'Find a class' }).click()
  await expect(page).toHaveURL('/instructor-search?type=classes&most=50')
  await expect(page.getByRole('heading', { name: /^\d+ classes$/ })).toBeVisible()
})

test('a city that exists in several states is a choice', async ({ page, signIn, checkAccessibility }) => {
  await signIn('instructor')
  for (const [course, state] of [
    [31, 'IL'],
    [32, 'MO'],
  ] as const) {
    const id = `c-${INSTRUCTOR}-${course}`
    const before = await page.request.get(`/api/training/courses/${id}`)
    const { attributes } = ((await before.json()) as { data: { attributes: { location: object } } }).data
    const { lat: _, lng: __, fullAddress: ___, ...location } = attributes.location as Record<string, unknown>
    const changed = await api(page, 'patch', `courses/${id}`, {
      instructorId: INSTRUCTOR,
      isPublished: true,
      location: { ...location, city: 'Springfield', state },
    })
    expect(changed.status(), await changed.text()).toBe(200)
  }
  await page.goto('/instructor-search?type=classes&zip=springfield')
  await expect(page.getByRole('alert')).toHaveText(
    'There is more than one city with that name. Choose one below',
  )
  await checkAccessibility()
  await page.getByRole('link', { name: 'Springfield, IL 1' }).click()
  await expect(page).toHaveURL('/instructor-search?type=classes&zip=Springfield%2C+IL')
  await expect(page.getByRole('heading', { name: /within 50 miles of Springfield, IL$/ })).toBeVisible()
})

test('the last place that was found stands in the field, on this device only', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'ZIP code or city' })
  await page.goto('/instructor-search?type=classes&zip=Narnia')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/instructor-search?type=classes&zip=Madison')
  await expect(page.getByRole('heading', { name: '9 classes within 50 miles of Madison, WI' })).toBeVisible()
  await hydrated(page)
  await page.goto('/')
  await expect(field).toHaveValue('Madison')
  await forbidStorage(page, 'localStorage')
  await page.goto('/')
  await hydrated(page)
  await expect(field).toHaveValue('')
  await field.fill('53703')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
})

test.describe('near me', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Use my location' })

  test.describe('if the visitor agrees', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 43.07312, longitude: -89.40123 } })

    test('finds classes around the visitor, and tells nobody where exactly', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('combobox', { name: 'Price' }).selectOption('Up to $300')
      await button(page).click()
      await expect(page).toHaveURL(
        '/instructor-search?type=classes&zip=Your+location&lat=43.07&lng=-89.40&most=300',
      )
      const heading = page.getByRole('heading', { name: '9 classes within 50 miles of your location' })
      await expect(heading).toBeVisible()
      await expect(page).toHaveTitle('Classes near your location | Harbor Training')
      await page.goto('/instructor-search?type=classes&livefire=on')
      await button(page).click()
      await expect(page).toHaveURL(
        '/instructor-search?type=classes&zip=Your+location&lat=43.07&lng=-89.40&livefire=on',
      )
      await page.goto('/')
      await hydrated(page)
      await expect(page.getByRole('textbox', { name: 'ZIP code or city' })).toHaveValue('')
    })
  })

  test('says what to do if the browser refuses, does not know, or takes its time', async ({
    page,
    checkAccessibility,
  }) => {
    const answer = (code: number) =>
      page.addInitScript((given) => {
        Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
          configurable: true,
          value: (_: unknown, fail: (error: object) => void) =>
            given && fail({ code: given, PERMISSION_DENIED: 1 }),
        })
      }, code)
    for (const [code, text] of [
      [1, 'Your browser didn’t share your location. Type a ZIP code or city instead.'],
      [2, 'We could not find your location. Type a ZIP code or city instead.'],
      [0, 'Finding you …'],
    ] as const)
      await test.step(text, async () => {
        await answer(code)
        await page.goto('/')
        await button(page).click()
        await expect(page.getByText(text)).toBeVisible()
        await checkAccessibility()
      })
  })

  test('an answer that takes its time does not take the place of what was searched meanwhile, nor of a second press', async ({
    page,
  }) => {
    // From now on, the browser finds the visitor only when it is told to: by the number of the press.
    await page.addInitScript(() => {
      const asked: ((place: object) => void)[] = []
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
        value: (found: (place: object) => void) => asked.push(found),
      })
      Object.assign(window, {
        find: (press: number, latitude: number) => asked[press]?.({ coords: { latitude, longitude: -89.4 } }),
      })
    })
    const find = (press: number, latitude: number) =>
      page.evaluate(
        ([one, degrees]) =>
          (window as unknown as { find: (press: number, latitude: number) => void }).find(one, degrees),
        [press, latitude] as const,
      )
    await page.goto('/instructor-search?type=classes')
    await button(page).click()
    const field = page.getByRole('textbox', { name: 'ZIP code or city' })
    await field.fill('53703')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
    await find(0, 33.45)
    await expect(button(page)).toBeVisible()
    await expect(page).toHaveURL('/instructor-search?type=classes&zip=53703')

    await page.goto('/instructor-search?type=classes')
    await button(page).click()
    await page.getByRole('button', { name: 'Finding you …' }).click()
    await find(0, 33.45)
    await find(1, 43.07)
    await expect(page).toHaveURL('/instructor-search?type=classes&zip=Your+location&lat=43.07&lng=-89.40')
  })
})

test('after a failure of the geocoder, the search is unavailable and can be tried again', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  for (const fault of ['500', 'offline', 'html'])
    await test.step(fault, async () => {
      await scenario(`geocodePostalCode:${fault}`)
      await page.goto('/search-by?query=53703')
      const failure = page.getByRole('alert')
      await expect(failure).toContainText('Search is unavailable, try again')
      await expect(page.getByRole('textbox', { name: 'ZIP code or city' })).toHaveValue('53703')
      await checkAccessibility()
      await scenario('')
      const release = await holdBack(page, /\/maps\/api\//)
      await failure.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(failure.getByRole('button', { name: 'Trying …' })).toBeFocused()
      release()
      await expect(page).toHaveURL(FOUND)
      await page.unrouteAll()
    })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers to find the visitor, who types a city', async ({ page }) => {
    await page.goto('/classes')
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'ZIP code or city' }).fill('Madison')
    await page.getByRole('button', { name: 'Find a class' }).click()
    await expect(page).toHaveURL('/instructor-search?type=classes&zip=Madison')
    await expect(
      page.getByRole('heading', { name: '9 classes within 50 miles of Madison, WI' }),
    ).toBeVisible()
  })
})
