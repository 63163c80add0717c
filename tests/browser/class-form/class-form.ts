import type { Locator, Page } from '@playwright/test'
import { expectStart } from '../keyboard.ts'
import { INSTRUCTOR } from '../test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
export const MANAGE = `/manage-course/${COURSE}`
export const ADD = `${MANAGE}?add=${COURSE}`
export const form = (page: Page) => page.getByRole('dialog')

/** Opens a dialog with the form by its URL, and waits until the dialog has put the focus in it. */
export async function openForm(page: Page, url: string) {
  await page.goto(url)
  await expectStart(page, page.getByLabel('Date').first())
}

export async function fillDay(page: Page, date: string, start: string, end: string, at = 0) {
  await page.getByLabel('Date').nth(at).fill(date)
  await page.getByLabel('Start').nth(at).fill(start)
  await page
    .getByLabel(/^End\b/)
    .nth(at)
    .fill(end)
}

export const endOf = (page: Page, at = 0): Locator => page.getByLabel(/^End\b/).nth(at)
export const submit = (page: Page, name: string | RegExp) =>
  form(page).getByRole('button', { name, exact: true }).click()

/** The bodies and keys of the writes, as they are sent. */
export function bodies(page: Page, method: 'POST' | 'PATCH') {
  const sent: { body: Record<string, unknown>; key: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.method() === method && /\/api\/training\/occurrences(\/|$)/.test(request.url()))
      sent.push({
        body: request.postDataJSON() as Record<string, unknown>,
        key: request.headers()['idempotency-key'],
      })
  })
  return sent
}
