// The visit and its campaign last for the tab, until new ones arrive.
import { expect, forbidStorage, test } from '../test.ts'
import { CLASS, dates, field, press, watchCalls } from './public.ts'

test('a visit and its campaign go with the visitor from page to page', async ({ page }) => {
  const checkout = dates(page)
    .getByRole('link', { name: /^Register for/ })
    .first()
  await page.goto('/?utm_source=news&tid=t1')
  await page.goto('/classes')
  await page.goto(CLASS)
  await expect(checkout).toHaveAttribute('href', /&tid=t1$/)
  const calls = watchCalls(page, '/details')
  await page.goto(`${CLASS}?request=details`)
  await field(page, 'Email').fill('ana.silva@example.com')
  await press(page, 'Email me the details')
  await expect(page.getByText('Email Sent')).toBeVisible()
  expect(calls).toMatchObject([{ tID: 't1', tracking: { utm_source: 'news' } }])

  await page.goto(`${CLASS}?tid=t2`)
  await expect(checkout).toHaveAttribute('href', /&tid=t2$/)
  await page.goto(CLASS)
  await expect(checkout).toHaveAttribute('href', /&tid=t2$/)
})

test('where nothing can be kept, the visit lasts for its page', async ({ page }) => {
  await forbidStorage(page, 'sessionStorage')
  await page.goto(`${CLASS}?tid=t1`)
  await expect(
    dates(page)
      .getByRole('link', { name: /^Register for/ })
      .first(),
  ).toHaveAttribute('href', /&tid=t1$/)
})
