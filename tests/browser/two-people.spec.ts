// Two people use one browser, and the second one signs in without a sign-out before. Pages of the first one must neither
// show nor change what belongs to the second.
import type { Page } from '@playwright/test'
import { PEOPLE, type Role } from '../../mocks/seed/people.ts'
import { CLASS } from './public/public.ts'
import { ANA, dialog, fill, openDialog, press } from './registration/registration.ts'
import { EMPTY, expect, fillPerson, kept, menuOf, row, rows, test } from './test.ts'

const FAREWELL = 'Someone else signed in to this browser. We are opening this page for them.'
const nameOf = (role: Role) => `${PEOPLE[role].name} ${PEOPLE[role].surname}`
const account = (page: Page, role: Role) =>
  page.getByRole('button', { name: `Account of ${nameOf(role)}`, exact: true })

/** Signs in at the member portal, in a tab of its own. */
async function signInAtPortal(page: Page, role: Role) {
  await page.goto('/mocks/neighbors/portal.html')
  await page.getByRole('button', { name: new RegExp(`^${nameOf(role)}`) }).click()
  await expect(account(page, role)).toBeVisible()
}

/** The tokens that a page sends, one for each call. */
function tokensOf(page: Page) {
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['auth-token']
    if (token) tokens.push(token)
  })
  return tokens
}

test('the page of one person gives way when another signs in in another tab, and the other way round', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('instructor')
  await page.goto('/my-courses')
  const other = await context.newPage()
  for (const [first, second] of [
    ['instructor', 'retail'],
    ['retail', 'instructor'],
  ] as const) {
    await expect(account(page, first)).toBeVisible()
    await expect(rows(page, 'courses').first()).toBeVisible()
    const loaded = page.waitForEvent('load')
    // In one look, because the farewell is there for a second only.
    const isPrivateGone = page.waitForFunction(
      ([text, name]) => {
        const shown = document.body.innerText
        return shown.includes(text) && !shown.includes(name) && !document.querySelector('table, header')
      },
      [FAREWELL, nameOf(first)] as const,
    )
    await Promise.all([isPrivateGone, signInAtPortal(other, second)])
    await loaded
    await expect(account(page, second)).toBeVisible()
    await expect(rows(page, 'courses').first()).toBeVisible()
  }
})

test('what one person typed is offered to that person alone', async ({ page, context, signIn }) => {
  const notice = page.getByText(/^Unsaved changes from /)
  await signIn('instructor')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await expect(page.getByRole('dialog', { name: 'Add a student', exact: true })).toBeVisible()
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@')

  const other = await context.newPage()
  const loaded = page.waitForEvent('load')
  await signInAtPortal(other, 'retail')
  await loaded
  await expect(page.getByText('We could not find this roster')).toBeVisible()
  await expect(page.getByText('Ana')).toHaveCount(0)

  const loadedAgain = page.waitForEvent('load')
  await signInAtPortal(other, 'instructor')
  await loadedAgain
  await expect(notice).toBeVisible()
})

test('a half-filled registration is gone when someone else signs in in another tab', async ({
  page,
  context,
}) => {
  await openDialog(page)
  await fill(page, { ...ANA, Password: 'a secret of Ana' })
  await signInAtPortal(await context.newPage(), 'instructor')
  await expect(account(page, 'instructor')).toBeVisible()
  await expect(dialog(page, 'Create account')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveCount(0)

  // The link is gone as well, and its address opens nothing for a person who is signed in.
  await page.goto('/?request=account')
  await expect(account(page, 'instructor')).toBeVisible()
  await expect(dialog(page, 'Create account')).toHaveCount(0)
})

test('a half-filled form is gone when its owner signs out on the public site and someone else registers', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('instructor')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await expect(page.getByRole('dialog', { name: 'Add a student', exact: true })).toBeVisible()
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@')

  const other = await context.newPage()
  await other.goto('/classes')
  await account(other, 'instructor').click()
  const signOut = other.getByRole('button', { name: 'Sign out', exact: true })
  await signOut.click()
  const question = other.getByRole('dialog', { name: 'Sign out anyway?' })
  await expect(question).toContainText('1 form is not saved.')
  await question.getByRole('button', { name: 'Stay signed in', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(account(other, 'instructor')).toBeFocused()
  await account(other, 'instructor').click()
  await signOut.click()
  const left = other.waitForEvent('load')
  await question.getByRole('button', { name: 'Sign out', exact: true }).click()
  await left
  await expect(page).toHaveURL('/classes')
  expect(await kept(page)).toEqual([])

  await openDialog(other, '/classes')
  const bo = { 'First name': 'Bo', 'Last name': 'Lind', Email: 'bo.lind@example.com' }
  await fill(other, { ...bo, Password: 'two words', 'Confirm password': 'two words' })
  await press(other, 'Create account')
  for (const tab of [other, page])
    await expect(tab.getByRole('button', { name: 'Account of Bo Lind', exact: true })).toBeVisible()
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await expect(page).toHaveURL('/not-found')
})

test('a half-filled request on the public site is gone when someone else signs in', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('instructor')
  await page.goto(`${CLASS}?request=date`)
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill('dana.at.home@example.com')
  const loaded = page.waitForEvent('load')
  await signInAtPortal(await context.newPage(), 'retail')
  await loaded
  await expect(account(page, 'retail')).toBeVisible()
  await expect(email).not.toHaveValue('dana.at.home@example.com')
})

test('no call goes out for someone else, even where the browser does not tell that the cookie changed', async ({
  page,
  context,
  signIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
  await signIn('instructor')
  await page.goto('/my-courses')
  const course = row(page, 'courses', 'Arena Safety Seminar')
  await expect(course).toBeVisible()
  // The calls of the page itself, some of which go out later than its rows, are those of the first person.
  await page.waitForLoadState('networkidle')
  await signIn('retail', context)
  const tokens = tokensOf(page)

  await menuOf(course).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  expect(tokens).toEqual([])

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText(FAREWELL)).toBeVisible()
  await expect(account(page, 'retail')).toBeVisible()
})
