import { EMPTY, INSTRUCTOR, test } from './test.ts'

const STUDENT = `s-${INSTRUCTOR}-3`

test('an instructor signs in at the member portal and comes back', async ({ page }) => {
  await page.goto('/my-classes?type=completed')
  await page.part('field', 'Email').fill('instructor@example.com')
  await page.part('field', 'Password').fill('training-demo')
  await page.part('button', 'Sign in').click()
  await page.at(/^\/my-classes\?type=completed$/)
  await page.part('heading', 'My Classes').shown()
  await page.part('button', 'Account of Dana Reyes').click()
  await page.part('menuitem', 'Sign out').click()
  await page.at(/^\/classes$/)
})

test.describe('signed in', () => {
  test.beforeEach(({ signIn }) => signIn('instructor'))

  test('a session ends with one dialog', async ({ page, scenario }) => {
    await page.goto('/students?page=2')
    await page.part('button', 'Page 3').shown()
    await scenario('*:expired')
    await page.part('button', 'Page 3').click()
    await page.part('dialog', 'Session Expired').part('button', 'OK').click()
    await page.part('heading', 'Sign in').shown()
  })

  test('a student is added to a roster and removed', async ({ page }) => {
    await page.goto(`/roster/${EMPTY}`)
    await page.part('button', 'Add student').click()
    const form = page.part('dialog', 'Add a student')
    await form.part('field', 'First name').focused()
    await form.part('field', 'First name').fill('Ana')
    await form.part('field', 'Last name').fill('Silva')
    await form.part('field', 'Email').fill('ana.silva@example.com')
    await form.part('button', 'Add student').click()
    await page.part('said', /Student Added To Roster/).shown()
    await form.gone()
    await page
      .part('row', /Ana Silva/)
      .part('button', /^Actions for/)
      .click()
    await page.part('menuitem', /^Remove from roster/).click()
    await page.part('dialog', 'Remove this student from the roster?').part('button', 'Remove').click()
    await page.part('said', /Student Removed From Roster/).shown()
  })

  test('the drawer of a student keeps notes, and gives the focus back', async ({ page }) => {
    await page.goto(`/students?student=${STUDENT}&mode=NOTE`)
    const drawer = page.part('dialog')
    await drawer.part('field', 'Notes').fill('Prefers mornings')
    await drawer.part('button', 'Save').click()
    await page.part('said', /Student Updated/).shown()
    await drawer.gone()
    await page.goto(`/students?student=${STUDENT}&tab=HISTORY`)
    await drawer.part('listitem', /Registered|Passed|Removed/).shown()
    await drawer.part('tab', 'Basic Info').click()
    await drawer.part('field', 'Notes').holds('Prefers mornings')
  })
})
