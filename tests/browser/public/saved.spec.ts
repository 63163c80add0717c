// What a visitor saves and has viewed, on this device, and up to three classes side by side.
import type { Page } from '@playwright/test'
import { expect, forbidStorage, INSTRUCTOR, inHighWindow, test } from '../test.ts'
import { dialog, hydrated } from './public.ts'

const pathOf = (course: number) => `/course/c-${INSTRUCTOR}-${course}`
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true })

/** The names of the courses, after a visit to the page of each. */
async function visit(page: Page, courses: readonly number[], isSaved: boolean) {
  const names: string[] = []
  for (const course of courses) {
    await page.goto(pathOf(course))
    names.push(await page.getByRole('heading', { level: 1 }).innerText())
    if (isSaved) await save(page).click()
    await expect(isSaved ? saved(page) : save(page)).toBeVisible()
  }
  return names
}

test('a visitor saves classes, and compares three of them', async ({ page, checkAccessibility }) => {
  const [unsaved = ''] = await visit(page, [4], false)
  const names = await visit(page, [0, 1, 2], true)
  await page.getByRole('link', { name: 'See what you saved' }).click()
  const list = dialog(page, 'Saved classes')
  const compare = list.getByRole('checkbox')
  // The latest first, then what was only viewed.
  await expect(compare).toHaveCount(4)
  for (const [i, name] of [...names.toReversed(), unsaved].entries())
    await expect(compare.nth(i)).toHaveAccessibleName(`Compare ${name}`)
  const columns = list.getByRole('region', { name: 'Side by side' }).getByRole('heading', { level: 4 })
  await expect(columns).toHaveText(names.toReversed())
  for (const fact of ['Price', 'Next date', 'Hours', 'Level', 'Rating', 'Where'])
    await expect(list.getByRole('term').filter({ hasText: fact })).toHaveCount(3)
  await expect(list.getByText(/hours? in the classroom/).first()).toBeVisible()
  await inHighWindow(page, () => checkAccessibility())

  // A fourth takes the place of one that is given up.
  await expect(compare.nth(3)).toBeDisabled()
  await compare.nth(0).press('Space')
  await compare.nth(3).press('Space')
  await expect(columns).toHaveText([...names.toReversed().slice(1), unsaved])

  // What is taken off stays in sight until the dialog closes, so that it can be saved again.
  const toggle = list.getByRole('listitem').first().getByRole('button')
  await expect(toggle).toHaveAccessibleName(`Saved ${names[2]}`)
  await toggle.click()
  await expect(toggle).toHaveAccessibleName(`Save ${names[2]}`)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(save(page)).toBeVisible()
})

test('the header leads to what is saved: nothing at first, then what was only viewed, and two of it side by side', async ({
  page,
  checkAccessibility,
}) => {
  const list = dialog(page, 'Saved classes')
  const openList = () =>
    page.getByRole('banner').getByRole('link', { name: 'Saved', exact: true, includeHidden: true }).click()
  const compared = list.getByRole('region', { name: 'Side by side' })
  await page.goto('/')
  await hydrated(page)
  await openList()
  await expect(list.getByText('Press “Save” on the page of a class to find it here.')).toBeVisible()
  await checkAccessibility()
  await page.goBack()
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const [first = ''] = await visit(page, [0], false)
  await openList()
  await expect(list.getByRole('link', { name: first, exact: true })).toBeVisible()
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  await expect(compared).toHaveCount(0)
  const [second = ''] = await visit(page, [1], false)
  await openList()
  await expect(compared.getByRole('heading', { level: 4 })).toHaveText([second, first])
  await list.getByRole('checkbox').first().press('Space')
  await expect(compared).toContainText('Choose “Compare” on two or three classes.')
})

test('with large text on a phone, the columns of a comparison stand one below the other', async ({
  page,
}) => {
  await visit(page, [0, 1, 2], true)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/?request=saved')
  const columns = dialog(page, 'Saved classes').getByRole('heading', { level: 4 })
  const places = () =>
    columns.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size)
  await expect(columns).toHaveCount(3)
  expect(await places()).toBe(3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await places()).toBe(1)
})

test('the distance is from the last place that was searched, and a class that is gone can be removed', async ({
  page,
}) => {
  await page.goto('/instructor-search?type=classes&zip=53703')
  await expect(page.getByRole('heading', { name: '9 classes within 50 miles of 53703' })).toBeVisible()
  await hydrated(page)
  await visit(page, [0, 1], true)
  await page.goto('/?request=saved')
  const list = dialog(page, 'Saved classes')
  await expect(list.getByText(/ mi from 53703$/)).toHaveCount(2)

  await page.evaluate(() => localStorage.setItem('saved-classes', '["gone", "<script>", 5]'))
  await page.reload()
  await expect(list.getByText('This class is no longer offered.')).toBeVisible()
  await list.getByRole('button', { name: /^Saved a class/ }).click()
  await page.reload()
  // What was viewed stays.
  await expect(list.getByRole('checkbox')).toHaveCount(2)
  await expect(list.getByText('This class is no longer offered.')).toHaveCount(0)
})

test('if the search fails, the dialog says so; a browser that stores nothing is told at once', async ({
  page,
  scenario,
}) => {
  await visit(page, [0], true)
  await scenario('search:500')
  await page.goto('/search-by?request=saved')
  const list = dialog(page, 'Saved classes')
  await expect(list.getByText('We could not load your classes')).toBeVisible()
  await scenario('')
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await forbidStorage(page, 'localStorage')
  await page.goto(pathOf(0))
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText('This browser does not let the site keep anything.')
  await expect(save(page)).toBeVisible()
})
