import { expect, test } from 'vitest'
import { defaults } from '../db/rows.ts'
import { canArchive, canDelete } from './course.ts'

const course = { ...defaults.course, id: '301' }

test.each([
  [0, false, true],
  [1, false, false],
  [0, true, false],
])(
  'with %i classes, and others deleted: %s, deleting is allowed: %s',
  (classes, hasLostClasses, expected) => {
    expect(canDelete({ ...course, hasLostClasses }, classes)).toBe(expected)
  },
)

test.each([
  [false, true],
  [true, false],
])('archived: %s, archiving is allowed: %s', (isArchived, expected) => {
  expect(canArchive({ ...course, isArchived })).toBe(expected)
})
