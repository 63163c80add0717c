import { expect, test } from '../test.ts'
import { hydrated } from './public.ts'

test('the search overlay leads to the search page; its button is hidden', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/classes')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toHaveCount(0)
  await page.goto('/classes?request=search')
  const overlay = page.getByRole('dialog', { name: 'Find in-person training' })
  await expect(overlay.getByLabel('Range, instructor or class')).toBeFocused()
  await expect(overlay.getByText('optional')).toHaveCount(0)
  await checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(page).toHaveURL('/classes')

  await page.goto('/classes?request=search')
  await overlay.getByLabel('Range, instructor or class').fill('Lakeside')
  await overlay.getByLabel('ZIP code or city').fill('53703')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/instructor-search?type=classes&query=Lakeside&zip=53703')
  await expect(page.getByRole('heading', { name: /within 50 miles of 53703$/ })).toBeVisible()
})
