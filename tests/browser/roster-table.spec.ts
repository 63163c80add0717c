import {
  BIG,
  CO_TAUGHT,
  emailOf,
  emailsOf,
  expect,
  fillPerson,
  occurrenceId,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const NOT_LOADED = "We couldn't load this content after several attempts. Check your network connection!"

test('a roster of 10,000 is there at once, sorts, filters and scrolls', async ({ page, checkAccessibility }, {
  project,
}) => {
  await page.goto(`/roster/${BIG}`)
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'students' })).toHaveAttribute('aria-rowcount', '10001')
  // The code that renders only the rows in view sets their places.
  await expect(rows(page, 'students').first()).toHaveAttribute('style', /translateY/)
  expect(await rows(page, 'students').count()).toBeLessThan(60)
  await checkAccessibility()

  // A phone has no heads to press.
  if (project.name !== 'phone') {
    const before = await emailsOf(page)
    await page.getByRole('button', { name: 'Email', exact: true }).dblclick()
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => emailsOf(page)).not.toEqual(before)
    const letters = (await emailsOf(page)).map((email) => email.charAt(0))
    expect(letters).toEqual(letters.toSorted().toReversed())
  }

  await page.mouse.wheel(0, 400_000)
  await expect(rows(page, 'students').first()).toHaveAttribute('aria-rowindex', /^\d{3,}$/)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByLabel('Filter students').fill('featherstonehaugh una')
  await expect(rows(page, 'students').first()).toContainText('Una Featherstonehaugh-Montgomery')
  await page.getByLabel('Filter students').fill('nobody of this name')
  await expect(page.getByText('Nothing matches “nobody of this name”.')).toBeVisible()
})

test('a new student and a changed one are marked, and shown in a long list', async ({ page }) => {
  await page.goto(`/roster/${BIG}`)
  const changed = rows(page, 'students').first()
  const name = (await changed.getByRole('button').first().textContent()) ?? ''
  await rowAction(page, changed, 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('Left-handed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'students', name).filter({ hasText: 'Changed' })).toBeVisible()

  await page.goto(`/roster/${BIG}?registrant=new`)
  await fillPerson(page, ['Zoe', 'Zyzik'], 'zoe.zyzik@example.com')
  await dialog.getByRole('button', { name: 'Add student', exact: true }).click()
  const added = row(page, 'students', 'Zoe Zyzik')
  await expect(added).toContainText('New')
  await expect(added).toBeInViewport()
  await page.reload()
  await page.getByLabel('Filter students').fill('Zyzik')
  await expect(added).toBeVisible()
  await expect(added).not.toContainText('New')
})

test('a long list can still be filtered if its code never arrives @any-screen', async ({
  page,
  complaints,
}) => {
  await page.route(/assets\/VirtualRows-.*\.js/, (route) => route.abort())
  await page.goto(`/roster/${BIG}`)
  await expect(toast(page, NOT_LOADED)).toBeVisible()
  expect(complaints).toEqual([expect.stringMatching(/VirtualRows-.*error/)])
  complaints.length = 0
  await page.getByLabel('Filter students').fill('featherstonehaugh una')
  await expect(rows(page, 'students').first()).toContainText('Una Featherstonehaugh-Montgomery')
})

test('a table sorts by its heads @any-screen', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  const head = page.getByRole('columnheader', { name: 'Email' })
  await expect(rows(page, 'students').first()).toBeVisible()
  const before = await emailsOf(page)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => emailsOf(page)).toEqual(before.toSorted())
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => emailsOf(page)).toEqual(before.toSorted().toReversed())
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(head).toHaveAttribute('aria-sort', 'none')
  await expect.poll(() => emailsOf(page)).toEqual(before)
})

test('a phone sorts by a choice', async ({ page, checkAccessibility }, { project }) => {
  test.skip(project.name !== 'phone', 'a table has heads')
  await page.goto(`/roster/${CO_TAUGHT}`)
  await page.getByLabel('Sort by').selectOption('Email')
  await expect
    .poll(async () => (await emailsOf(page)).toSorted().join() === (await emailsOf(page)).join())
    .toBe(true)
  await page.getByLabel('Sort by').selectOption('Email, reversed')
  const reversed = async () =>
    (await emailsOf(page)).toSorted().toReversed().join() === (await emailsOf(page)).join()
  await expect.poll(reversed).toBe(true)
  await checkAccessibility()
})

test('a filter says how many it left, and the lessons before a class show where it assigns them', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await expect(rows(page, 'students').first()).toContainText(/E-learning (done|open)/)
  const email = await emailOf(rows(page, 'students').first())
  await page.getByLabel('Filter students').fill(email)
  await expect(page.getByText('1 of 6 students')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(1)
  await checkAccessibility()
  await page.goto(`/roster/${occurrenceId(0, 1)}`)
  await expect(rows(page, 'students').first()).toBeVisible()
  await expect(rows(page, 'students').first()).not.toContainText(/E-learning/)
})
