// One row for each call that takes an idempotency key.
import type { Locator, Page } from '@playwright/test'
import { ADD, fillDay, submit } from './class-form/class-form.ts'
import { FORMS } from './forms.ts'
import { field, outbox, press } from './public/public.ts'
import { unanswered } from './reviews/reviews.ts'
import { alert, EMPTY, expect, fillPerson, formFailure, row, rowAction, rows } from './test.ts'
import { fillAll } from './wizard/wizard.ts'

export const NOT_REACHED = 'We could not reach the server. Check your connection.'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

type Creating = {
  path: RegExp
  /** What loses its answer, and the reads that would show that it happened. */
  call: string
  reads?: readonly string[]
  /** How many calls a press makes. */
  calls?: number
  /** Opens the form and fills it. */
  open: (page: Page) => Promise<void>
  /** The first press, if it is another one. */
  first?: (page: Page) => Promise<void>
  send: (page: Page) => Promise<void>
  /** What a person sees that nobody knows. */
  unknown: (page: Page) => Locator
  /** The way back into the form, if there is one. */
  back?: (page: Page) => Promise<void>
  /** It is there once. */
  once: (page: Page) => Promise<void>
}

/** Opens one of the forms of `forms.ts`, and fills it. */
const filled = (what: string) => async (page: Page) => {
  const form = FORMS[what]
  if (!form) throw new Error(`there is no form of ${what}`)
  await form.open(page)
  await form.field(page).fill(form.sent)
}

export const ana = async (page: Page) => {
  await page.goto(`/roster/${EMPTY}?registrant=new`)
  await fillPerson(page, ['Ana', 'Silva'], 'ana.silva@example.com')
}
const arena = (page: Page) => row(page, 'courses', 'Arena Safety Seminar').filter({ hasNotText: 'COPY OF' })
const series = async (page: Page) => {
  await page.goto(ADD)
  await fillDay(page, '2027-02-06', '09:00', '17:00')
  await page.getByLabel('Repeat this class').check()
  await page.getByLabel('Number of classes', { exact: true }).fill('3')
}
const upcoming = (page: Page, count: number) =>
  expect(page.getByText(`${count} upcoming, 3 past`)).toBeVisible()
const withoutAnswer = (page: Page) => page.getByText('0 of 3 classes added, 3 without an answer')
const CLASSES = ['listCourseOccurrences', 'listInstructorOccurrences']

const duplicates = async (page: Page) => {
  await page.goto('/my-classes')
  for (const name of ['A Very Thorough Day', 'Thu, Nov 26'])
    await row(page, 'classes', name).first().getByRole('checkbox').check()
  await button(page, 'Duplicate to next month').click()
}

/** Closes the dialog of a class page, and opens it again by a link of the page. */
const reopened = (link: string, label: string) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/request=/)
  await page.getByRole('link', { name: link }).first().click()
  await field(page, label).fill('ana.silva@example.com')
}

