// The signal is back, and one press of "Try again" brings back all that failed, wherever on the page it is pressed.
import { holdBack, DIALOGS, PAGES } from './pages.ts'
import { expect, test } from './test.ts'

const TRY_AGAIN = { name: /^Try again/ }

const SCHEDULE = '/my-classes?schedule=2026-12-05'
const PLACES = { ...PAGES, [SCHEDULE]: DIALOGS[SCHEDULE] }

for (const [path, isComplete] of Object.entries(PLACES))
  test(`one press brings back ${path} @any-screen`, async ({ page, signIn, scenario }) => {
    await signIn('instructor')
    await scenario('*:403')
    await page.goto(path)
    const buttons = page.getByRole('button', TRY_AGAIN)
    const here = path === SCHEDULE ? page.getByRole('dialog').getByRole('button', TRY_AGAIN) : buttons
    await expect(page.getByText('We could not load your account.')).toBeVisible()
    await expect.poll(() => buttons.count()).toBeGreaterThan(1)
    await expect(here.first()).toBeVisible()
    await scenario('')
    await here.first().click()
    await isComplete?.(page)
    await expect(buttons).toHaveCount(0)
  })

test('the button that was pressed stays, keeps the focus and says that it is busy', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('instructor')
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
