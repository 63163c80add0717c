import { writeFileSync } from 'node:fs'
import { EMPTY, GRADED, INSTRUCTOR, occurrenceId, test } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

test('the students of a file are added', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('roster.csv')
  writeFileSync(
    file,
    'First name,Last name,Email,Phone\nAna,Silva,ana@example.com,555-0101\nBo,Lee,bo@example.com,555-0102',
  )
  await page.goto(`/roster/${EMPTY}?tool=upload`)
  const upload = page.part('dialog', 'Upload a roster')
  await upload.part('file').upload(file)
  await upload.part('button', 'Add 2 students').click()
  await upload.part('heading', '2 students added').shown()
})

test('a class is graded by key and by tap', async ({ page }) => {
  await page.goto(`/submit-results/${occurrenceId(1)}`)
  await page.part('radio', 'Passed').focus()
  await page.press('f', 'f')
  await page.part('checkbox', /^All \d+ students/).check()
  await page.part('region', 'Mark several students').part('button', 'Passed').click()
  await page.part('button', 'Only the 10 without one').click()
  await page.part('button', 'Submit results').focus()
  await page.press('Enter')
  const sure = page.part('dialog', 'Submit these results?')
  await sure.part('listitem').count(12)
  await sure.part('button', 'Submit results').focus()
  await page.press('Enter')
  await page.part('said', /Results Submitted/).shown()
  await page.at(/^\/roster\//)
})

test('on the day of a class, a phone takes walk-ins and arrivals', async ({ page, travel }) => {
  await page.resize(447, 844)
  // A world begins at the time of its first call.
  await page.goto('/dashboard')
  const next = page.part('region', 'Next class')
  await next.shown()
  await travel('2026-11-21T14:30:00.000Z')
  await page.reload()
  await next.part('link', 'Add walk-in').click()
  const form = page.part('dialog', 'Add a student')
  await form.part('field', 'First name').focused()
  await form.part('field', 'First name').fill('Ana')
  await form.part('field', 'Last name').fill('Silva')
  await form.part('field', 'Email').fill('ana.silva@example.com')
  await form.part('button', 'Add student').click()
  await page.part('said', /Student Added To Roster/).shown()
  await form.gone()
  await page.part('said', /1 of 6 here/).shown()
  await page.part('button', 'Ana Silva is here').click()
  await page.part('said', /0 of 6 here/).shown()
})

test('a lost answer adds nobody twice', async ({ page, scenario }) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = page.part('dialog', 'Add a student')
  await form.part('field', 'First name').fill('Ana')
  await form.part('field', 'Last name').fill('Silva')
  await form.part('field', 'Email').fill('ana.silva@example.com')
  await scenario('createRegistrant:lost,listRegistrants:offline')
  await form.part('button', 'Add student').click()
  await form.part('group', 'Error').shown()
  await scenario('')
  await form.part('button', 'Add student').click()
  await form.gone()
  await page.part('row', /Ana Silva/).count(1)
})

test('a sign-in sheet has a line for each student, and keeps its proportions on a phone', async ({
  page,
}) => {
  await page.goto(`/roster/${GRADED}?tool=print`)
  await page.part('button', 'Print').shown()
  await page.part('row', /^1 /).shown()
  // How many times as high as the name of the class a line is.
  const proportion = () =>
    page.run(() => {
      const heightOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height ?? 0
      return Math.round((10 * heightOf('tbody tr')) / heightOf('thead strong')) / 10
    })
  const wide = await proportion()
  await page.resize(447, 844)
  await page.until(`is ${wide} on a phone`, async () => (await proportion()) === wide)
})

test('what somebody else saved meanwhile is shown beside what was typed', async ({ page }) => {
  await page.goto(`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`)
  const form = page.part('dialog')
  await form.part('field', 'Notes').fill('Mine')
  await page.run(async () => {
    const token = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/api/training/students/s-u-instructor-3', {
      method: 'PATCH',
      headers: { 'Auth-Token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ notes: 'Theirs' }),
    })
  })
  await form.part('button', 'Save').click()
  await form.part('group', /^Saved elsewhere/).focused()
  await form.part('button', 'Keep mine').click()
  await form.gone()
})
