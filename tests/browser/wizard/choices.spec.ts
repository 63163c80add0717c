import { confirmIn, expect, test } from '../test.ts'
import { button, field, fillCourse, fillDetails, next } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('a curriculum sets what it decides, and asks before it overrides a choice', async ({
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

  const curriculum = page.getByRole('combobox', { name: 'Curriculum', exact: true })
  await curriculum.focus()
  await curriculum.selectOption('Emergency First Aid Fundamentals')
  const dialog = page.getByRole('dialog', { name: 'Change the curriculum?' })
  await expect(dialog).toContainText('The module Pistol is no longer selected.')
  await expect(dialog).toContainText('Live fire is turned off.')
  await checkAccessibility()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(curriculum).toHaveValue('cur-hand')
  await expect(page.getByLabel('Module')).toHaveValue('mod-pistol')

  await curriculum.selectOption('Emergency First Aid Fundamentals')
  await confirmIn(page, 'Change the curriculum?', 'Change curriculum')
  await expect(curriculum).toHaveValue('cur-first')
  await expect(curriculum).toBeFocused()
  await expect(page.getByLabel('Module')).toHaveCount(0)
  await next(page)
  await expect(page.getByRole('switch', { name: 'Live fire' })).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Live fire' })).not.toBeChecked()
  await expect(page.getByText('Emergency First Aid Fundamentals does not allow live fire.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Listed in search' })).toBeDisabled()

  // The price stays, although it is too low now.
  await button(page, 'Back').click()
  await curriculum.selectOption('Texas Carry Permit')
  await expect(page.getByText('Your price of $20 is below the minimum.')).toBeVisible()
  await next(page)
  await expect(page.getByRole('switch', { name: 'Live fire' })).toBeChecked()
  await expect(field(page, 'Price')).toHaveValue('20')
  await next(page)
  await expect(field(page, 'Price')).toBeFocused()
  await field(page, 'Price').fill('40')
  await next(page)
  await expect(page.getByLabel('State')).toHaveValue('TX')
  await expect(page.getByLabel('State')).toBeDisabled()
  await expect(page.getByText('This curriculum is taught in Texas only.')).toBeVisible()
})

test('a range fills in the location, and says when the address no longer matches @any-screen', async ({
  page,
  signIn,
}) => {
  await signIn('range')
  await page.goto('/create-course')
  await fillCourse(page, 'Defensive Shooting Fundamentals')
  await next(page)
  await fillDetails(page)
  await next(page)
  await page.getByLabel('Building').fill('Bay 3')
  await page.getByLabel('Range', { exact: true }).selectOption('Copper Canyon Range')
  await expect(field(page, 'Venue name')).toHaveValue('Copper Canyon Range')
  await expect(field(page, 'Address')).toHaveValue('2200 W Desert Lane')
  await expect(page.getByLabel('Building')).toHaveValue('')
  await expect(field(page, 'City')).toHaveValue('Phoenix')
  await expect(page.getByLabel('State')).toHaveValue('AZ')
  await expect(field(page, 'ZIP code')).toHaveValue('85001')
  await field(page, 'City').fill('Tempe')
  await expect(page.getByText('The address does not match the range')).toBeVisible()
  await button(page, 'Use the address of the range').click()
  await expect(field(page, 'City')).toHaveValue('Phoenix')
  await expect(page.getByText('The address does not match the range')).toHaveCount(0)
})
