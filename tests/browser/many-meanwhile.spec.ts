// Many students of a roster at once, while somebody else works on the same class or signs out.
import type { RegistrantResource } from '../../src/api/generated/training.types.ts'
import { api } from './api.ts'
import { button, select } from './many.ts'
import { holdBack } from './pages.ts'
import { settle } from './registrant/registrant.ts'
import { expect, OVERBOOKED, rows, signOut, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('of 13 who are moved, one has been removed and one corrected by somebody else @any-screen', async ({
  page,
}) => {
  const loaded = page.waitForResponse((response) => response.url().endsWith(`${OVERBOOKED}/registrants`))
  await page.goto(`/roster/${OVERBOOKED}`)
  const { data } = (await (await loaded).json()) as { data: RegistrantResource[] }
  const bar = await select(page, 1)
  await button(bar, 'Select all 13').click()
  await bar.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Move students' })
  await button(dialog, /Seats taken: 0 of 12/).click()
  const move = button(dialog, 'Raise to 13 seats and move')
  await expect(move).toBeVisible()
  await settle(page)
  const [removed, corrected] = data.map(({ id }) => `registrants/${id}`)
  expect((await api(page, 'delete', removed ?? '')).status()).toBe(204)
  expect((await api(page, 'patch', corrected ?? '', { notes: 'Left-handed' })).status()).toBe(200)
  await move.click()
  await expect(dialog.getByRole('heading', { name: '12 of 13 students moved, 1 not' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText('removed')
})

test('signing out in another tab stops what is not on its way @any-screen', async ({ page, context }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(request.url())
  })
  const letGo = await holdBack(page, /\/registrants\/[^/?]+$/)
  const bar = await select(page, 1)
  await button(bar, 'Select all 13').click()
  await bar.getByRole('button', { name: 'Remove', exact: true }).click()
  await button(page.getByRole('dialog', { name: 'Remove students' }), 'Remove 13 students').click()
  await expect.poll(() => sent.length).toBe(4)
  const other = await context.newPage()
  await other.goto('/my-classes')
  await expect(rows(other, 'classes').first()).toBeVisible()
  await signOut(other)
  await expect(page.getByText('You are signed out')).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/classes')
  expect(sent).toHaveLength(4)
})
