// The five kinds of edit. Each types into one field and saves.
import { INSTRUCTOR, occurrence } from '../ids.ts'
import { failing, fill, note, press, type Screen, type Step } from './step.ts'

/** Somebody else, a co-instructor or support, saves the same thing. */
const elsewhere = (path: string, field: string): Step => ({
  words: 'somebody else saves another version',
  can: ({ who }) => who === 'instructor',
  play(walk) {
    const text = `Theirs, number ${walk.next()}`
    return walk.elsewhere(path, { [field]: field === 'registrationQuestions' ? [text] : text })
  },
})

type Edit = {
  name: string
  start: string
  operation: string
  label: string
  path: string
  field: string
  read: string
  /** The name of the button, if it is not Save. */
  save?: string
}

const EDITS: Edit[] = [
  {
    name: 'edit-student',
    start: `/students?student=s-${INSTRUCTOR}-3&mode=NOTE`,
    operation: 'updateStudent',
    label: 'Notes',
    path: `students/s-${INSTRUCTOR}-3`,
    field: 'notes',
    read: 'listStudents:500',
  },
  {
    name: 'edit-registrant',
    start: `/roster/${occurrence(7)}?registrant=r-${INSTRUCTOR}-0-7-0&step=EDIT`,
    operation: 'updateRegistrant',
    label: 'Notes',
    path: `registrants/r-${INSTRUCTOR}-0-7-0`,
    field: 'notes',
    read: 'listRegistrants:500',
  },
  {
    name: 'edit-account',
    start: '/instructor-account',
    operation: 'updateInstructor',
    label: 'Biography',
    path: `instructors/${INSTRUCTOR}`,
    field: 'biography',
    read: 'getInstructor:500',
  },
  {
    name: 'edit-class',
    start: `/manage-course/c-${INSTRUCTOR}-0?edit=${occurrence(4)}`,
    operation: 'updateOccurrence',
    label: 'Questions at registration',
    path: `occurrences/${occurrence(4)}`,
    field: 'registrationQuestions',
    read: 'getCourse:500',
  },
  {
    name: 'edit-course',
    start: `/edit-course/c-${INSTRUCTOR}-34`,
    operation: 'updateCourse',
    label: 'Course name',
    path: `courses/c-${INSTRUCTOR}-34`,
    field: 'name',
    read: 'getCourse:500',
    save: 'Save and publish',
  },
]

export const edits: Screen[] = EDITS.map(
  ({ name, start, operation, label, path, field, read, save = 'Save' }) => ({
    name,
    who: 'instructor',
    start,
    faults: [...failing(operation, 412), read, read],
    steps: [
      fill('type', { [label]: note }, 4),
      // April has another offset than the winter, in which the class was.
      ...(name === 'edit-class'
        ? [fill('move it into the summer', { Date: (n) => `2027-04-${10 + (n % 18)}` }, 4)]
        : []),
      press(save, 5),
      elsewhere(path, field),
    ],
  }),
)
