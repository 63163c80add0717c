import { expect, test } from 'vitest'
import { emailProblem, nameProblem, phoneBody, phoneProblem } from './person-rules.ts'

test.each([
  ['Ana', undefined],
  ['', 'Required'],
  [' \u200B ', 'Required'],
  ['\u0301', 'Required'],
  ['A\u202EnA', 'Invisible character (U+202E). Please retype it.'],
  ['A\u00ADna', 'Invisible character (U+00AD). Please retype it.'],
  ['Jos\uFFFD', '“�” stands for a letter that was lost.'],
  ['x'.repeat(101), 'At most 100 characters'],
])('the name %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

test.each([
  ['ana@example.com', undefined],
  ['', 'Required'],
  ['ana@example', 'Invalid email address'],
  ['ana@example..com', 'Invalid email address'],
  ['ana@example.com, tom@example.com', 'Invalid email address'],
  ['ana\u200B@example.com', 'Invisible character (U+200B). Please retype it.'],
  ['tom@ex\u0430mple.com', '“\u0430” is a Cyrillic letter. Please type a Latin one.'],
  ['\u03BFna@example.com', '“\u03BF” is a Greek letter. Please type a Latin one.'],
  ['josé@example.com', 'Emails cannot have “é”. Use “e” instead.'],
  ['jose\u0301@example.com', 'Emails cannot have “é”. Use “e” instead.'],
  ['ａna@example.com', 'Emails cannot have “ａ”. Use “a” instead.'],
  ['王@example.com', 'Emails cannot have “王”.'],
  ['ana@example.com😀', 'Emails cannot have “😀”.'],
  [`${'a'.repeat(250)}@example.com`, 'At most 254 characters'],
])('the email %j: %s', (email, problem) => expect(emailProblem(email)).toBe(problem))

test('a phone number is kept as typed, minus the invisible marks that copying adds', () => {
  expect(phoneBody(' \u202A+1 (555) 010-0100\u202C ')).toBe('+1 (555) 010-0100')
  expect(phoneBody('\u200B')).toBeNull()
  expect(phoneProblem('ext. (call me)')).toBeUndefined()
  expect(phoneProblem('1'.repeat(31))).toBe('At most 30 characters')
})
