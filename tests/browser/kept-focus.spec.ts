// A control that goes away, or is busy, after it was pressed: the focus goes to what is nearest, and is never lost.
import type { Locator, Page } from '@playwright/test'
import type { Role } from '../../mocks/seed/people.ts'
import { select } from './many.ts'
import { all, forChecked, markOf, open, tally } from './results.ts'
import { BIG, CO_TAUGHT, confirmIn, EMPTY, expect, kept, occurrenceId, rows, test, toast } from './test.ts'
import { choose, headline, list, upload } from './upload/upload.ts'
import { button, fillCourse, fillDetails, next, UNUSED } from './wizard/wizard.ts'

const TO_GRADE = occurrenceId(1)

type Place = {
  /** Who is there, if it is not the instructor of most tests. */
  as?: Role
  /** The calls that fail from the start. */
  scenario?: string
  /** Comes to the control. */
  open: (page: Page) => Promise<unknown>
  control: (page: Page) => Locator
  /** What happens after it was pressed. */
  after?: (page: Page) => Promise<unknown>
  focus: (page: Page) => Locator
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const go = (to: string) => (page: Page) => page.goto(to)

async function markAll(page: Page) {
  await all(page).check()
  await forChecked(page, 'Passed').press('Enter')
}

async function atRange(page: Page) {
  await page.goto('/create-course')
  await fillCourse(page, 'Defensive Shooting Fundamentals')
  await next(page)
  await fillDetails(page)
  await next(page)
  await page.getByLabel('Range', { exact: true }).selectOption('Copper Canyon Range')
  await page.getByRole('textbox', { name: 'City' }).fill('Tempe')
}

const PLACES: Record<string, Place> = {
  'results: Cancel of the question whether to overwrite': {
    async open(page) {
      await open(page, TO_GRADE)
      await markOf(page, 2, 'Failed').check()
      await markAll(page)
    },
    control: (page) => button(page, 'Cancel'),
    focus: all,
  },
  'results: Start over': {
    async open(page) {
      await open(page, TO_GRADE)
      await markOf(page, 0, 'Passed').check()
      await page.reload()
    },
    control: (page) => button(page, 'Start over'),
    focus: heading,
  },
  'results: Show everyone, when everyone has a result': {
    async open(page) {
      await open(page, TO_GRADE)
      await button(page, '12 students left').press('Enter')
      await markAll(page)
    },
    control: (page) => button(page, 'Show everyone'),
    focus: tally,
  },
  'upload: Leave out': {
    open: (page) => choose(page, list(2)),
    control: (page) => button(page, 'Leave out, row 2'),
    focus: (page) => button(page, 'Put back, row 2'),
  },
  'upload: Split the names': {
    open: (page) => choose(page, 'Who;Name;Contact\n1;Silva, Ana;ana@example.com'),
    control: (page) => button(page, 'Split it into first and last name'),
    focus: (page) => headline(page, 'Which column is which?'),
  },
  'upload: Raise the seats': {
    open: (page) => choose(page, list(14)),
    control: (page) => button(page, 'Raise to 14 seats'),
    focus: (page) => headline(page, 'Check the students'),
  },
  'upload: Discard what was begun': {
    async open(page) {
      await choose(page, list(2))
      await expect.poll(() => kept(page)).toHaveLength(1)
      await page.reload()
    },
    control: (page) => upload(page).getByRole('button', { name: 'Discard' }),
    focus: (page) => headline(page, 'Which students are coming?'),
  },
  'a co-instructor who is removed': {
    open: go(`/my-classes?instructors=${CO_TAUGHT}`),
    control: (page) => button(page, 'Remove Robin Vega'),
    after: (page) => confirmIn(page, 'Remove this instructor?', 'Remove'),
    focus: (page) => page.getByRole('dialog', { name: 'Instructors of this class' }).getByRole('list'),
  },
  'a co-instructor who cannot be removed': {
    scenario: 'removeOccurrenceInstructor:500',
    open: go(`/my-classes?instructors=${CO_TAUGHT}`),
    control: (page) => button(page, 'Remove Robin Vega'),
    async after(page) {
      await confirmIn(page, 'Remove this instructor?', 'Remove')
      await expect(toast(page, 'Error')).toBeVisible()
    },
    focus: (page) => button(page, 'Remove Robin Vega'),
  },
  'a save that fails': {
    scenario: 'updateOccurrence:500',
    async open(page) {
      await page.goto(`/my-classes?edit=${EMPTY}`)
      await page.getByLabel('Seats').fill('11')
    },
    control: (page) => button(page, 'Save'),
    after: (page) => expect(toast(page, 'The mock was told to answer 500')).toBeVisible(),
    focus: (page) => button(page, 'Save'),
  },
  'a toast that is dismissed': {
    scenario: 'archiveStudent:500',
    async open(page) {
      await page.goto('/students')
      await rows(page, 'students')
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .press('Enter')
      await page.getByRole('menuitem', { name: /^Archive/ }).press('Enter')
      await confirmIn(page, 'Archive this student?', 'Archive')
    },
    control: (page) => button(page, 'Dismiss'),
    focus: heading,
  },
  'Try again': {
    scenario: 'listStudents:500x4',
    open: go('/students'),
    control: (page) => button(page, 'Try again'),
    after: (page) => expect(rows(page, 'students')).toHaveCount(10),
    focus: heading,
  },
  'account: the standard policy': {
    async open(page) {
      await page.goto('/instructor-account')
      await page.getByLabel('Cancellation policy').fill('Ask me.')
    },
    control: (page) => button(page, 'Use the standard policy'),
    focus: (page) => page.getByLabel('Cancellation policy'),
  },
  'course: the address of the range': {
    as: 'range',
    open: atRange,
    control: (page) => button(page, 'Use the address of the range'),
    focus: heading,
  },
  'course: Discard the draft': {
    async open(page) {
      await page.goto(`/edit-course/${UNUSED}`)
      await page.getByRole('textbox', { name: 'Course name' }).fill('Evening at the Range')
      await page.reload()
    },
    control: (page) => button(page, 'Discard'),
    focus: (page) => page.getByRole('combobox', { name: 'Curriculum', exact: true }),
  },
  'an image that is deleted': {
    open: go('/instructor-account'),
    control: (page) => button(page, 'Delete image'),
    after: (page) => confirmIn(page, 'Delete this image?', 'Delete'),
    focus: (page) => page.getByRole('group', { name: 'Photo' }),
  },
  'students who were archived': {
    async open(page) {
      await page.goto('/students')
      const bar = await select(page, 2)
      await bar.getByRole('button', { name: 'Archive' }).press('Enter')
      await button(page, 'Archive 2 students').press('Enter')
      await expect(page.getByRole('heading', { name: '2 of 2 students archived' })).toBeFocused()
    },
    control: (page) => button(page, 'Close').last(),
    focus: heading,
  },
  'a dialog that the address has opened': {
    open: go(`/my-classes?edit=${EMPTY}`),
    control: (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
    focus: heading,
  },
  'a drawer that the address has opened': {
    open: go(`/roster/${EMPTY}?registrant=new`),
    control: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }),
    focus: heading,
  },
  'the reminder of the agreements': {
    as: 'range',
    open: go('/my-classes'),
    control: (page) => button(page, 'Not now'),
    focus: heading,
  },
}

