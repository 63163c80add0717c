import { emailsOf, expect, occurrenceId, OVERBOOKED, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('everyone is written to in blind copy, or copied', async ({ page, context, checkAccessibility }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/roster/${OVERBOOKED}`)
  await expect(rows(page, 'students')).toHaveCount(13)
  const emails = await emailsOf(page)
  await page.getByRole('button', { name: 'Email all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email students' })
  await expect(dialog).toContainText('13 addresses, in blind copy')
  await expect(dialog.getByLabel('To')).toHaveValue('Everyone')
  await dialog.getByLabel('Subject').fill('“Quotes”, commas & שלום')
  const said = async () => {
    const href = await dialog.getByRole('link', { name: 'Write a message' }).getAttribute('href')
    return Object.fromEntries(new URL(href ?? '').searchParams)
  }
  await expect.poll(said).toEqual({
    bcc: emails.join(','),
    subject: '“Quotes”, commas & שלום',
    body: expect.stringMatching(
      /9:00 AM – 5:00 PM CST[^]*Where: Lakeside Range[^]*Please bring:[^]*Dana Reyes$/,
    ),
  })
  const text = dialog.getByRole('link', { name: /^Text \d+ students$/ })
  await expect(text).toHaveAttribute('href', /^sms:[\d,+]+\?body=Hello/)
  await expect(dialog).toContainText('everyone in a group text sees everyone’s number')
  await dialog.getByLabel('To').selectOption('E-learning open')
  await expect(dialog).toContainText('4 addresses, in blind copy')
  await expect.poll(said).toHaveProperty('subject', '“Quotes”, commas & שלום')
  await dialog.getByLabel('To').selectOption('Everyone')
  await checkAccessibility()
  await dialog.getByLabel('Message').fill('x'.repeat(1600))
  await expect(dialog).toContainText('too long for a text link')
  await dialog.getByRole('button', { name: 'Copy all addresses' }).click()
  await expect(toast(page, '13 addresses copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(emails.join(', '))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Email all' })).toBeFocused()
})

test('a long roster takes several messages', async ({ page, checkAccessibility }) => {
  await page.goto(`/roster/${occurrenceId(0, 1)}`)
  await page.getByRole('button', { name: 'Email all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Email students' })
  await expect(dialog).toContainText(/500 addresses.*That takes \d+ messages/)
  const links = dialog.getByRole('link', { name: /^Message \d+: \d+ people$/ })
  const count = await links.count()
  expect(count).toBeGreaterThan(8)
  await checkAccessibility()
  // No mail program is asked here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await links.first().click()
  await expect(dialog.getByRole('link', { name: 'Message 1: opened' })).toBeVisible()
  await expect(links).toHaveCount(count - 1)
})
