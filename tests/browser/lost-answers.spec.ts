// The server did the work and its answer never arrived, and nothing on the screen shows it. Each further try sends the same
// idempotency key, whichever way leads back into the form: nothing is there twice.
import type { Page } from '@playwright/test'
import { CREATING } from './creating.ts'
import { expect, test } from './test.ts'

/** The idempotency keys of all POSTs to a path. */
function keysSentTo(page: Page, path: RegExp) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

for (const [
  what,
  { path, call, reads = [], calls = 1, open, first, send, unknown, back, once },
] of Object.entries(CREATING))
  test(`${what}: two lost answers, and it is there once`, async ({ page, signIn, scenario }) => {
    await signIn('instructor')
    const keys = keysSentTo(page, path)
    await open(page)
    const noSign = reads.map((read) => `${read}:offline`)
    /** A press while the last call is still on its way does nothing, so it is repeated until something is sent. */
    const sendBy = async (act: (page: Page) => Promise<unknown>) => {
      const before = keys.length
      await expect(async () => {
        if (keys.length === before) await act(page)
        await expect.poll(() => keys.length, { timeout: 5000 }).toBe(before + calls)
      }).toPass()
    }
    for (const act of [first ?? send, send]) {
      await scenario([`${call}:lost`, ...noSign].join(','))
      await sendBy(act)
      await expect(unknown(page)).toBeVisible()
      // The toast of one try must not pass for that of the next.
      const toast = page.getByRole('button', { name: 'Dismiss', exact: true })
      if (await toast.isVisible()) await toast.click()
      await scenario(noSign.join(','))
      await back?.(page)
    }
    await scenario('')
    await sendBy(send)
    await once(page)
    const sent = keys.slice(0, calls)
    expect(keys).toEqual([...sent, ...sent, ...sent])
    expect(new Set(sent.filter(Boolean)).size).toBe(calls)
  })
