import { PEOPLE } from '../../../mocks/seed/people.ts'
import { DOUBLE_CLICK_MS } from '../../../src/instructor/roster/registrant.ts'
import type { Effort, Hand } from './hand.ts'

const { id } = PEOPLE.instructor
/** The morning of the second day of a class, while it runs. */
export const CLASS_DAY = Date.parse('2026-11-21T16:00:00Z')
export const RUNNING = `o-${id}-0-8`

type Task = {
  name: string
  /** Where the task starts. */
  path: string
  budget: Effort
  /** Done before counting begins. */
  before?: (hand: Hand) => Promise<void>
  act: (hand: Hand) => Promise<void>
}

const person = (hand: Hand) => hand.page.getByRole('dialog', { name: 'Add a student' })

/** Milliseconds. Until then a drawer may still move the focus to its first field; nobody types that soon. */
const OPENED_AFTER = 200

async function fillIn(hand: Hand, first: string) {
  await person(hand).getByLabel('First name').waitFor()
  await hand.page.waitForTimeout(OPENED_AFTER)
  await hand.type(person(hand).getByLabel('First name'), first)
  await hand.type(person(hand).getByLabel('Last name'), 'Silva')
  await hand.type(person(hand).getByLabel('Email'), `${first.toLowerCase()}@example.com`)
}

/** Waits until the roster has the student. */
const isAdded = (hand: Hand, first: string) =>
  hand.page
    .getByRole('table', { name: 'students' })
    .getByText(`${first} Silva`)
    .waitFor({ state: 'attached' })

async function addWalkIn(hand: Hand, first: string) {
  await fillIn(hand, first)
  await hand.press('Enter')
  await isAdded(hand, first)
}

/** The tasks an instructor repeats every week, each with the effort we allow. */
export const TASKS: readonly Task[] = [
  {
    name: 'Add a walk-in to the running class',
    path: '/dashboard',
    budget: { taps: 1, fields: 3, keys: 1 },
    async act(hand) {
      await hand.tap(hand.page.getByRole('link', { name: 'Add walk-in' }))
      await addWalkIn(hand, 'Ana')
    },
  },
  {
    name: 'Add one more',
    path: `/roster/${RUNNING}?registrant=new`,
    budget: { taps: 0, fields: 3, keys: 1 },
    async before(hand) {
      await addWalkIn(hand, 'Ben')
    },
    async act(hand) {
      const isOpen = await person(hand).isVisible()
      if (!isOpen) await hand.tap(hand.page.getByRole('button', { name: 'Add student' }))
      await addWalkIn(hand, 'Cleo')
    },
  },
  {
    name: 'Find any student',
    path: '/dashboard',
    budget: { taps: 1, fields: 1, keys: 0 },
    async act(hand) {
      await hand.tap(hand.page.getByRole('button', { name: 'Find' }))
      await hand.type(hand.page.getByRole('combobox', { name: /^Find classes/ }), 'zane')
      await hand.page.getByRole('option', { name: /zane/i }).first().waitFor()
    },
  },
  {
    name: 'Hold the class again next week',
    path: '/my-classes',
    budget: { taps: 2, fields: 0, keys: 0 },
    async act(hand) {
      const { page } = hand
      await hand.tap(page.getByRole('button', { name: /^Hold again/ }).first())
      const date = page.getByLabel(/^Date/).first()
      await date.waitFor()
      // If the form offers a date, nothing has to be typed.
      if (!(await date.inputValue())) {
        hand.effort.fields++
        await date.fill('2027-03-06')
      }
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: /^Add class/ }))
      await page.getByRole('status').filter({ hasText: 'Class Added' }).waitFor()
    },
  },
  {
    name: 'Cancel a class of 13: move them, tell them, delete it',
    path: '/my-classes?resultsperpage=all',
    budget: { taps: 8, fields: 0, keys: 0 },
    async act(hand) {
      const { page } = hand
      const dialog = page.getByRole('dialog', { name: 'Cancel this class' })
      const tap = (name: string | RegExp) => hand.tap(dialog.getByRole('button', { name }))
      const row = page.getByRole('row').filter({ hasText: '13 of 12' })
      await hand.tap(row.getByRole('button', { name: /^Actions for/ }))
      await hand.tap(page.getByRole('menuitem', { name: 'Cancel class' }))
      await tap(/^Move all 13/)
      await tap(/Seats taken: 0 of 12/)
      await page.waitForTimeout(DOUBLE_CLICK_MS)
      await tap(/^Raise to 13 seats/)
      await dialog.getByLabel('Message').waitFor()
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
      await hand.tap(dialog.getByRole('link', { name: 'Write a message' }))
      await tap('Delete class')
      await page.waitForURL(/my-classes$/)
    },
  },
  {
    name: 'Submit results: everyone present has passed',
    path: `/roster/${RUNNING}`,
    budget: { taps: 4, fields: 0, keys: 0 },
    async before(hand) {
      const toggles = hand.page.getByRole('button', { name: /is here$/ })
      await toggles.first().waitFor()
      for (let i = 0; i < 3; i++) await toggles.nth(i).tap()
    },
    async act(hand) {
      const { page } = hand
      await hand.tap(page.getByRole('link', { name: 'Submit results' }))
      const preset = page.getByRole('button', { name: /^Passed for the \d+ here/ })
      await page.getByRole('button', { name: /not here/ }).waitFor()
      if (await preset.isVisible()) await hand.tap(preset)
      else {
        await hand.tap(page.getByRole('button', { name: /^Set the \d+ not here/ }))
        await hand.tap(page.getByRole('checkbox', { name: /^All/ }))
        await hand.tap(page.getByRole('button', { name: 'Passed', exact: true }))
        await hand.tap(page.getByRole('button', { name: /^Only the/ }))
      }
      await hand.tap(page.getByRole('button', { name: 'Submit results' }))
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Submit results' }))
      await page.waitForURL(/\/roster\//)
    },
  },
]
