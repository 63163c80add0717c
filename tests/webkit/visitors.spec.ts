import { INSTRUCTOR, occurrenceId, test } from './test.ts'

const COURSE = `c-${INSTRUCTOR}-0`
const SEARCH = '/instructor-search?type=classes'

test('a visitor finds a class, registers and is on the roster', async ({ page }) => {
  await page.visit('/')
  await page.part('field', 'ZIP code or city').fill('53703')
  await page.part('button', 'Find a class').click()
  await page.part('heading', /^\d+ classes within 50 miles of 53703$/).shown()
  await page.part('link', /Concealed Carry and Home Defense/).click()
  await page.at(/^\/class\//)
  await page
    .part('region', 'Registration')
    .part('link', /^Register for/)
    .click()
  await page.part('field', 'First name').fill('Ana')
  await page.part('field', 'Last name').fill('Silva')
  await page.part('field', 'Email').fill('ana.silva@example.com')
  await page.part('button', 'Register').click()
  await page.part('heading', /^You are registered/).shown()
})

test('a student reviews a class, and changes the review', async ({ page }) => {
  const link = `/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`
  await page.visit(link)
  await page.part('button', 'Submit review').click()
  await page.part('radio', /^1 of 5 stars/).focused()
  await page.part('radio', /^4 of 5 stars/).check()
  await page.part('field', 'Comment (optional)').fill('Patient and thorough.')
  await page.part('button', 'Submit review').click()
  await page.part('heading', 'Review Submitted. Thank you!').focused()
  await page.visit(link)
  await page.part('field', 'Comment (optional)').holds('Patient and thorough.')
  await page.part('button', 'Update review').click()
  await page.part('heading', 'Review Updated. Thank you!').shown()
})

test('filters narrow the results, and Back undoes them', async ({ page }) => {
  await page.visit(SEARCH)
  await page.part('heading', /^\d+ classes$/).shown()
  await page.part('field', 'State').choose('Wisconsin')
  await page.part('heading', /^\d+ classes in Wisconsin$/).shown()
  await page.back()
  await page.part('heading', /^\d+ classes$/).shown()
})

test('the map shows where the results are', async ({ page }) => {
  await page.visit(`${SEARCH}&zip=53703`)
  await page.part('link', 'Show map').click()
  const map = page.part('region', 'Map')
  await map.part('button', 'Lakeside Range, Madison: 9 classes').click()
  await map.part('group', 'Lakeside Range, Madison: 9 classes').part('link').count(9)
})

test('a request for a date keeps what was typed when it fails', async ({ page, scenario }) => {
  await page.visit(`/course/${COURSE}?request=date`)
  const dialog = page.part('dialog')
  await dialog.part('field', 'Email').fill('ana.silva@example.com')
  await dialog.part('field', 'Your request').fill('June?')
  await scenario('createCourseRequest:offline')
  await dialog.part('button', 'Send request').click()
  await dialog.part('group', 'Error').shown()
  await dialog.part('field', 'Your request').holds('June?')
  await scenario('')
  await dialog.part('button', 'Send request').click()
  await page.part('said', /Request Submitted/).shown()
})

test('an account is created above the page', async ({ page }) => {
  await page.visit('/')
  await page.part('link', 'Create account').click()
  const dialog = page.part('dialog', 'Create account')
  await dialog.part('field', 'First name').focused()
  for (const [name, text] of Object.entries({
    'First name': 'Ana',
    'Last name': 'Silva',
    Email: 'ana.silva@example.com',
    Password: 'two words',
    'Confirm password': 'two words',
  }))
    await dialog.part('field', name).fill(text)
  await dialog.part('button', 'Create account').click()
  await dialog.gone()
  await page.part('button', /^Account of Ana /).shown()
})

test('a date can be added to a calendar', async ({ page }) => {
  await page.visit(`/course/${COURSE}`)
  await page.part('link', 'Add to calendar: Sun, Dec 6, 2026').shown()
})

test('a session that ends on a public page leads to the sign-in and back', async ({
  page,
  signIn,
  scenario,
}) => {
  await signIn('student')
  await scenario('me:expired')
  await page.visit(`/course/${COURSE}`)
  const ended = page.part('dialog', 'Session Expired')
  await ended.part('button', 'OK').focused()
  await page.press('Escape')
  await ended.part('button', 'OK').click()
  await page.part('heading', 'Sign in').shown()
  await scenario('')
  await page.part('button', /Jamie Lind/).click()
  await page.part('button', 'Account of Jamie Lind').shown()
})

test('on a phone, the filters are a sheet over the results', async ({ page }) => {
  await page.resize(447, 844)
  await page.visit(`${SEARCH}&zip=53703`)
  await page.part('button', /^Filters/).click()
  const sheet = page.part('dialog', 'Filters')
  await sheet.part('field', 'State').focused()
  await sheet.part('checkbox', /^Live fire/).check()
  await sheet.part('button', 'Show 8 results').click()
  await sheet.gone()
  await page.part('heading', '8 classes within 50 miles of 53703').focused()
})

test('where nothing can be kept, both halves work all the same', async ({ page, signIn }) => {
  await page.setCookie('storage', 'blocked')
  await page.visit(`/course/${COURSE}?tid=t1`)
  await page.part('link', /^Register for/).shown()
  await signIn('instructor')
  await page.goto('/my-classes')
  await page.part('field', 'Rows per page').choose('25')
  await page.part('row', /Actions for/).count(25)
})
