// The fields of the search: when what is typed into them applies, and what of it stays.
import { expect, test } from '../test.ts'
import { box, chips, closeFilters, open, openFilters, question, SEARCH, title } from './search.ts'

test('a typed date applies when its field is left, and at Enter', async ({ page }) => {
  const days = '&from=2026-12-08&to=2026-12-24'
  await open(page, days)
  await openFilters(page)
  const from = page.getByLabel('From', { exact: true })
  const until = page.getByLabel('Until', { exact: true })
  await from.pressSequentially('12052026')
  await expect(from).toHaveValue('2026-12-05')
  await expect(until).toHaveValue('2026-12-24')
  await expect(page).toHaveURL(SEARCH + days)
  await until.focus()
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-05&to=2026-12-24`)
  await until.pressSequentially('12202026')
  await until.press('Enter')
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-05&to=2026-12-20`)
  await expect(until).toBeFocused()
  // A year that cannot be meant is not left there as if it applied.
  await until.pressSequentially('12200202')
  await from.focus()
  await expect(page).toHaveURL(`${SEARCH}&from=2026-12-05`)
  await expect(until).toHaveValue('')
})

test('what the search takes for something else leaves its field', async ({ page }) => {
  await open(page)
  const text = page.getByRole('searchbox', { name: 'Class or instructor' })
  const place = page.getByRole('textbox', { name: 'ZIP code or city' })
  const ask = async (field: typeof text, asked: string) => {
    if (await question(page).isVisible()) await question(page).click()
    await field.fill(asked)
    await field.press('Enter')
  }
  for (const time of ['first', 'again'])
    await test.step(`a state, ${time}`, async () => {
      await ask(place, 'Wisconsin')
      await expect(page).toHaveURL(`${SEARCH}&state=WI`)
      await expect(page.locator('#zip')).toHaveValue('')
    })
  await openFilters(page)
  await page.getByRole('combobox', { name: 'State' }).selectOption('AZ')
  await expect(page).toHaveURL(`${SEARCH}&state=AZ`)
  await closeFilters(page)
  await chips(page).getByRole('link', { name: 'Remove Arizona' }).click()
  await ask(text, '53703')
  await expect(page).toHaveURL(`${SEARCH}&zip=53703`)
  await expect(page.locator('#query')).toHaveValue('')
  await expect(page.locator('#zip')).toHaveValue('53703')
  await openFilters(page)
  await box(page, 'Live fire').click()
  await expect(page).toHaveURL(`${SEARCH}&zip=53703&livefire=on`)
  await closeFilters(page)
  await expect(title(page, '8 classes within 50 miles of 53703')).toBeVisible()
})
