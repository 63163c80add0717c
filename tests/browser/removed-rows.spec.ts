// A row that was deleted, archived or removed disappears even when its list cannot be fetched again (spec §4).
import {
  alert,
  alertsOn,
  confirmIn,
  expect,
  occurrenceId,
  row,
  rowAction,
  rows,
  test,
  toast,
} from './test.ts'

test.beforeEach(({ signIn }) => signIn('instructor'))

const STUDENTS = '/students'
const ARENA = 'Arena Safety Seminar'
/** The one course that never had a class. */
const UNUSED = 'None yet'

type Case = {
  call: string
  url: string
  list: string
  /** A row that has this text; without it the first row. */
  text?: string
  /** Its first word is on the button of the question, too. */
  action: string
  question: string
  done: string
  /** The read that fails afterwards. */
  read: string
}

const CLASS = {
  call: 'deleteOccurrence',
  list: 'classes',
  text: 'No students',
  action: 'Delete',
  question: 'Delete this class?',
  done: 'Class Deleted',
}

const CASES: Record<string, Case> = {
  'an archived student': {
    call: 'archiveStudent',
    url: STUDENTS,
    list: 'students',
    action: 'Archive',
    question: 'Archive this student?',
    done: 'Student Archived',
    read: 'listStudents',
  },
  'a student removed from a roster': {
    call: 'deleteRegistrant',
    url: `/roster/${occurrenceId(7)}`,
    list: 'students',
    action: 'Remove from roster',
    question: 'Remove this student from the roster?',
    done: 'Student Removed From Roster',
    read: 'listRegistrants',
  },
  'an archived course': {
    call: 'archiveCourse',
    url: '/my-courses',
    list: 'courses',
    text: ARENA,
    action: 'Archive',
    question: 'Archive this course?',
    done: 'Course Archived',
    read: 'listInstructorCourses',
  },
  'a deleted course': {
    call: 'deleteCourse',
    url: '/my-courses',
    list: 'courses',
    text: UNUSED,
    action: 'Delete',
    question: 'Delete this course?',
    done: 'Course Deleted',
    read: 'listInstructorCourses',
  },
  'a class deleted from My Classes': {
    ...CLASS,
    url: '/my-classes?resultsperpage=0',
    read: 'listInstructorOccurrences',
  },
  'a class deleted from its course': {
    ...CLASS,
    url: '/manage-course/c-u-instructor-0',
    read: 'listCourseOccurrences',
  },
}

for (const [name, { call, url, list, text = '', action, question, done, read }] of Object.entries(CASES))
  test(`${name} is gone, although the answer was lost or the list cannot be fetched again`, async ({
    page,
    scenario,
  }) => {
    const alerts = await alertsOn(page)
    const remove = async (fault: string) => {
      await page.goto(url)
      const target = row(page, list, text).first()
      await expect(target).toBeVisible()
      const before = await rows(page, list).count()
      await scenario(fault)
      await rowAction(page, target, action)
      await confirmIn(page, question, /^\w+/.exec(action)?.[0] ?? '')
      await expect(toast(page, done)).toBeVisible()
      return before
    }
    await remove(`${call}:lost`)
    expect(alerts).toEqual([])

    await scenario('')
    await page.request.post('/_mock/reset')
    const before = await remove(`${read}:403`)
    await expect(rows(page, list)).toHaveCount(before - 1)
    await expect(alert(page, 'This may be out of date.')).toBeVisible()
  })
