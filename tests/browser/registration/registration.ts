import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

export const ANA = { 'First name': 'Ana', 'Last name': 'Silva', Email: 'ana.silva@example.com' }
export const LOGIN_FAILED = 'Failed to authenticate, check your email and password then try again.'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) =>
  page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click()
export const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account of ${name}`, exact: true })

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
  await expect(dialog(page, 'Create account')).toBeVisible()
}

/** Everything that the mock would have sent in this test, the newest last. */
export async function outbox(page: Page) {
  const { messages } = (await (await page.request.get('/_mock/outbox')).json()) as {
    messages: { kind: string; to: string; subject: string; text: string }[]
  }
  return messages
}

export const codeIn = async (page: Page) => /\d{6}/.exec((await outbox(page)).at(-1)?.text ?? '')?.[0] ?? ''
