// The server did the work and its answer never arrived. If a read shows that, the change has succeeded and nobody hears of a
// failure. If nothing shows it, the next try is recognized as the person's own change: nobody else is blamed.
import type { Locator, Page } from '@playwright/test'
import type { Role } from '../../mocks/seed/people.ts'
import { MANAGE } from './class-form/class-form.ts'
import { field } from './public/public.ts'
import { FIRST } from './registrant/registrant.ts'
import { all, forChecked, open as openResults, submit as submitResults } from './results.ts'
import {
  alert,
  alertsOn,
  CO_TAUGHT,
  confirmIn,
  EMPTY,
  expect,
  formFailure,
  INSTRUCTOR,
  occurrenceId,
  test,
  toast,
} from './test.ts'
import { UNUSED } from './wizard/wizard.ts'

const NOT_REACHED = 'We could not reach the server. Check your connection.'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

type Editing = {
  call: string
  read: string
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  /** Two values to type, one after the other. */
  values: readonly [string, string]
  save: (page: Page) => Promise<void>
  done: string
  failure: string
}

const save = (page: Page) => button(page, 'Save').click()
const EDITING: Record<string, Editing> = {
  'a student': {
    call: 'updateStudent',
    read: 'getStudent',
    open: async (page) => void (await page.goto(`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`)),
    field: (page) => page.getByLabel('Notes'),
    values: ['Left-handed', 'Right-handed'],
    save,
    done: 'Student Updated',
    failure: "Couldn't Update Student",
  },
  'a registrant': {
    call: 'updateRegistrant',
    read: 'listRegistrants',
    open: async (page) => void (await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=EDIT`)),
    field: (page) => page.getByLabel('Notes'),
    values: ['Left-handed', 'Right-handed'],
    save,
    done: 'Student Updated',
    failure: 'Error Updating Student',
  },
  'a class': {
    call: 'updateOccurrence',
    read: 'getOccurrence',
    open: async (page) => void (await page.goto(`${MANAGE}?edit=${EMPTY}`)),
    field: (page) => page.getByLabel('Seats'),
    values: ['14', '15'],
    save,
    done: 'Class Updated',
    failure: 'Update Error',
  },
  'a course': {
    call: 'updateCourse',
    read: 'getCourse',
    open: async (page) => void (await page.goto(`/edit-course/${UNUSED}?step=details`)),
    field: (page) => field(page, 'Price'),
    values: ['95', '96'],
    save: (page) => button(page, 'Save and publish').click(),
    done: 'Course Updated',
    failure: "Couldn't Update Course",
  },
  'an account': {
    call: 'updateInstructor',
    read: 'getInstructor',
    open: async (page) => void (await page.goto('/instructor-account')),
    field: (page) => field(page, 'Company'),
    values: ['Reyes Training', 'Reyes and Daughter'],
    save,
    done: 'Account Updated',
    failure: 'Update Error',
  },
}

for (const [what, { call, read, open, field: fieldOf, values, save: press, done, failure }] of Object.entries(
  EDITING,
))
  test(`the edit of ${what}: a lost answer blames nobody`, async ({ page, signIn, scenario }) => {
    await signIn('instructor')
    const alerts = await alertsOn(page)
    const [first, second] = values

    // A read shows that it was saved.
    await open(page)
    await fieldOf(page).fill(first)
    await scenario(`${call}:lost`)
    await press(page)
    await expect(toast(page, done)).toBeVisible()
    expect(alerts).toEqual([])

    // Nothing shows it until it is sent again.
    await scenario('')
    await open(page)
    await expect(fieldOf(page)).toHaveValue(first)
    await fieldOf(page).fill(second)
    await scenario(`${call}:lost,${read}:offline`)
    await press(page)
    await expect(alert(page, `${failure}: ${NOT_REACHED}`)).toBeVisible()
    await scenario('')
    await press(page)
    await expect(toast(page, done)).toBeVisible()
    await expect(page.getByText('Saved elsewhere')).toHaveCount(0)
    await expect(formFailure(page, /./)).toHaveCount(0)
    await open(page)
    await expect(fieldOf(page)).toHaveValue(second)
    await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  })

type Change = { call: string; role?: Role; start: string; act: (page: Page) => Promise<void>; done: string }

const CHANGES: readonly Change[] = [
  {
    call: 'submitResults',
    start: `/submit-results/${occurrenceId(1)}`,
    async act(page) {
      await openResults(page, occurrenceId(1))
      await all(page).check()
      await forChecked(page, 'Passed').click()
      await submitResults(page).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Submit results', exact: true }).click()
    },
    done: 'Results Submitted',
  },
  {
    call: 'acceptAgreements',
    role: 'newcomer',
    start: '/accept-agreements',
    act: (page) => button(page, /^Accept all/).click(),
    done: 'Agreements Accepted',
  },
  {
    call: 'deleteReply',
    start: '/dashboard/reviews',
    async act(page) {
      await page
        .getByRole('button', { name: /^Delete reply to/ })
        .first()
        .click()
      await confirmIn(page, 'Delete your reply?', 'Delete')
    },
    done: 'Reply Removed From Review',
  },
]

for (const { call, role = 'instructor', start, act, done } of CHANGES)
  test(`${call}: success and failure are never said of one press`, async ({ page, signIn, scenario }) => {
    await signIn(role)
    const alerts = await alertsOn(page)
    await page.goto(start)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scenario(`${call}:lost`)
    await act(page)
    await expect(toast(page, done)).toBeVisible()
    expect(alerts).toEqual([])
    await scenario('')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/We restored|Unsaved changes/)).toHaveCount(0)
  })
