// The server takes its time, and the person types on. What is said is about what was sent; what was typed since stays.
import type { Locator, Page } from '@playwright/test'
import { ADD, fillDay, MANAGE } from './class-form/class-form.ts'
import { fillOnceOpen } from './keyboard.ts'
import { COURSE, field } from './public/public.ts'
import { FIRST } from './registrant/registrant.ts'
import { unanswered } from './reviews/reviews.ts'
import {
  CO_TAUGHT,
  EMPTY,
  expect,
  fillPerson,
  formFailure,
  INSTRUCTOR,
  occurrenceId,
  row,
  rows,
  test,
  toast,
} from './test.ts'
import { fillAll, UNUSED } from './wizard/wizard.ts'

const AHEAD = 'What you typed after you pressed the button is not sent yet.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Keeps every write from the server until it is let go. */
async function holdWrites(page: Page) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/training/**', async (route) => {
    if (route.request().method() !== 'GET') await released
    await route.continue()
  })
  return letGo
}

type Typing = {
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  sent: string
  typed: string
  button: string
  /** Visitors have no toasts and no drafts. */
  isPublic?: boolean
  done?: string
  /** Sends an edit again: there is nobody to blame. */
  isEdit?: boolean
}

const FORMS: Record<string, Typing> = {
  'the notes of a student': {
    open: async (page) => void (await page.goto(`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`)),
    field: (page) => page.getByLabel('Notes'),
    sent: 'first',
    typed: 'first and second',
    button: 'Save',
    done: 'Student Updated',
    isEdit: true,
  },
  'a student on a roster': {
    open: async (page) => void (await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=EDIT`)),
    field: (page) => page.getByLabel('Notes'),
    sent: 'first',
    typed: 'first and second',
    button: 'Save',
    done: 'Student Updated',
    isEdit: true,
  },
  'a class': {
    open: async (page) => void (await page.goto(`${MANAGE}?edit=${EMPTY}`)),
    field: (page) => page.getByLabel('Questions at registration'),
    sent: 'first',
    typed: 'first and second',
    button: 'Save',
    done: 'Class Updated',
    isEdit: true,
  },
  'a course': {
    open: async (page) => void (await page.goto(`/edit-course/${UNUSED}?step=details`)),
    field: (page) => field(page, 'Price'),
    sent: '95',
    typed: '96',
    button: 'Save and publish',
    done: 'Course Updated',
    isEdit: true,
  },
  'an account': {
    open: async (page) => void (await page.goto('/instructor-account')),
    field: (page) => field(page, 'Company'),
    sent: 'first',
    typed: 'first and second',
    button: 'Save',
    done: 'Account Updated',
    isEdit: true,
  },
  'a reply': {
    async open(page) {
      await page.goto('/dashboard/reviews')
      await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
    },
    field: (page) => field(page, 'Your reply'),
    sent: 'first',
    typed: 'first and second',
    button: 'Add reply',
    done: 'Reply added',
  },
  'a new student': {
    async open(page) {
      await page.goto(`/roster/${EMPTY}?registrant=new`)
      await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
    },
    field: (page) => field(page, 'Phone'),
    sent: '555-0101',
    typed: '555-0102',
    button: 'Add student',
    done: 'Student Added To Roster',
  },
  'a new class': {
    async open(page) {
      await page.goto(ADD)
      await fillDay(page, '2027-02-06', '09:00', '17:00')
    },
    field: (page) => page.getByLabel('Questions at registration'),
    sent: 'first',
    typed: 'first and second',
    button: 'Add class',
    done: 'Class Added',
  },
  'a co-instructor': {
    open: async (page) => void (await page.goto(`${MANAGE}?instructors=${EMPTY}`)),
    field: (page) => field(page, 'Add a co-instructor by number'),
    sent: '100300',
    typed: '100301',
    button: 'Add instructor',
    done: 'Instructor Added',
  },
  'a request for a date': {
    async open(page) {
      await page.goto(`/course/${COURSE}?request=date`)
      await field(page, 'Email').fill('ana.silva@example.com')
    },
    field: (page) => field(page, 'Your request'),
    sent: 'June?',
    typed: 'June? Or July?',
    button: 'Send request',
    isPublic: true,
  },
  'an email with the details': {
    open: async (page) => void (await page.goto(`/course/${COURSE}?request=details`)),
    field: (page) => field(page, 'Email'),
    sent: 'ana.silva@example.com',
    typed: 'bo.silva@example.com',
    button: 'Email me the details',
    isPublic: true,
  },
  'a review': {
    async open(page) {
      await page.goto(`/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`)
      await page.getByRole('radio', { name: /^4 of 5 stars/ }).check()
    },
    field: (page) => field(page, 'Comment (optional)'),
    sent: 'Patient.',
    typed: 'Patient and thorough.',
    button: 'Submit review',
    isPublic: true,
  },
}

for (const [
  what,
  { open, field: fieldOf, sent, typed, button: name, isPublic, done, isEdit },
] of Object.entries(FORMS))
  test(`${what}: what is typed during a slow save stays`, async ({ page, signIn }) => {
    await signIn('instructor')
    await open(page)
    await fillOnceOpen(fieldOf(page), sent)
    const letGo = await holdWrites(page)
    const call = page.waitForRequest((request) => !['GET', 'HEAD'].includes(request.method()))
    await button(page, name).last().click()
    expect((await call).postData()).toContain(sent)
    await fieldOf(page).fill(typed)
    letGo()
    await expect(page.getByRole('status').filter({ hasText: AHEAD })).toBeVisible()
    if (done) await expect(toast(page, done)).toBeVisible()
    await expect(fieldOf(page)).toHaveValue(typed)
    if (isPublic) return
    await page.reload()
    await button(page, 'Restore').click()
    await expect(fieldOf(page)).toHaveValue(typed)
    if (!isEdit) return
    await button(page, name).click()
    await expect(toast(page, done ?? '')).toBeVisible()
    await expect(page.getByText('Saved elsewhere')).toHaveCount(0)
    await expect(formFailure(page, /./)).toHaveCount(0)
  })

test('a new course: what is typed until its page opens is an edit of it', async ({ page, signIn }) => {
  await signIn('instructor')
  await fillAll(page)
  const letGo = await holdWrites(page)
  const call = page.waitForRequest('**/api/training/courses')
  await button(page, 'Create course').click()
  await call
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^.*Course/ })
    .first()
    .click()
  await field(page, 'Course name').fill('Evening and Night at the Range')
  letGo()
  await expect(page).toHaveURL(/\/edit-course\//)
  await button(page, 'Restore').click()
  await page.goto(`${page.url().split('?')[0]}?step=course`)
  await button(page, 'Restore').click()
  await expect(field(page, 'Course name')).toHaveValue('Evening and Night at the Range')
})

test('walk-ins: the next is typed while the last is on the way, and each has an outcome', async ({
  page,
  signIn,
  scenario,
  checkAccessibility,
}) => {
  await signIn('instructor')
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  const form = page.getByRole('dialog', { name: 'Add a student' })
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
  const letGo = await holdWrites(page)
  await button(page, 'Add and next').click()
  await expect(form.getByText('Adding Ana Silva…')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.keyboard.type('Bo')
  await checkAccessibility()
  letGo()
  await expect(form.getByText('Ana Silva is on the roster.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Bo')
  await expect(rows(page, 'students')).toHaveCount(1)

  await fillPerson(page, ['Bo', 'Diaz'], 'bo@example.com')
  await scenario('createRegistrant:500')
  await page.keyboard.press('Enter')
  await fillPerson(page, ['Cy', 'Young'], 'cy@example.com')
  await expect(form.getByText('Bo Diaz is not on the roster. The mock was told to answer 500.')).toBeVisible()
  await checkAccessibility()
  await button(page, 'Done').click()
  await page
    .getByRole('dialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  // Nobody is forgotten over a reload.
  await page.reload()
  await expect(form.getByText(/^No answer about Bo Diaz/)).toBeVisible()
  await button(page, 'Restore').click()
  await scenario('')
  await button(page, 'Try again').click()
  await expect(form.getByText('Bo Diaz is on the roster.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Cy')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Cy Young is on the roster.')).toBeVisible()
  await expect(rows(page, 'students')).toHaveCount(3)
  await button(page, 'Done').click()
  await expect(form).toHaveCount(0)
  for (const name of ['Ana Silva', 'Bo Diaz', 'Cy Young'])
    await expect(row(page, 'students', name)).toHaveCount(1)
})
