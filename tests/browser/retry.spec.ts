// The signal is back, and one press of "Try again" brings back all that failed, wherever on the page it is pressed.
// every-screen.spec.ts presses it on every page.
import { comeBackAtOnePress, DIALOGS, holdBack } from './pages.ts'
import { comeBack, EMPTY, expect, OVERBOOKED, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const TRY_AGAIN = { name: /^Try again/ }

test('one press inside a dialog brings back the dialog and its page @any-screen', async ({
  page,
  scenario,
}) => {
  const path = '/my-classes?schedule=2026-12-05'
  await scenario('*:403')
  await page.goto(path)
  await comeBackAtOnePress(page, scenario, page.getByRole('dialog'))
  await DIALOGS[path]?.(page)
})

test('the button that was pressed stays, keeps the focus and says that it is busy @any-screen', async ({
  page,
  scenario,
  checkAccessibility,
}) => {
  await scenario('listStudents:403')
  await page.goto('/students')
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load students' })
  const again = failure.getByRole('button', TRY_AGAIN)
  await again.focus()
  const release = await holdBack(page, /\/students\?/)
  await page.keyboard.press('Enter')
  const busy = failure.getByRole('button', { name: 'Trying …' })
  await expect(busy).toBeFocused()
  await checkAccessibility()
  release()
  await expect(again).toBeFocused()
})

/** Forms that open without a read that failed, the call, and a field. */
const FORMS: [string, string, RegExp, string][] = [
  [`/roster/${EMPTY}?registrant=new`, 'me:403', /\/api\/mesh\//, 'First name'],
  [`/my-classes?edit=${OVERBOOKED}`, 'getCourse:403', /\/courses\/[^/]+$/, 'Seats'],
  ['/create-course', 'listOrganizations:403', /\/organizations/, 'Course name'],
]

for (const [path, fault, call, name] of FORMS)
  test(`the form ${path} stays while ${fault} is asked again @any-screen`, async ({ page, scenario }) => {
    await scenario(fault)
    await page.goto(path)
    const field = page.getByRole('textbox', { name, exact: true })
    await field.fill('12')
    const asked = await holdBack(page, call)
    const asking = page.waitForRequest(call)
    await comeBack(page)
    await asking
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('12')
    asked()
  })
