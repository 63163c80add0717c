import type { Page } from '@playwright/test'
import { expect, INSTRUCTOR } from '../test.ts'

export const COURSE = `c-${INSTRUCTOR}-0`
export const CLASS = `/class/concealed-carry-and-home-defense/${COURSE}`

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
/** The section of a class page with the dates of the class. */
export const dates = (page: Page) => page.getByRole('region', { name: 'Dates', exact: true })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits for hydration. Only then the link leads to the sign-in itself. */
export const hydrated = (page: Page) =>
  expect(
    // On a phone, the link is in a menu.
    page.getByRole('banner').getByRole('link', { name: 'Sign in', includeHidden: true }).first(),
  ).toHaveAttribute('href', /redirectTo/)

/** Collects violations of the content policy from the next navigation on. */
export async function watchReports(page: Page) {
  await page.addInitScript(() => {
    const reports: string[] = []
    Object.assign(window, { reports })
    addEventListener('securitypolicyviolation', (event) =>
      reports.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { reports: string[] }).reports)
}

export type Mail = { kind: string; to: string; subject: string; text: string }

/** All emails that the mock would have sent in this test, the newest last. */
export async function outbox(page: Page): Promise<Mail[]> {
  const response = await page.request.get('/_mock/outbox')
  return ((await response.json()) as { messages: Mail[] }).messages
}

/** Collects the bodies of all calls to a path from now on. */
export function watchCalls(page: Page, path: string) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.endsWith(path))
      bodies.push(request.postDataJSON())
  })
  return bodies
}

/** The texts of four kinds of failures, by their fault. The form shows its own text before them. */
export const FAILURES = {
  offline: 'We could not reach the server. Check your connection.',
  lost: 'We could not reach the server. Check your connection.',
  html: 'The server sent something we could not read.',
  500: 'The mock was told to answer 500.',
  404: 'The mock was told to answer 404.',
} as const
