// The server takes its time, and the person types on. What is said is about what was sent; what was typed since stays.
import type { Page } from '@playwright/test'
import { FORMS, nextWrite } from './forms.ts'
import { field } from './public/public.ts'
import { EMPTY, expect, fillPerson, formFailure, row, rows, test, toast } from './test.ts'
import { fillAll } from './wizard/wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const AHEAD = 'What you typed after you pressed the button is not sent yet.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Keeps every write from the server until it is let go. */
async function holdWrites(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/training/**', async (route) => {
    if (route.request().method() !== 'GET') await released
    await route.continue()
  })
  return letGo
}

for (const [
  what,
  { open, field: fieldOf, sent, typed, button: name, isPublic, isKept, done, isEdit },
] of Object.entries(FORMS))
  test(`${what}: what is typed during a slow save stays`, async ({ page }) => {
    await open(page)
    await fieldOf(page).fill(sent)
    const letGo = await holdWrites(page)
    const call = nextWrite(page)
    await button(page, name).last().click()
    expect((await call).postData()).toContain(sent)
    await fieldOf(page).fill(typed)
    letGo()
    await expect(page.getByRole('status').filter({ hasText: AHEAD })).toBeVisible()
    if (done) await expect(toast(page, done)).toBeVisible()
    await expect(fieldOf(page)).toHaveValue(typed)
    if (isPublic && !isKept) return
    await page.reload()
    await button(page, 'Restore').click()
    await expect(fieldOf(page)).toHaveValue(typed)
    if (!isEdit) return
    await button(page, name).click()
    await expect(toast(page, done ?? '')).toBeVisible()
    await expect(page.getByText('Saved elsewhere')).toHaveCount(0)
    await expect(formFailure(page, /./)).toHaveCount(0)
  })

test('what was sent can be sent once more, if something else was typed meanwhile', async ({ page }) => {
  const { open, field: fieldOf, sent, typed, button: name } = FORMS['a student on a roster'] ?? {}
  if (!open || !fieldOf || !sent || !typed || !name) throw new Error('there is no such form')
  await open(page)
  await fieldOf(page).fill(sent)
  const letGo = await holdWrites(page)
  const call = nextWrite(page)
  await button(page, name).click()
  await call
  await fieldOf(page).fill(typed)
  letGo()
  await expect(page.getByRole('status').filter({ hasText: AHEAD })).toBeVisible()
  await fieldOf(page).fill(sent)
  await button(page, name).click()
  await expect(fieldOf(page)).toHaveCount(0)
})

test('a new course: what is typed until its page opens is an edit of it', async ({ page }) => {
  await fillAll(page)
  const letGo = await holdWrites(page)
  const call = page.waitForRequest('**/api/training/courses')
  await button(page, 'Create course').click()
  await call
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^.*Course/ })
    .first()
    .click()
  await field(page, 'Course name').fill('Evening and Night at the Range')
  letGo()
  await expect(page).toHaveURL(/\/edit-course\//)
  await button(page, 'Restore').click()
  await page.goto(`${page.url().split('?')[0]}?step=course`)
  await button(page, 'Restore').click()
  await expect(field(page, 'Course name')).toHaveValue('Evening and Night at the Range')
})

test('walk-ins: the next is typed while the last is on the way, and each has an outcome', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = page.getByRole('dialog', { name: 'Add a student' })
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  const letGo = await holdWrites(page)
  await button(page, 'Add and next').click()
  await expect(form.getByText('Adding Ana Silva…')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.keyboard.type('Bo')
  await checkAccessibility()
  letGo()
  await expect(form.getByText('Ana Silva is on the roster.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Bo')
  await expect(rows(page, 'students')).toHaveCount(1)

  await fillPerson(page, ['Bo', 'Diaz'], 'bo@example.com')
  await scenario('createRegistrant:500')
  await page.keyboard.press('Enter')
  await fillPerson(page, ['Cy', 'Young'], 'cy@example.com')
  await expect(form.getByText('Bo Diaz is not on the roster. The mock was told to answer 500.')).toBeVisible()
  await checkAccessibility()
  await button(page, 'Done').click()
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  // Nobody is forgotten over a reload.
  await page.reload()
  await expect(form.getByText(/^No answer about Bo Diaz/)).toBeVisible()
  await button(page, 'Restore').click()
  await scenario('')
  await button(page, 'Try again').click()
  await expect(form.getByText('Bo Diaz is on the roster.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Cy')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Cy Young is on the roster.')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(3)
  await button(page, 'Done').click()
  await expect(form).toHaveCount(0)
  for (const name of ['Ana Silva', 'Bo Diaz', 'Cy Young'])
    await expect(row(page, 'students', name)).toHaveCount(1)
})
