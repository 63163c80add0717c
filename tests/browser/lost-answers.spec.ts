// The server did the work and its answer never arrived, and nothing on the screen shows it. Each further try sends the same
// idempotency key, whichever way leads back into the form: nothing is there twice.
import type { Page } from '@playwright/test'
import type { RegistrantResource } from '../../src/api/generated/training.types.ts'
import { api, rewrite } from './api.ts'
import { ana, CREATING, NOT_REACHED } from './creating.ts'
import { comeBack, confirmIn, EMPTY, expect, formFailure, rows, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

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
  test(`${what}: two lost answers, and it is there once`, async ({ page, scenario }) => {
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
    // The reads still fail at the press: if they came back before, they might show what is there already.
    await sendBy(send)
    await scenario('')
    await once(page)
    const sent = keys.slice(0, calls)
    expect(keys).toEqual([...sent, ...sent, ...sent])
    expect(new Set(sent.filter(Boolean)).size).toBe(calls)
  })

const LOST = 'createRegistrant:lost,listRegistrants:offline'
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Adds Ana with a lost answer, and finds her on the roster later. */
async function addWithoutAnswer(page: Page, scenario: (text: string) => Promise<void>) {
  await ana(page)
  await scenario(LOST)
  await inDialog(page, 'Add student').click()
  await expect(formFailure(page, NOT_REACHED)).toBeVisible()
}

test('a student whose answer was lost is not asked about, once the roster has her', async ({
  page,
  scenario,
}) => {
  await addWithoutAnswer(page, scenario)
  await scenario('')
  await comeBack(page)
  await expect(rows(page, 'students')).toHaveCount(1)
  await inDialog(page, 'Add student').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page, 'students')).toHaveCount(1)
})

test('a student whose answer was lost is added once, whichever button sends her again', async ({
  page,
  scenario,
}) => {
  await addWithoutAnswer(page, scenario)
  await inDialog(page, 'Add and next').click()
  await expect(page.getByText(/^No answer about Ana Silva/)).toBeVisible()
  await inDialog(page, 'Correct').click()
  await scenario('')
  await comeBack(page)
  await expect(rows(page, 'students')).toHaveCount(1)
  await inDialog(page, 'Add student').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page, 'students')).toHaveCount(1)
})

test('a lost answer about the last seat gives the class no other one', async ({ page, scenario }) => {
  await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 1 })
  await addWithoutAnswer(page, scenario)
  await scenario('')
  await comeBack(page)
  await inDialog(page, 'Raise to 2 seats and add').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows(page, 'students')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('1 student, 1 seat, full')).toBeVisible()
})

for (const [button, presses] of [
  ['Raise to 2 seats and add', ['Raise to 2 seats and add']],
  ['Add and next', ['Add and next', 'Done']],
] as const)
  test(`after a reload, “${button}” asks nothing about a student whose answer was lost, and raises no seats`, async ({
    page,
    scenario,
  }) => {
    await api(page, 'patch', `occurrences/${EMPTY}`, { capacity: 1 })
    await addWithoutAnswer(page, scenario)
    await scenario('')
    await page.reload()
    await expect(rows(page, 'students')).toHaveCount(1)
    await inDialog(page, 'Restore').click()
    for (const press of presses) await inDialog(page, press).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(rows(page, 'students')).toHaveCount(1)
    await page.reload()
    await expect(page.getByText('1 student, 1 seat, full')).toBeVisible()
  })

test('a student who registered after an offline try is asked about, also after a reload', async ({
  page,
  scenario,
}) => {
  await ana(page)
  await scenario('createRegistrant:offline')
  await inDialog(page, 'Add student').click()
  await expect(formFailure(page, NOT_REACHED)).toBeVisible()
  await scenario('')
  const person = { firstName: 'Ana', lastName: 'Silva', email: 'ana.silva@example.com', phone: null }
  await api(page, 'post', 'registrants', { occurrenceId: EMPTY, ...person, isManualRegistrant: true })
  await rewrite(page, '**/registrants', ({ data: [added] }: { data: RegistrantResource[] }) => {
    if (added) added.attributes.isManualRegistrant = false
  })
  await page.reload()
  await expect(rows(page, 'students')).toHaveCount(1)
  await inDialog(page, 'Restore').click()
  await inDialog(page, 'Add student').click()
  await expect(page.getByText('Ana Silva is already on this roster with the same email.')).toBeVisible()
})

test('a co-instructor whose answer was lost, and who was removed since, is added anew', async ({
  page,
  scenario,
}) => {
  const row = CREATING['a co-instructor']
  if (!row) throw new Error('there is no such row')
  const { open, send, unknown, once } = row
  await open(page)
  await scenario('addOccurrenceInstructor:lost,getOccurrence:offline')
  await send(page)
  await expect(unknown(page)).toBeVisible()
  await scenario('')
  await page.reload()
  await once(page)
  const listed = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Number 100300' })
  await listed.getByRole('button', { name: /^Remove/ }).click()
  await confirmIn(page, 'Remove this instructor?', 'Remove')
  await expect(listed).toHaveCount(0)
  await page.reload()
  await inDialog(page, 'Restore').click()
  await send(page)
  await once(page)
})