for (const [what, place] of Object.entries(PLACES))
  test(`the focus is kept: ${what}`, async ({ page, scenario, signIn }) => {
    await signIn(place.as ?? 'instructor')
    if (place.scenario) await scenario(place.scenario)
    await place.open(page)
    await place.control(page).press('Enter')
    await place.after?.(page)
    await expect(place.focus(page)).toBeFocused()
  })

test('a field that is left empty leaves the focus to the field that was clicked', async ({
  page,
  signIn,
}) => {
  await signIn('instructor')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = page.getByRole('dialog', { name: 'Add a student' })
  await expect(form.getByLabel('First name')).toBeFocused()
  await form.getByLabel('Email').click()
  await expect(form.getByText('Required')).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
})

test('a date that is typed leaves the focus to the control that was clicked', async ({ page, signIn }) => {
  await signIn('instructor')
  await page.goto(`/my-classes?edit=${EMPTY}`)
  const form = page.getByRole('dialog', { name: 'Edit class' })
  await form.getByLabel('Date').click()
  // The browser waits for a second digit, and gives the form a month when the field is left.
  await page.keyboard.type('0')
  await form.getByLabel('Seats').click()
  await expect(form.getByLabel('Seats')).toBeFocused()
})

test('a long list that is scrolled away keeps the focus in its row', async ({ page, signIn }) => {
  await signIn('instructor')
  await page.goto(`/roster/${BIG}`)
  await rows(page, 'students').nth(2).getByRole('checkbox').click()
  const focused = page.locator(':focus')
  const isAt = (line: number) =>
    expect(rows(page, 'students').filter({ has: focused })).toHaveAttribute('aria-rowindex', String(line))
  await isAt(4)
  await page.mouse.wheel(0, 9000)
  await expect(rows(page, 'students').last()).toHaveAttribute('aria-rowindex', /^\d{3,}$/)
  await isAt(4)
  await expect(focused).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await isAt(4)
  await expect(focused).toBeInViewport()
  await page.keyboard.press('j')
  await isAt(5)
})
