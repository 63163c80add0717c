import { alert, expect, test } from '../test.ts'
import { button, field, fillCourse, fillPrice, next, question, step, UNUSED } from './wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('the last steps are accessible', async ({ page, checkAccessibility }) => {
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

test('going forward validates the step, going back never does', async ({ page, checkAccessibility }) => {
  await page.goto('/create-course?step=location')
  await expect(question(page, 0)).toBeVisible()
  await expect(step(page, 'Details')).toBeDisabled()
  await next(page)
  await expect(page.getByRole('combobox', { name: 'Curriculum', exact: true })).toBeFocused()
  await checkAccessibility()
  await alert(page, '2 things').getByRole('button', { name: 'Course name: Required' }).click()
  await expect(field(page, 'Course name')).toBeFocused()
  await fillCourse(page)
  await checkAccessibility()
  await next(page)
  await expect(page.getByText('2 things')).toHaveCount(0)
  await expect(step(page, 'Details')).toHaveAttribute('aria-current', 'step')
  await expect(question(page, 1)).toBeFocused()
  await next(page)
  await expect(alert(page, '2 things need your attention')).toBeVisible()
  await checkAccessibility()

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
  await fillPrice(page, '80')
  await next(page)
  await expect(question(page, 2)).toBeFocused()
  await checkAccessibility()
  for (const at of [1, 0]) {
    await page.goBack()
    await expect(question(page, at)).toBeFocused()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
