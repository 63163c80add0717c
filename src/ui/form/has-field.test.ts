import { expect, test } from 'vitest'
import { hasField } from './has-field.ts'

const values = { name: '', location: { city: '' }, dates: [{ startTime: '' }], note: null }

test.each(['name', 'location', 'location.city', 'dates.0', 'dates.0.startTime', 'note'])('has %s', (field) =>
  expect(hasField(values, field)).toBe(true),
)

test.each([
  '',
  'other',
  'location.zip',
  'dates.1',
  'name.length',
  'note.text',
  'toString',
  '__proto__',
  'location.',
])('has no %s', (field) => expect(hasField(values, field)).toBe(false))
