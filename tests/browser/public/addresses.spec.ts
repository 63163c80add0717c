// Old and shortened addresses of the public site, and the ones its pages link to.
import { expect, INSTRUCTOR, test } from '../test.ts'
import { CLASS, COURSE } from './public.ts'

test('an old or shortened address is replaced', async ({ page }) => {
  for (const [from, to] of [
    [`/class/${COURSE}?tid=1&x=%3Cb%3E`, `${CLASS}?tid=1&x=%3Cb%3E`],
    [`/class/another-name/${COURSE}#dates`, `${CLASS}#dates`],
    [`/course/${COURSE}?tid=1`, `${CLASS}?tid=1`],
    ['/classes/NM?page=2', '/classes/new-mexico?page=2'],
    ['/classes/New%20Mexico', '/classes/new-mexico'],
    [`/instructor/${INSTRUCTOR}/dana-reyes?tid=1`, `/instructor/${INSTRUCTOR}?tid=1`],
  ] as const)
    await test.step(`${from} by ${to}`, async () => {
      await page.goto('about:blank')
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
})

test('a directory link leads to the instructors of its state', async ({ page }) => {
  await page.goto('/classes/wisconsin')
  await page.getByRole('link', { name: /^\d+ instructors in Wisconsin$/ }).click()
  await expect(page).toHaveURL('/instructor-search?lat=44.62&lng=-89.99&within=any&state=WI')
  await expect(page).toHaveTitle('Instructors in Wisconsin | Harbor Training')
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ instructors in Wisconsin$/ })).toBeVisible()
})
