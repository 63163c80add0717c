// What becomes of the marks of a class before its results are submitted: failures, reloads, a second tab, another person.
import { api } from './api.ts'
import { all, markOf, open, setChecked, submit, submitAll, tally } from './results.ts'
import { alert, expect, formFailure, INSTRUCTOR, kept, NOW, occurrenceId, rows, test, toast } from './test.ts'

const OVER = occurrenceId(1)
/** Yesterday and tomorrow, with five students. */
const TWO_DAYS = occurrenceId(8)

test.beforeEach(async ({ signIn }) => signIn('instructor'))

test('marks survive a reload and an expired session', async ({ page, scenario, signIn, context }) => {
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  await page.reload()
  await expect(page.getByText('We restored your marks from a moment ago')).toBeVisible()
  await expect(tally(page)).toContainText(/Passed12/)

  await scenario('submitResults:expired')
  await submitAll(page)
  await page.getByRole('dialog', { name: 'Session Expired' }).getByRole('button', { name: 'OK' }).click()
  await page.waitForURL(/portal/)
  await scenario('')
  await signIn('instructor', context)
  await open(page, OVER)
  await expect(tally(page)).toContainText(/Passed12/)
  await submitAll(page)
  await expect(toast(page, 'Results Submitted')).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test('starting over clears every mark', async ({ page }) => {
  await open(page, OVER)
  await markOf(page, 0, 'Passed').check()
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(tally(page)).toContainText(/Passed0/)
  await page.reload()
  await expect(tally(page)).toContainText(/Passed0/)
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveCount(0)
})

test('a failure keeps every mark, and the next try succeeds', async ({ page, scenario }) => {
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  for (const fault of ['500', '422', 'offline'])
    await test.step(fault, async () => {
      await scenario(`submitResults:${fault}`)
      await submitAll(page)
      await expect(alert(page, 'There was a problem submitting results')).toBeVisible()
      await expect(formFailure(page, 'There was a problem submitting results')).toContainText(
        'Your marks are still here.',
      )
      await expect(tally(page)).toContainText(/Passed12/)
      await page.getByRole('button', { name: 'Dismiss' }).click()
    })
  await scenario('')
  await submitAll(page)
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
})

test('a student who is added while the page is open is shown and needs a result', async ({ page }) => {
  await open(page, TWO_DAYS)
  await expect(page.getByText('The last day is still ahead.')).toBeVisible()
  await all(page).check()
  await setChecked(page, 'Passed')
  const person = { firstName: 'Late', lastName: 'Comer', email: 'late@example.com', phone: null }
  const added = await api(page, 'post', 'registrants', {
    ...person,
    occurrenceId: TWO_DAYS,
    isManualRegistrant: true,
  })
  expect(added.status()).toBe(201)
  await submit(page).click()
  await expect(page.getByText('1 student added to the roster since you opened this page.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const late = rows(page, 'students').filter({ hasText: 'Late Comer' })
  await expect(late).toContainText('Added since')
  await expect(submit(page)).toBeDisabled()
  await late.getByRole('radio', { name: 'No show' }).check()
  await submit(page).click()
  await expect(page.getByRole('dialog')).toContainText('5 passed, 1 no show')
})

test('a class that is graded elsewhere while the page is open says so', async ({ page }) => {
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  const results = Array.from({ length: 12 }, (_, line) => ({
    registrantId: `r-${INSTRUCTOR}-0-1-${line}`,
    status: 'FAILED',
  }))
  expect((await api(page, 'post', 'results', { occurrenceId: OVER, results })).status()).toBe(204)
  await submitAll(page)
  await expect(page.getByText('They are final, and the roster is locked.')).toBeVisible()
  expect(await kept(page), 'nothing is left to submit').toEqual([])
})

test('two tabs share the marks of a class', async ({ page, context }) => {
  const other = await context.newPage()
  await other.clock.setFixedTime(NOW)
  await open(page, OVER)
  await open(other, OVER)
  await markOf(page, 0, 'Passed').check()
  await expect(markOf(other, 0, 'Passed')).toBeChecked()
  await markOf(other, 1, 'Failed').check()
  await expect(markOf(page, 1, 'Failed')).toBeChecked()
  await expect(tally(page)).toContainText('Passed1Remedial0Failed1No show0')

  await all(other).check()
  await setChecked(other, 'No show')
  await other.getByRole('button', { name: /^Only the 10 without/ }).click()
  await expect(tally(page)).toContainText('Passed1Remedial0Failed1No show10')
  await submitAll(page)
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  await expect(other.getByText('They are final, and the roster is locked.')).toBeVisible()
})

test('a double click submits once', async ({ page, scenario }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/training/results')) calls.push(request.method())
  })
  await open(page, OVER)
  await all(page).check()
  await setChecked(page, 'Passed')
  await scenario('submitResults:slow')
  await submit(page).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit results' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`/roster/${OVER}$`))
  expect(calls).toEqual(['POST'])
})
