import { rewrite } from './api.ts'
import {
  alert,
  CO_TAUGHT,
  comeBack,
  confirmIn,
  ELSEWHERE,
  EMPTY,
  expect,
  fillPerson,
  GRADED,
  menuOf,
  OVERBOOKED,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('the roster says where the class is, and leads back to the classes', async ({ page }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  const venue = page.getByText('Lakeside Range, 100 Range Road, Madison, WI 53703')
  await expect(venue).toBeHidden()
  await page.getByText('13 students, 12 seats, 1 over').click()
  await expect(venue).toBeVisible()
  await expect(page.getByRole('link', { name: 'Map of Lakeside Range, in a new tab' })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Instructor' })
  await expect(nav.getByRole('link', { name: 'My Classes' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('main').getByRole('link', { name: 'My Classes' }).click()
  await expect(nav.getByRole('link', { name: 'My Classes' })).toHaveAttribute('aria-current', 'page')
})

test('a class with free seats has a poster and a link to share', async ({
  page,
  context,
  checkAccessibility,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.goto(`/roster/${EMPTY}`)
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'More roster actions' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Print a poster')
  const poster = page.getByRole('article', { name: 'Poster' })
  await expect(poster.getByRole('img', { name: /^QR code of http.*\/class\/[\w-]+\/c-/ })).toBeVisible()
  await checkAccessibility()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(poster).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Back to the roster' }).click()
  await menu('Share')
  await expect(toast(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/class\/[\w-]+\/c-/)
})

test('a class whose students register elsewhere has no roster @any-screen', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto(`/roster/${ELSEWHERE}`)
  await expect(page.getByText('This class has no roster')).toBeVisible()
  await expect(page.getByText('Students do not register for this class here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add student' })).toHaveCount(0)
  await checkAccessibility()
})

test('a class of the retail partner without a roster names the partner @any-screen', async ({
  page,
  signIn,
}) => {
  await signIn('retail')
  // The seed has no such class, so the answers are changed on the way.
  await rewrite(
    page,
    '**/api/training/occurrences/**',
    ({ data }: { data: object[] | { attributes: { canHaveRegistrants: boolean } } }) =>
      Array.isArray(data) ? data.splice(0) : (data.attributes.canHaveRegistrants = false),
  )
  for (const path of ['roster', 'submit-results']) {
    await page.goto(`/${path}/o-u-retail-0-0`)
    await expect(page.getByText('This class has no roster')).toBeVisible()
    await expect(page.getByText('Students register for this class with the retail partner')).toBeVisible()
  }
})

test('a link to a student who is not on the roster opens nothing @any-screen', async ({ page }) => {
  await page.goto(`/roster/${CO_TAUGHT}?registrant=nobody`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await expect(page).toHaveURL(`/roster/${CO_TAUGHT}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a roster that cannot be refreshed stays on the page @any-screen', async ({ page, scenario }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await scenario('listRegistrants:403,getOccurrence:403')
  await comeBack(page)
  const stale = alert(page, 'This may be out of date.')
  await expect(stale).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(6)
  await scenario('')
  await stale.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
})

test('a roster that went stale without a signal is read again when there is one @any-screen', async ({
  page,
  context,
}) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await expect(rows(page, 'students')).toHaveCount(6)
  await context.setOffline(true)
  await comeBack(page)
  const stale = alert(page, 'This may be out of date.')
  await expect(stale).toBeVisible()
  await context.setOffline(false)
  await expect(stale).toHaveCount(0)
})

test('a graded roster is locked and says why', async ({ page }) => {
  await page.goto(`/roster/${GRADED}?tool=upload`)
  await expect(page.getByText('Results submitted, the roster is locked')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add student|Upload a roster)$/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menuOf(rows(page, 'students').first()).click()
  await expect(page.getByRole('menuitem', { name: 'Remove from roster' })).toContainText(
    'Results have been submitted for this student.',
  )
  await page.getByRole('menuitem', { name: 'Remove from roster' }).dispatchEvent('click')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a removal that is refused leaves the student on the roster @any-screen', async ({ page, scenario }) => {
  await page.goto(`/roster/${CO_TAUGHT}`)
  await scenario('deleteRegistrant:500')
  const name = await rows(page, 'students').first().getByRole('cell').first().innerText()
  await rowAction(page, rows(page, 'students').first(), 'Remove from roster')
  await confirmIn(page, 'Remove this student from the roster?', 'Remove')
  await expect(
    toast(page, 'Error Removing Student From Roster: The mock was told to answer 500.'),
  ).toBeVisible()
  await expect(row(page, 'students', name)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Error Removing')).toHaveCount(0)
})

test('a roster that cannot be loaded is explained in place of the page @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  for (const [what, id, role] of [
    ['it is not there', 'o-nowhere-0-0', 'instructor'],
    ['with an impossible id', '..%2F..%2Fadmin', 'instructor'],
    ['of another instructor', CO_TAUGHT, 'newcomer'],
  ] as const)
    await test.step(what, async () => {
      await page.goto('about:blank')
      await signIn(role)
      await page.goto(`/roster/${id}`)
      await expect(alert(page, 'We could not find this roster')).toContainText(
        'It may have been removed, or the link may be incomplete.',
      )
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: 'My Classes' })).toBeVisible()
      await checkAccessibility()
    })
})

test('a list does not scroll to whom it did not show when they were added @any-screen', async ({ page }) => {
  await page.goto(`/roster/${OVERBOOKED}`)
  await page.getByLabel('Filter students').fill('nobody')
  await expect(page.getByText('Nothing matches “nobody”.')).toBeVisible()
  await page.getByRole('button', { name: 'Add student' }).click()
  await fillPerson(page, ['Zoe', 'Zyzik'], 'zoe.zyzik@example.com')
  await page.getByRole('dialog').getByRole('button', { name: 'Raise to 14 seats and add' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Filter students').fill('')
  await expect(row(page, 'students', 'Zoe Zyzik')).toContainText('New')
  await expect(rows(page, 'students')).toHaveCount(14)
  await expect(row(page, 'students', 'Zoe Zyzik')).not.toBeInViewport()
})
