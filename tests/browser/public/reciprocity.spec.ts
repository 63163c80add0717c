// The pages about the permits of a state: from the footer to the authority, without a script.
import { expect, test } from '../test.ts'
import { heading } from './public.ts'

test.use({ javaScriptEnabled: false })

test('the footer leads to the numbers of a state, and these to its authority @any-screen', async ({
  page,
}) => {
  await page.goto('/classes/wisconsin')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Permit reciprocity' }).click()
  await expect(heading(page, 'Concealed-carry reciprocity by state')).toBeVisible()
  await page.getByRole('link', { name: 'Wisconsin', exact: true }).click()
  await expect(heading(page, 'Concealed-carry reciprocity for Wisconsin')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('These numbers are as of Tue, Sep 1, 2026.')).toBeVisible()
  await expect(
    main.getByRole('link', { name: 'See which states, from the Wisconsin permit authority' }),
  ).toHaveAttribute('href', 'https://permits.example.com/wisconsin')
  await main.getByText('Choose another state').click()
  await main.getByRole('link', { name: 'Iowa', exact: true }).click()
  await expect(heading(page, 'Concealed-carry reciprocity for Iowa')).toBeVisible()
})
