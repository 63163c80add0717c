import type { Page } from '@playwright/test'
import { hydrated, outbox } from '../public/public.ts'
import { expect } from '../test.ts'

export const ANA = { 'First name': 'Ana', 'Last name': 'Silva', Email: 'ana.silva@example.com' }
export const LOGIN_FAILED = 'Failed to authenticate, check your email and password then try again.'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) =>
  page.getByRole('main').or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click()
/** The menu of the person who is signed in. */
export const account = (page: Page, firstName: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^Account of ${firstName} `) })
/** In the header, where a phone has it in the menu of the account, and in the footer. */
export const opener = (page: Page) => page.getByRole('link', { name: 'Create account', exact: true })

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

export async function openDialog(page: Page, path = '/') {
  await page.goto(path)
  await hydrated(page)
  await opener(page).last().click()
  await expect(dialog(page, 'Create account')).toBeVisible()
}

export const codeIn = async (page: Page) => /\d{6}/.exec((await outbox(page)).at(-1)?.text ?? '')?.[0] ?? ''
