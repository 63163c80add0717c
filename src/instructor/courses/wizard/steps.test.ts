import { describe, expect, test } from 'vitest'
import { emptyCourse } from '../course-form/course-values.ts'
import { validateCourse } from '../course-form/validate-course.ts'
import {
  errorsOfStep,
  isReachable,
  LAST_STEP,
  startOf,
  stepOf,
  STEPS,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from './steps.ts'

const create = (step: number, completedSteps: number): WizardState => ({
  mode: 'create',
  step,
  completedSteps,
})
const edit = (step: number): WizardState => ({ mode: 'edit', step, completedSteps: 6 })

test('starts at the first step, in edit mode with all steps completed', () => {
  expect(startOf('create')).toEqual(create(0, 0))
  expect(startOf('edit')).toEqual(edit(0))
})

test.each<[string, WizardState, WizardAction, WizardState]>([
  ['next goes on and completes', create(0, 0), { type: 'next' }, create(1, 1)],
  ['next undoes no completed step', create(1, 4), { type: 'next' }, create(2, 4)],
  ['next does not go past the last step', create(5, 5), { type: 'next' }, create(5, 6)],
  ['next does not go past the last step in edit mode', edit(5), { type: 'next' }, edit(5)],
  ['previous undoes no completed step', create(3, 3), { type: 'previous' }, create(2, 3)],
  ['previous does not go below the first', create(0, 2), { type: 'previous' }, create(0, 2)],
  ['goes to a completed step', create(3, 3), { type: 'goTo', step: 1 }, create(1, 3)],
  ['goes to the step after the completed ones', create(0, 3), { type: 'goTo', step: 3 }, create(3, 3)],
  ['goes to no step beyond that', create(0, 3), { type: 'goTo', step: 4 }, create(0, 3)],
  ['goes to no step past the last', edit(2), { type: 'goTo', step: 6 }, edit(2)],
  ['goes to no step below the first', edit(2), { type: 'goTo', step: -1 }, edit(2)],
  ['goes to no half step', edit(2), { type: 'goTo', step: 1.5 }, edit(2)],
  ['goes to every step in edit mode', edit(0), { type: 'goTo', step: 5 }, edit(5)],
  ['starting over forgets the completed steps', create(3, 4), { type: 'startOver' }, create(0, 0)],
])('the wizard: %s', (_, before, action, after) => expect(wizardReducer(before, action)).toEqual(after))

test('only the completed steps and the next one are reachable', () => {
  expect([0, 1, 2, 3].map((step) => isReachable(create(0, 1), step))).toEqual([true, true, false, false])
  expect(isReachable(create(5, 6), LAST_STEP)).toBe(true)
  expect(isReachable(create(5, 6), LAST_STEP + 1)).toBe(false)
})

describe('the steps', () => {
  test('have the titles and questions of spec §2, in order', () => {
    expect(STEPS.map(({ title, question }) => `${title}: ${question}`)).toEqual([
      'Course: Describe your course',
      'Details: Provide more details on your course',
      'Location: Where will the course be held?',
      'Equipment: What should students bring to this course?',
      'Provided: What will you provide for your students?',
      'Registration: How will students register?',
    ])
  })

  test.each([
    ['name', 0],
    ['price', 1],
    ['location', 2],
    ['location.postalCode', 2],
    ['bringableItems.3.value', 3],
    ['providedItems', 4],
    ['registration.url', 5],
    ['registrationType', 5],
    ['instructorId', -1],
    ['', -1],
  ])('%s belongs to step %d', (field, step) => expect(stepOf(field)).toBe(step))

  test('are in the order in which errors are found', () => {
    const steps = Object.keys(validateCourse(emptyCourse, [], [])).map(stepOf)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect(new Set(steps)).toEqual(new Set([0, 1, 2]))
  })

  test('each have the errors of their own fields', () => {
    const errors = { name: 'Required', price: 'Required', 'location.city': 'Required' }
    expect(errorsOfStep(errors, 2)).toEqual({ 'location.city': 'Required' })
    expect(errorsOfStep(errors, 5)).toEqual({})
  })
})