export const CREATING: Record<string, Creating> = {
  'a student': {
    path: /\/registrants$/,
    call: 'createRegistrant',
    reads: ['listRegistrants'],
    open: ana,
    send: (page) => inDialog(page, 'Add student').click(),
    unknown: (page) => formFailure(page, `Error Adding Student To Roster: ${NOT_REACHED}`),
    once: (page) => expect(rows(page, 'students')).toHaveCount(1),
  },
  'a walk-in': {
    path: /\/registrants$/,
    call: 'createRegistrant',
    reads: ['listRegistrants'],
    open: ana,
    async first(page) {
      await page.keyboard.press('Enter')
      await page.getByLabel('First name').fill('Bo')
    },
    send: (page) => inDialog(page, 'Try again').click(),
    unknown: (page) => page.getByText(/^No answer about Ana Silva/),
    async once(page) {
      await expect(rows(page, 'students')).toHaveCount(1)
      await expect(page.getByLabel('First name')).toHaveValue('Bo')
    },
  },
  'a class': {
    path: /\/occurrences$/,
    call: 'createOccurrence',
    reads: CLASSES,
    open: filled('a new class'),
    send: (page) => submit(page, 'Add class'),
    unknown: (page) => formFailure(page, `Update Error: ${NOT_REACHED}`),
    async back(page) {
      await page.reload()
      await button(page, 'Restore').click()
    },
    once: (page) => upcoming(page, 7),
  },
  'a series, from its list of outcomes': {
    path: /\/occurrences$/,
    call: 'createOccurrence',
    calls: 3,
    open: series,
    first: (page) => submit(page, 'Add 3 classes'),
    send: (page) => inDialog(page, 'Try these 3 again').click(),
    unknown: withoutAnswer,
    once: (page) => upcoming(page, 9),
  },
  'a series, back in the form and over a reload': {
    path: /\/occurrences$/,
    call: 'createOccurrence',
    calls: 3,
    open: series,
    send: (page) => submit(page, 'Add 3 classes'),
    unknown: withoutAnswer,
    async back(page) {
      await inDialog(page, 'Back to the form').click()
      await page.reload()
      await button(page, 'Restore').click()
    },
    once: (page) => upcoming(page, 9),
  },
  'duplicates, over a closed dialog': {
    path: /\/occurrences$/,
    call: 'createOccurrence',
    calls: 2,
    open: duplicates,
    async send(page) {
      // Once the list shows what was added, both overlap it and are left out, unless the person insists.
      const choices = page.getByRole('dialog').getByRole('checkbox')
      await expect(choices).toHaveCount(2)
      for (const choice of await choices.all()) await choice.check()
      await inDialog(page, 'Add 2 classes').click()
    },
    unknown: (page) => page.getByText('0 of 2 classes added, 2 without an answer'),
    async back(page) {
      await inDialog(page, 'Back').click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button(page, 'Duplicate to next month').click()
    },
    async once(page) {
      await expect(page.getByRole('dialog').getByText('2 of 2 classes added')).toBeVisible()
      await page.goto('/my-classes?resultsperpage=0')
      await expect(row(page, 'classes', 'Thu, Dec 24')).toHaveCount(1)
    },
  },
  'a course': {
    path: /\/courses$/,
    call: 'createCourse',
    open: fillAll,
    send: (page) => button(page, 'Create course').click(),
    unknown: (page) => formFailure(page, `Couldn't Create Course: ${NOT_REACHED}`),
    async once(page) {
      await expect(page).toHaveURL(/\/edit-course\//)
      await page.goto('/my-courses')
      await expect(row(page, 'courses', 'Evening at the Range')).toHaveCount(1)
    },
  },
  'a copy of a course': {
    path: /\/courses$/,
    call: 'createCourse',
    reads: ['listInstructorCourses'],
    async open(page) {
      await page.goto('/my-courses')
      await expect(arena(page)).toBeVisible()
    },
    send: (page) => rowAction(page, arena(page), 'Copy'),
    unknown: (page) => alert(page, `Problem Copying Course: ${NOT_REACHED}`),
    once: (page) => expect(row(page, 'courses', 'COPY OF Arena Safety Seminar')).toHaveCount(1),
  },
  'a co-instructor': {
    path: /\/instructors$/,
    call: 'addOccurrenceInstructor',
    reads: ['getOccurrence'],
    open: filled('a co-instructor'),
    send: (page) => button(page, 'Add instructor').click(),
    unknown: (page) => formFailure(page, `Error Adding Instructor: ${NOT_REACHED}`),
    once: (page) => expect(page.getByRole('dialog').getByText('Number 100300')).toHaveCount(1),
  },
  'a reply': {
    path: /\/replies$/,
    call: 'createReply',
    reads: ['listOwnReviews'],
    open: filled('a reply'),
    send: (page) => button(page, 'Add reply').click(),
    unknown: (page) => formFailure(page, `Error Adding reply: ${NOT_REACHED}`),
    once: (page) => expect(unanswered(page).getByText('first', { exact: true })).toHaveCount(1),
  },
  'a review': {
    path: /\/reviews$/,
    call: 'createRegistrantReview',
    reads: ['getRegistrantReview'],
    open: filled('a review'),
    send: (page) => press(page, 'Submit review'),
    unknown: (page) => alert(page, `There was a problem submitting your review: ${NOT_REACHED}`),
    once: (page) => expect(page.getByRole('heading', { name: 'Review Submitted. Thank you!' })).toBeVisible(),
  },
  'a request for a date': {
    path: /\/requests$/,
    call: 'createCourseRequest',
    open: filled('a request for a date'),
    send: (page) => press(page, 'Send request'),
    unknown: (page) => alert(page, `There was a problem posting your request: ${NOT_REACHED}`),
    async back(page) {
      await reopened('Request another date', 'Email')(page)
      await field(page, 'Your request').fill('June?')
    },
    once: (page) => expectOneMail(page, 'Request Submitted'),
  },
  'an email with the details': {
    path: /\/details$/,
    call: 'requestCourseDetails',
    open: filled('an email with the details'),
    send: (page) => press(page, 'Email me the details'),
    unknown: (page) => alert(page, `Error Sending Email: ${NOT_REACHED}`),
    back: reopened('Email me the details', 'Email'),
    once: (page) => expectOneMail(page, 'Email Sent'),
  },
  'an email to a friend': {
    path: /\/email-details$/,
    call: 'emailCourseDetails',
    open: filled('an email to a friend'),
    send: (page) => press(page, 'Send'),
    unknown: (page) => alert(page, `Error Sending Email: ${NOT_REACHED}`),
    back: reopened('Send to a friend', 'Their email'),
    once: (page) => expectOneMail(page, 'Email Sent'),
  },
}

async function expectOneMail(page: Page, done: string) {
  await expect(page.getByRole('dialog').getByText(done)).toBeVisible()
  expect((await outbox(page)).filter(({ kind }) => kind.startsWith('course'))).toHaveLength(1)
}
