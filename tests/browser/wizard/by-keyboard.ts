import type { Page } from '@playwright/test'
import { pressOn, typeInto } from '../keyboard.ts'
import { expect, kept, toast } from '../test.ts'
import { button, field, question } from './wizard.ts'

/** What differs between the tests that create a course. */
type Typed = { curriculum: string; module?: string; price: string }

/** Goes from the course list through every step to a published course, without a mouse. */
export async function publishByKeyboard(page: Page, { curriculum, module, price }: Typed) {
  await pressOn(page, page.getByRole('link', { name: 'Create course' }))
  await expect(page).toHaveURL('/create-course')
  await expect(page).toHaveTitle('Create Course | Harbor Training')
  await expect(question(page, 0)).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await typeInto(page, page.getByRole('combobox', { name: 'Curriculum', exact: true }), curriculum)
  if (module) await typeInto(page, page.getByLabel('Module'), module)
  await typeInto(page, field(page, 'Course name'), 'Evening at the Range')
  await page.keyboard.press('Enter')

  await expect(question(page, 1)).toBeFocused()
  await typeInto(page, field(page, 'Price'), price)
  await typeInto(page, field(page, 'Seats'), '8')
  await typeInto(page, field(page, 'Hours on the range'), '1.5')
  await pressOn(page, page.getByRole('switch', { name: 'Live fire' }), 'Space')
  await typeInto(page, field(page, 'Notes'), 'Bring a friend.')
  await pressOn(page, button(page, 'Next'))

  await expect(question(page, 2)).toBeFocused()
  await typeInto(page, field(page, 'Venue name'), 'Lakeside Range')
  await typeInto(page, field(page, 'Address'), '100 Range Road')
  await typeInto(page, field(page, 'City'), 'Madison')
  await typeInto(page, page.getByLabel('State'), 'Wisc')
  await typeInto(page, field(page, 'ZIP code'), '53703')
  await page.keyboard.press('Enter')

  await expect(question(page, 3)).toBeFocused()
  await pressOn(page, page.getByRole('checkbox', { name: 'Ammunition' }), 'Space')
  await typeInto(page, field(page, 'How many: Ammunition'), '50')
  await page.keyboard.press('Enter')
  await expect(question(page, 4)).toBeFocused()
  await pressOn(page, page.getByRole('checkbox', { name: 'Certificate' }), 'Space')
  await pressOn(page, button(page, 'Next'))

  await expect(question(page, 5)).toBeFocused()
  await pressOn(page, page.getByRole('radio', { name: 'On Harbor Training' }), 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Non-USCCA curriculum' })).toBeChecked()
  await typeInto(page, field(page, 'Registration page'), 'https://example.com/evening')
  await page.keyboard.press('Enter')

  await expect(toast(page, 'Course Created')).toBeVisible()
  await expect(page).toHaveURL(/\/edit-course\/[\w-]+$/)
  await expect(page).toHaveTitle('Edit Course | Harbor Training')
  const review = page.getByRole('heading', { level: 1, name: 'Check your course and publish it' })
  await expect(review).toBeFocused()
  await expect(page.getByText('Not published yet')).toBeVisible()
  expect(await kept(page)).toEqual([])
  await pressOn(page, button(page, 'Save and publish'))
  await expect(toast(page, 'Course Updated')).toBeVisible()
  await expect(page).toHaveURL('/my-courses')
}
