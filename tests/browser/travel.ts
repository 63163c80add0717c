import type { Page } from '@playwright/test'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'

/**
 * Sets the clocks of the page and of the server, and signs the instructor in at that time.
 * @param scenario the fixture of the test
 */
export async function travel(page: Page, scenario: (text: string) => Promise<void>, iso: string) {
  const { id, number } = PEOPLE.instructor
  // A world begins at the time of its first call, which must not be the time of arrival.
  const call = await page.request.get('/api/training/curricula')
  const value = issueToken(id, number, Date.parse(iso))
  await page.context().addCookies([{ name: 'access_token', value, url: new URL('/', call.url()).href }])
  await page.clock.setFixedTime(iso)
  await scenario(`now:${iso}`)
}
