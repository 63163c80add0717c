// One row for each form that is filled and sent.
import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '../../src/api/generated/training.types.ts'
import { ADD, fillDay, MANAGE } from './class-form/class-form.ts'
import { COURSE, field } from './public/public.ts'
import { FIRST } from './registrant/registrant.ts'
import { unanswered } from './reviews/reviews.ts'
import { CO_TAUGHT, EMPTY, fillPerson, INSTRUCTOR, occurrenceId } from './test.ts'
import { UNUSED } from './wizard/wizard.ts'

type Filled = {
  /** The operation that the button calls. */
  call: OperationId
  /** A refusal that takes the place of the form. */
  endsWith?: string
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  sent: string
  /** What is typed after it was sent. */
  typed: string
  button: string
  /** Visitors have no toasts and no drafts. */
  isPublic?: boolean
  /** But what somebody who is signed in writes here is kept. */
  isKept?: boolean
  done?: string
  /** What is said before the reason of a failure. */
  failure?: string
  /** Edits something: what was typed meanwhile can then be saved too, without a conflict. */
  isEdit?: boolean
  /** What would show an edit whose answer was lost. */
  read?: OperationId
}

/** What is typed, and what is typed on. */
const TEXT = { sent: 'first', typed: 'first and second' }

/** The next call to the API that does not only read. */
export const nextWrite = (page: Page) =>
  page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/api/training/'))

/** A form of a class page that sends an email to somebody. */
const emailForm = (call: OperationId, request: string, label: string, button: string): Filled => ({
  call,
  open: async (page) => void (await page.goto(`/course/${COURSE}?request=${request}`)),
  field: (page) => field(page, label),
  sent: 'ana.silva@example.com',
  typed: 'bo.silva@example.com',
  button,
  isPublic: true,
  failure: 'Error Sending Email',
})

export const FORMS: Record<string, Filled> = {
  'the notes of a student': {
    call: 'updateStudent',
    open: async (page) => void (await page.goto(`/students?student=s-${INSTRUCTOR}-3&mode=NOTE`)),
    field: (page) => page.getByLabel('Notes'),
    ...TEXT,
    button: 'Save',
    done: 'Student Updated',
    failure: "Couldn't Update Student",
    isEdit: true,
    read: 'getStudent',
  },
  'a student on a roster': {
    call: 'updateRegistrant',
    open: async (page) => void (await page.goto(`/roster/${CO_TAUGHT}?registrant=${FIRST}&step=EDIT`)),
    field: (page) => page.getByLabel('Notes'),
    ...TEXT,
    button: 'Save',
    done: 'Student Updated',
    failure: 'Error Updating Student',
    isEdit: true,
    read: 'listRegistrants',
  },
  'a class': {
    call: 'updateOccurrence',
    open: async (page) => void (await page.goto(`${MANAGE}?edit=${EMPTY}`)),
    field: (page) => page.getByLabel('Questions at registration'),
    ...TEXT,
    button: 'Save',
    done: 'Class Updated',
    failure: 'Update Error',
    isEdit: true,
    read: 'getOccurrence',
  },
  'a course': {
    call: 'updateCourse',
    open: async (page) => void (await page.goto(`/edit-course/${UNUSED}?step=details`)),
    field: (page) => field(page, 'Price'),
    sent: '95',
    typed: '96',
    button: 'Save and publish',
    done: 'Course Updated',
    failure: "Couldn't Update Course",
    isEdit: true,
    read: 'getCourse',
  },
  'an account': {
    call: 'updateInstructor',
    open: async (page) => void (await page.goto('/instructor-account')),
    field: (page) => field(page, 'Company'),
    ...TEXT,
    button: 'Save',
    done: 'Account Updated',
    failure: 'Update Error',
    isEdit: true,
    read: 'getInstructor',
  },
  'a reply': {
    call: 'createReply',
    async open(page) {
      await page.goto('/dashboard/reviews')
      await unanswered(page).getByRole('button', { name: 'Reply to Frank O.' }).click()
    },
    field: (page) => field(page, 'Your reply'),
    ...TEXT,
    button: 'Add reply',
    done: 'Reply added',
  },
  'a new student': {
    call: 'createRegistrant',
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
    call: 'createOccurrence',
    async open(page) {
      await page.goto(ADD)
      await fillDay(page, '2027-02-06', '09:00', '17:00')
    },
    field: (page) => page.getByLabel('Questions at registration'),
    ...TEXT,
    button: 'Add class',
    done: 'Class Added',
  },
  'a co-instructor': {
    call: 'addOccurrenceInstructor',
    open: async (page) => void (await page.goto(`${MANAGE}?instructors=${EMPTY}`)),
    field: (page) => field(page, 'Add a co-instructor by number'),
    sent: '100300',
    typed: '100301',
    button: 'Add instructor',
    done: 'Instructor Added',
  },
  'a request for a date': {
    call: 'createCourseRequest',
    async open(page) {
      await page.goto(`/course/${COURSE}?request=date`)
      await field(page, 'Email').fill('ana.silva@example.com')
    },
    field: (page) => field(page, 'Your request'),
    sent: 'June?',
    typed: 'June? Or July?',
    button: 'Send request',
    isPublic: true,
    failure: 'There was a problem posting your request',
  },
  'an email with the details': emailForm('requestCourseDetails', 'details', 'Email', 'Email me the details'),
  'an email to a friend': emailForm('emailCourseDetails', 'email', 'Their email', 'Send'),
  'a review': {
    call: 'createRegistrantReview',
    endsWith: '404',
    async open(page) {
      await page.goto(`/review-class?oid=${occurrenceId(1)}&rid=r-${INSTRUCTOR}-0-1-0`)
      await page.getByRole('radio', { name: /^4 of 5 stars/ }).check()
    },
    field: (page) => field(page, 'Comment (optional)'),
    sent: 'Patient.',
    typed: 'Patient and thorough.',
    button: 'Submit review',
    isPublic: true,
    isKept: true,
    failure: 'There was a problem submitting your review',
  },
}
