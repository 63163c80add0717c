import { EMPTY, INSTRUCTOR, OVERBOOKED, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const MANAGE = `/manage-course/c-${INSTRUCTOR}-0`

test('a class is added at the time of its venue', async ({ page }) => {
  await page.goto(`${MANAGE}?add=c-${INSTRUCTOR}-0`)
  const form = page.part('dialog')
  await form.part('field', /^Date/).fill('2027-02-06')
  await form.part('field', /^Start/).fill('09:00')
  await form.part('field', /^End/).fill('17:00')
  await form.part('button', 'Add class').click()
  await page.part('said', /Class Added/).shown()
  await form.gone()
  await page.part('row', /Sat, Feb 6, 2027.*9:00 AM – 5:00 PM/).shown()
})

test('a class moves past a change of the clocks, although its first save is lost', async ({
  page,
  scenario,
}) => {
  await page.goto(`${MANAGE}?edit=${OVERBOOKED}`)
  const form = page.part('dialog')
  await form.part('field', /^Date/).fill('2027-04-10')
  await scenario('updateOccurrence:offline')
  await form.part('button', 'Save').click()
  await form.part('group', 'Error').shown()
  await scenario('')
  await form.part('button', 'Save').click()
  await page.part('said', /Class Updated/).shown()
  await page.goto(`${MANAGE}?resultsperpage=100`)
  await page.part('row', /Sat, Apr 10, 2027.*9:00 AM – 5:00 PM CDT/).shown()
})

test('the course of a class is chosen in a long list in its dialog', async ({ page, scenario }) => {
  await scenario('*:slow')
  await page.goto('/my-classes?schedule=2026-12-05')
  const form = page.part('dialog', 'Schedule class')
  await form.part('field', 'Course').choose("Firearm Safety for Children: Women's Only")
  await form.part('field', /^Date/).holds('2026-12-05')
})

test('classes are a list, a month or a week', async ({ page }) => {
  await page.goto('/my-classes')
  await page.part('row', /Actions for/).shown()
  await page.goto('/my-classes?view=month')
  await page.part('said', /^35 classes/).shown()
  await page.goto('/my-classes?view=week')
  await page.part('heading', 'My Classes').shown()
})

test('a list of co-instructors is edited in a dialog', async ({ page }) => {
  await page.goto(`${MANAGE}?instructors=${EMPTY}`)
  const dialog = page.part('dialog')
  await dialog.part('field', 'Add a co-instructor by number').fill('100300')
  await dialog.part('button', 'Add instructor').click()
  await page.part('said', /Instructor Added/).shown()
})

test('a long list goes on when it is scrolled', async ({ page }) => {
  await page.goto('/students?resultsperpage=all')
  await page.part('row', /Ada Abbott/).shown()
  await page.run(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.part('row', /Actions for Z/).shown()
})

test('a slow start and a lost connection keep the classes that were there', async ({ page, scenario }) => {
  await scenario('*:slow')
  await page.goto('/my-classes')
  await page.part('button', 'Page 2').shown()
  await scenario('*:offline')
  await page.part('button', 'Page 2').click()
  await page.part('button', /^Try again/).shown()
  await scenario('')
  await page.part('button', /^Try again/).click()
  await page.part('button', /^Try again/).gone()
  await page.part('row', /Actions for/).shown()
})
