import { expect, test } from 'vitest'
import { excerpt } from './head.ts'

test.each([
  ['Short enough.', 'Short enough.'],
  ['How to choose, carry and store a firearm', 'How to choose…'],
  ['Stay safe. Carry well, and store it', 'Stay safe…'],
  ['Learn  to\n shoot straight', 'Learn to shoot…'],
])('the beginning of %j ends with a whole word', (text, expected) => {
  expect(excerpt(text, 16)).toBe(expected)
})
