// The server did the work and its answer never arrived. If a read shows that, the change has succeeded and nobody hears of a
// failure. If nothing shows it, the next try is recognized as the person's own change: nobody else is blamed.
import type { Page } from '@playwright/test'
import type { Role } from '../../mocks/seed/people.ts'
import { FORMS } from './forms.ts'
import { all, forChecked, open as openResults, submit as submitResults } from './results.ts'
import { alert, alertsOn, confirmIn, expect, formFailure, occurrenceId, test, toast } from './test.ts'

const NOT_REACHED = 'We could not reach the server. Check your connection.'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

const EDITS = Object.entries(FORMS).filter(([, { isEdit }]) => isEdit)
for (const [
  what,
  { call, read, open, field, sent: first, typed: second, button: name, done = '', failure },
] of EDITS)
  test(`the edit of ${what}: a lost answer blames nobody`, async ({ page, signIn, scenario }) => {
    await signIn('instructor')
    const alerts = await alertsOn(page)
    const press = () => button(page, name).click()

    // A read shows that it was saved.
    await open(page)
    await field(page).fill(first)
    await scenario(`${call}:lost`)
    await press()
    await expect(toast(page, done)).toBeVisible()
    expect(alerts).toEqual([])

    // Nothing shows it until it is sent again.
    await scenario('')
    await open(page)
    await expect(field(page)).toHaveValue(first)
    await field(page).fill(second)
    await scenario(`${call}:lost,${read}:offline`)
    await press()
    await expect(alert(page, `${failure}: ${NOT_REACHED}`)).toBeVisible()
    await scenario('')
    await press()
    await expect(toast(page, done)).toBeVisible()
    await expect(page.getByText('Saved elsewhere')).toHaveCount(0)
    await expect(formFailure(page, /./)).toHaveCount(0)
    await open(page)
    await expect(field(page)).toHaveValue(second)
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  })

type Change = { call: string; role?: Role; start: string; act: (page: Page) => Promise<void>; done: string }

const CHANGES: readonly Change[] = [
  {
    call: 'submitResults',
    start: `/submit-results/${occurrenceId(1)}`,
    async act(page) {
      await openResults(page, occurrenceId(1))
      await all(page).check()
      await forChecked(page, 'Passed').click()
      await submitResults(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Submit results', exact: true }).click()
    },
    done: 'Results Submitted',
  },
  {
    call: 'acceptAgreements',
    role: 'newcomer',
    start: '/accept-agreements',
    act: (page) => button(page, /^Accept all/).click(),
    done: 'Agreements Accepted',
  },
  {
    call: 'deleteReply',
    start: '/dashboard/reviews',
    async act(page) {
      await page
        .getByRole('button', { name: /^Delete reply to/ })
        .first()
        .click()
      await confirmIn(page, 'Delete your reply?', 'Delete')
    },
    done: 'Reply Removed From Review',
  },
]

for (const { call, role = 'instructor', start, act, done } of CHANGES)
  test(`${call}: success and failure are never said of one press`, async ({ page, signIn, scenario }) => {
    await signIn(role)
    const alerts = await alertsOn(page)
    await page.goto(start)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scenario(`${call}:lost`)
    await act(page)
    await expect(toast(page, done)).toBeVisible()
    expect(alerts).toEqual([])
    await scenario('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/We restored|Unsaved changes/)).toHaveCount(0)
  })
