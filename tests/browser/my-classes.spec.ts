import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectStart } from './keyboard.ts'
import { CO_TAUGHT, confirmIn, expect, menuOf, NOW, row, rowAction, rows, test, toast } from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

/** The menu of a row: each action with the reason why not, in order. */
async function actionsFor(page: Page, list: string, text: RegExp | string) {
  await page.goto(list)
  await menuOf(row(page, 'classes', text).first()).click()
  await expect(page.getByRole('menu')).toBeVisible()
  return page.getByRole('menuitem')
}

test.describe('what cannot be done says why', () => {
  const GRADED = 'Results have been submitted, so the class can no longer be changed.'
  const CASES: [string, string, RegExp, string[]][] = [
    [
      'a class that is ahead',
      '/my-classes?resultsperpage=all',
      /13 of 12/,
      [
        'Open roster',
        'Submit resultsResults can be submitted once the class has started.',
        'Edit',
        'Duplicate',
        'Co-instructors',
        'Calendar file',
        'Cancel class',
        'Delete13 students are registered. Cancel the class to move or remove them first.',
      ],
    ],
    [
      'a class to grade',
      '/my-classes?type=to_be_graded',
      /12 of 12/,
      [
        'Open roster',
        'Submit results',
        'Edit',
        'Duplicate',
        'Co-instructors',
        'Calendar file',
        'Cancel class',
        'Delete12 students are registered. Cancel the class to move or remove them first.',
      ],
    ],
    [
      'a graded class',
      '/my-classes?type=completed&resultsperpage=all',
      /Graded/,
      [
        'Open roster',
        'Submit resultsResults have been submitted already.',
        `Edit${GRADED}`,
        'Duplicate',
        `Co-instructors${GRADED}`,
        'Calendar file',
        'DeleteResults have been submitted, so the class is kept.',
      ],
    ],
  ]
  test('by the state of the class', async ({ page }) => {
    for (const [name, list, text, actions] of CASES)
      await test.step(name, async () => {
        const items = await actionsFor(page, list, text)
        await expect(items).toHaveText(actions)
        // Results are submitted on a page of their own.
        if (actions.includes('Submit results'))
          await expect(items.filter({ hasText: 'Submit results' })).toHaveAttribute(
            'href',
            /^\/submit-results\/o-/,
          )
      })
  })

  test('a class of somebody else’s course @any-screen', async ({ page, signIn }) => {
    await signIn('range')
    const items = await actionsFor(page, '/my-classes?resultsperpage=all', 'Dana Reyes and Robin Vega')
    await expect(items.filter({ hasText: /^Duplicate/ })).toHaveText(
      'DuplicateYou can only add classes to your own active courses.',
    )
  })
})

test('a class is edited from here @any-screen', async ({ page }) => {
  await page.goto('/my-classes?resultsperpage=0')
  await rowAction(page, row(page, 'classes', '13 of 12'), 'Edit')
  await expectStart(page, page.getByLabel('Date'))
  await page.getByLabel('Seats').fill('13')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Class Updated')).toBeVisible()
  await expect(row(page, 'classes', '13 of 13, full')).toHaveCount(1)
  await expect(page).toHaveURL('/my-classes?resultsperpage=0')
})

test('all upcoming classes are one calendar file, with one event a day @any-screen', async ({ page }) => {
  await page.goto('/my-classes')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file A copy as of today' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-upcoming-classes.ics')
  await expect(toast(page, 'Calendar file with 70 classes saved')).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  const uids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)
  // 69 classes of a day, and one of three. What is in an event is in class-events.test.ts.
  expect(uids).toHaveLength(72)
  expect(new Set(uids).size).toBe(72)
})

test('a calendar file that cannot be made is said @any-screen', async ({ page, scenario }) => {
  await page.goto('/my-classes')
  await expect(rows(page, 'classes').first()).toBeVisible()
  await scenario('listInstructorOccurrences:403')
  // The list that the page has loaded is too old for a file by then.
  await page.clock.setFixedTime(NOW + 60_000)
  await page.getByRole('button', { name: 'Calendar file A copy as of today' }).click()
  await expect(
    toast(page, 'We could not create the calendar file: The mock was told to answer 403.'),
  ).toBeVisible()
})

test('who takes themselves off a class is asked, and leaves @any-screen', async ({
  page,
  signIn,
  checkAccessibility,
}) => {
  await signIn('range')
  await page.goto(`/my-classes?instructors=${CO_TAUGHT}`)
  const list = page.getByRole('dialog', { name: 'Instructors of this class' })
  await expect(list.getByText('Dana Reyes')).toBeVisible()
  await checkAccessibility()
  await list.getByRole('button', { name: 'Remove Robin Vega' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave this class?' })).toContainText('or see its roster')
  await confirmIn(page, 'Leave this class?', 'Leave')
  await expect(toast(page, 'Instructor Removed')).toBeVisible()
  await expect(page).toHaveURL('/my-classes')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, 'classes', 'Dana Reyes and Robin Vega')).toHaveCount(0)
})

test.describe('the retail-partner program', () => {
  test('has a list for those who are certified for it @any-screen', async ({
    page,
    signIn,
    checkAccessibility,
  }) => {
    await signIn('retail')
    await page.goto('/my-classes')
    await page.getByRole('link', { name: 'Retail Classes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Retail partner classes' })).toBeFocused()
    await expect(page).toHaveTitle('My Classes | Harbor Training')
    await expect(rows(page, 'classes')).toHaveCount(4)
    for (const one of await rows(page, 'classes').all())
      await expect(one).toContainText('Retail Partner Instructor')
    await checkAccessibility()
    await page.getByText('Completed', { exact: true }).click()
    await expect(page).toHaveURL('/retail-partner-classes?type=completed')
    await expect(rows(page, 'classes').first()).toContainText('Graded')
  })

  test('is not there for others @any-screen', async ({ page }) => {
    await page.goto('/retail-partner-classes')
    await expect(page).toHaveURL('/my-classes')
    await expect(rows(page, 'classes').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Retail Classes' })).toHaveCount(0)
  })
})

test.describe('the check-in of events', () => {
  const ERROR = 'Error - please try again later...'

  test('is embedded in a frame that it cannot leave @any-screen', async ({ page, checkAccessibility }) => {
    await page.goto('/my-classes')
    await page.getByRole('link', { name: 'Event check-in' }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', '/mocks/neighbors/check-in.html')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
    const checkIn = page.frameLocator('iframe')
    await expect(checkIn.getByRole('heading', { name: 'Scan a ticket' })).toBeVisible()
    await checkIn.getByRole('textbox', { name: 'Ticket number' }).fill('4711')
    await checkIn.getByRole('button', { name: 'Check in' }).click()
    await expect(checkIn.getByText('Ticket 4711 is checked in. 1 so far.')).toBeVisible()
    await checkAccessibility()
  })

  test('loads, fails, is tried again, and embeds no address that is not safe @any-screen', async ({
    page,
    scenario,
    checkAccessibility,
  }) => {
    await scenario('getEventCheckIn:403')
    await page.goto('/events-check-in')
    await expect(page.getByRole('alert').filter({ hasText: ERROR })).toBeVisible()
    await scenario('getEventCheckIn:slow')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.getByText(ERROR)).toHaveCount(0)

    // Which addresses are safe is in safe-embed.test.ts.
    await page.route('**/retool/instructor-events', (route) =>
      route.fulfill({ json: { embedUrl: 'https://evil.example/embed' } }),
    )
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: ERROR })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await checkAccessibility()
  })
})
