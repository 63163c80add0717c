// The server did the work and its answer never arrived. A second press sends the same idempotency key, so nothing is
// created twice. One test for each call that takes a key.
import type { Page } from '@playwright/test'
import { ADD, fillDay, submit } from './class-form/class-form.ts'
import { alert, EMPTY, expect, fillPerson, row, rowAction, rows, test, toast } from './test.ts'
import { fillAll } from './wizard/wizard.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

/** The idempotency keys of all POSTs to a path. */
function keysSentTo(page: Page, path: string) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

const isOneKeyTwice = (keys: readonly (string | undefined)[]) => {
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
}
const NOT_REACHED = 'We could not reach the server. Check your connection.'

test('a student is added once', async ({ page, scenario }) => {
  const keys = keysSentTo(page, '/api/training/registrants')
  await scenario('createRegistrant:lostx1')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  const form = page.getByRole('dialog', { name: 'Add a student', exact: true })
  await form.getByRole('button', { name: 'Add student', exact: true }).click()
  await expect(alert(page, `Error Adding Student To Roster: ${NOT_REACHED}`)).toBeVisible()
  // The roster is fetched again after the failure, and the form then knows of the student that it added.
  await expect(rows(page, 'students')).toHaveCount(1)
  await form.getByRole('button', { name: 'Add student', exact: true }).click()
  await expect(form.getByText('Ana Silva is already on this roster with the same email.')).toBeVisible()
  // A press right after the warning counts as a double click, until there was time to read it.
  await expect(async () => {
    await form.getByRole('button', { name: 'Add anyway', exact: true }).click({ timeout: 1000 })
    await expect(toast(page, 'Student Added To Roster')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(rows(page, 'students')).toHaveCount(1)
  isOneKeyTwice(keys)
})

test('a class is added once', async ({ page, scenario }) => {
  const keys = keysSentTo(page, '/api/training/occurrences')
  await scenario('createOccurrence:lostx1')
  await page.goto(ADD)
  await fillDay(page, '2027-02-06', '09:00', '17:00')
  await submit(page, 'Add class')
  await expect(alert(page, `Update Error: ${NOT_REACHED}`)).toBeVisible()
  await submit(page, 'Add class')
  await expect(toast(page, 'Class Added')).toBeVisible()
  await expect(row(page, 'classes', 'Feb 6, 2027')).toHaveCount(1)
  isOneKeyTwice(keys)
})

test('a course is created once', async ({ page, scenario }) => {
  const keys = keysSentTo(page, '/api/training/courses')
  await scenario('createCourse:lostx1')
  await fillAll(page)
  await page.getByRole('button', { name: 'Create course', exact: true }).click()
  await expect(alert(page, `Couldn't Create Course: ${NOT_REACHED}`)).toBeVisible()
  await page.getByRole('button', { name: 'Create course', exact: true }).click()
  await expect(page).toHaveURL(/\/edit-course\//)
  await page.goto('/my-courses')
  await expect(row(page, 'courses', 'Evening at the Range')).toHaveCount(1)
  isOneKeyTwice(keys)
})

test('a course is copied once', async ({ page, scenario }) => {
  const keys = keysSentTo(page, '/api/training/courses')
  await scenario('createCourse:lostx1')
  await page.goto('/my-courses')
  const copies = row(page, 'courses', 'COPY OF Arena Safety Seminar')
  await rowAction(page, row(page, 'courses', 'Arena Safety Seminar'), 'Copy')
  await expect(alert(page, `Problem Copying Course: ${NOT_REACHED}`)).toBeVisible()
  // It was copied all the same, and the list was fetched again.
  await expect(copies).toHaveCount(1)
  await rowAction(
    page,
    row(page, 'courses', 'Arena Safety Seminar').filter({ hasNotText: 'COPY OF' }),
    'Copy',
  )
  await expect(toast(page, 'Course Copy Created')).toBeVisible()
  await expect(copies).toHaveCount(1)
  isOneKeyTwice(keys)

  // A copy that succeeded is done: another press makes another one.
  await rowAction(
    page,
    row(page, 'courses', 'Arena Safety Seminar').filter({ hasNotText: 'COPY OF' }),
    'Copy',
  )
  await expect(copies).toHaveCount(2)
  expect(new Set(keys).size).toBe(2)
})
