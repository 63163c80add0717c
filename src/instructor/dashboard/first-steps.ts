import type { Answer } from '../../api/generated/training.types.ts'
import { paths } from '../../paths.ts'
import { mustAccept } from '../../domain/agreements.ts'
import { paymentStateOf } from '../../domain/payment-state.ts'

/** A step of the first hour. It is done, or open, or waits for another step. */
export type Step = { id: string; title: string; text: string } & (
  { state: 'done' } | { state: 'open'; to: string; action: string } | { state: 'waiting'; reason: string }
)

type Known = {
  agreements: Answer<'listAgreements'>
  account: Answer<'getInstructor'>
  certifications: Answer<'listCertifications'>
  courses: Answer<'listInstructorCourses'>
}

const step = (
  isDone: boolean,
  words: { id: string; title: string; text: string },
  to: string,
  action: string,
) => (isDone ? { ...words, state: 'done' as const } : { ...words, state: 'open' as const, to, action })

/** A newcomer's first steps, in order. Only the class has to wait, because it needs a course. */
export function firstSteps({ agreements, account, certifications, courses }: Known): Step[] {
  const [course] = courses.data
  const { biography, imageIds } = account.data.attributes
  const classWords = {
    id: 'class',
    title: 'Schedule a class',
    text: 'Give your course a date, so that students can register.',
  }
  return [
    step(
      !mustAccept(agreements),
      {
        id: 'agreements',
        title: 'Accept the agreements',
        text: 'The rules that every instructor accepts once a year.',
      },
      paths.acceptAgreements(),
      'Read and accept',
    ),
    step(
      certifications.data.some(({ attributes }) => attributes.status === 'active'),
      {
        id: 'certifications',
        title: 'Check your certifications',
        text: 'You need an active one for each curriculum that you teach.',
      },
      paths.certifications(),
      'See certifications',
    ),
    step(
      paymentStateOf(account.data.attributes) !== 'not-connected',
      { id: 'payments', title: 'Connect a payment account', text: 'So that students can pay you online.' },
      paths.payments(),
      'Connect',
    ),
    step(
      Boolean(biography && imageIds.length),
      {
        id: 'profile',
        title: 'Introduce yourself',
        text: 'A photo and a few words about you. Students choose whom they learn from.',
      },
      paths.instructorAccount(),
      'Add photo and biography',
    ),
    step(
      course !== undefined,
      {
        id: 'course',
        title: 'Create a course',
        text: 'What you teach, where, and for how much. It has six short steps.',
      },
      paths.createCourse(),
      'Create a course',
    ),
    course
      ? step(
          courses.data.some(
            ({ attributes: { futureOccurrencesCount, pastOccurrencesCount } }) =>
              futureOccurrencesCount + pastOccurrencesCount > 0,
          ),
          classWords,
          paths.addClass(course.id),
          'Schedule a class',
        )
      : { ...classWords, state: 'waiting', reason: 'First create a course.' },
  ]
}

type Lists = {
  future: Answer<'listInstructorOccurrences'> | undefined
  toGrade: Answer<'listInstructorOccurrences'> | undefined
  courses: Answer<'listInstructorCourses'> | undefined
}

const hadClasses = ({ data }: Answer<'listInstructorCourses'>) =>
  data.some(({ attributes }) => attributes.pastOccurrencesCount > 0)

/** Whether an instructor has never had a class. Undefined until the lists that show it have loaded. */
export function isNewcomer({ future, toGrade, courses }: Lists): boolean | undefined {
  if (future?.data.length || toGrade?.data.length || (courses && hadClasses(courses))) return false
  return future && toGrade && courses ? true : undefined
}
