import type { Page } from '@playwright/test'
import { api, cookie } from '../api.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { EMPTY, expect } from '../test.ts'

/** Hundreds of calls take a while on a busy machine. */
export const LONG = { timeout: 40_000 }

export const HEAD = 'First name,Last name,Email,Phone'
export const person = (i: number) => `Ana${i},Silva,ana${i}@example.com,555-${String(i).padStart(4, '0')}`
export const list = (count: number) =>
  [HEAD, ...Array.from({ length: count }, (_, i) => person(i + 1))].join('\n')
export const file = (content: string | Buffer, name = 'roster.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

export const upload = (page: Page) => page.getByRole('dialog', { name: 'Upload a roster' })
export const cell = (page: Page, field: string, number: number) =>
  page.getByRole('textbox', { name: `${field}, row ${number}`, exact: true })
export const add = (page: Page) => upload(page).getByRole('button', { name: /^Add \d/ })
export const headline = (page: Page, name: string | RegExp) => upload(page).getByRole('heading', { name })

export async function choose(page: Page, content: string | Buffer, name?: string, occurrence = EMPTY) {
  await page.goto(`/roster/${occurrence}?tool=upload`)
  await upload(page).locator('input[type=file]').setInputFiles(file(content, name))
}

/** Pastes the cells of a spreadsheet into the upload that is open. */
export async function pasteByKeyboard(page: Page, cells: string) {
  await tabTo(page, page.getByLabel('Or paste the cells'))
  await page.keyboard.insertText(cells)
  await pressOn(page, page.getByRole('button', { name: 'Use pasted text' }))
  await expect(headline(page, 'Check the students')).toBeFocused()
}

/** Gives a class enough seats. */
export async function makeRoom(page: Page, capacity: number, occurrence = EMPTY) {
  const response = await api(page, 'patch', `occurrences/${occurrence}`, { capacity })
  expect(await response.text()).toContain(`"capacity":${capacity}`)
}

/** What the next call for each of these addresses meets, once. */
export async function faultFor(page: Page, faults: Record<string, string>) {
  const scene = await cookie(page, 'mock')
  const lost = new Set<string>()
  await page.route('**/api/training/registrants', (route) => {
    const { email = '' } = route.request().postDataJSON() as { email?: string }
    const fault = faults[email]
    // The browser itself tries again when a connection breaks, so the call has to be lost before it leaves.
    if (fault === 'offline' && !lost.has(email)) {
      lost.add(email)
      return route.abort('internetdisconnected')
    }
    const headers = { ...route.request().headers() }
    if (fault && fault !== 'offline') headers['x-mock'] = `${scene},createRegistrant:${fault}x1`
    return route.continue({ headers })
  })
}
