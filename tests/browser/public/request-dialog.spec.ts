// The dialogs of a class page that send something: while it is on its way, and while the page below changes.
import type { Page } from '@playwright/test'
import { comeBack, expect, formFailure, test } from '../test.ts'
import { CLASS, COURSE, dates, dialog, field, heading, hydrated, outbox, press } from './public.ts'

const TITLE = 'Request a class date'
const COMMENT = 'A weekend in June, for two?'
const request = (page: Page) => field(page, 'Your request')
const openByLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).last().click()

async function open(page: Page) {
  await page.goto(CLASS)
  await hydrated(page)
  await openByLink(page, 'Request another date')
  await field(page, 'Email').fill('ana.silva@example.com')
  await request(page).fill(COMMENT)
}

/** Keeps a request from the server until it is let go. */
async function holdRequests(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/requests', async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

async function sendHeld(page: Page) {
  const letGo = await holdRequests(page)
  await press(page, 'Send request')
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible()
  return letGo
}

test('a request on its way cannot be closed, until its answer is there', async ({ page }) => {
  await open(page)
  const letGo = await sendHeld(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page, TITLE).getByRole('button', { name: 'Close' })).toBeDisabled()
  await dialog(page, TITLE).getByRole('button', { name: 'Close' }).click({ force: true })
  await expect(request(page)).toHaveValue(COMMENT)
  letGo()
  await expect(page.getByText(/^You will get an answer at ana\.silva@example\.com/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, TITLE)).toHaveCount(0)
  await expect(page).toHaveURL(CLASS)
})

test('Back while a request is on its way: a failure is told, and the same text can be sent again', async ({
  page,
  scenario,
}) => {
  await open(page)
  await scenario('createCourseRequest:500x1')
  const letGo = await sendHeld(page)
  await page.goBack()
  await expect(page).toHaveURL(CLASS)
  await expect(request(page)).toHaveValue(COMMENT)
  letGo()
  await expect(formFailure(page, 'There was a problem posting your request')).toBeVisible()
  await expect(request(page)).toHaveValue(COMMENT)
  await press(page, 'Send request')
  await press(page, 'Back to the class')
  await expect(dialog(page, TITLE)).toHaveCount(0)
  expect((await outbox(page)).filter(({ kind }) => kind === 'course request')).toHaveLength(1)
  await openByLink(page, 'Request another date')
  await expect(request(page)).toHaveValue('')
})

test('what is typed stays when the class gets another name meanwhile', async ({ page }) => {
  await open(page)
  await page.route(`**/courses/${COURSE}?**`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { attributes: { name: string } } }
    json.data.attributes.name = 'Night Shooting'
    await route.fulfill({ response, json })
  })
  await comeBack(page)
  await expect(page).toHaveURL(`/class/night-shooting/${COURSE}?request=date#by-mail`)
  await expect(request(page)).toHaveValue(COMMENT)
  await dialog(page, TITLE).getByRole('button', { name: 'Close' }).click()
  await expect(heading(page, 'Night Shooting')).toBeVisible()
})

test('only a link about a date fills it in', async ({ page }) => {
  await page.goto(CLASS)
  await hydrated(page)
  await openByLink(page, /^Ask for a seat/)
  await expect(request(page)).toHaveValue(/^A seat on /)
  const oid = new URL(page.url()).searchParams.get('oid')

  // The page was opened for this date, for example from a search.
  await page.goto(`${CLASS}?oid=${oid}`)
  await hydrated(page)
  await openByLink(page, 'Request another date')
  await expect(request(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${CLASS}?oid=${oid}`)
  await expect(dates(page)).toBeVisible()
  await openByLink(page, /^Ask .* a question$/)
  await expect(field(page, 'Your question')).toHaveValue('')
})
