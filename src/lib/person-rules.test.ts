import { expect, test } from 'vitest'
import { emailProblem, nameProblem, phoneBody, phoneProblem } from './person-rules.ts'

test.each([
  ['Ana', undefined],
  ['', 'Required'],
  [' \u200B ', 'Required'],
  ['\u0301', 'Required'],
  ['A\u202EnA', 'Contains an invisible character (U+202E). Clear the field and type it again.'],
  ['A\u00ADna', 'Contains an invisible character (U+00AD). Clear the field and type it again.'],
  ['Jos\uFFFD', 'Contains “�”, where a letter was lost. Type it again.'],
  ['x'.repeat(101), 'At most 100 characters'],
])('the name %j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem))

test.each([
  ['ana@example.com', undefined],
  ['', 'Required'],
  ['ana@example', 'Invalid email address'],
  ['ana@example..com', 'Invalid email address'],
  ['ana@example.com, tom@example.com', 'Invalid email address'],
  ['ana\u200B@example.com', 'Contains an invisible character (U+200B). Clear the field and type it again.'],
  [
    'tom@ex\u0430mple.com',
    'The email contains “\u0430”, a Cyrillic letter. Type it again with Latin letters.',
  ],
  ['\u03BFna@example.com', 'The email contains “\u03BF”, a Greek letter. Type it again with Latin letters.'],
  ['josé@example.com', 'The email contains “é”. Use a plain letter, such as “e”.'],
  ['jose\u0301@example.com', 'The email contains “é”. Use a plain letter, such as “e”.'],
  ['ａna@example.com', 'The email contains “ａ”. Use a plain letter, such as “a”.'],
  ['王@example.com', 'The email contains “王”, which an email address cannot have.'],
  ['ana@example.com😀', 'The email contains “😀”, which an email address cannot have.'],
  [`${'a'.repeat(250)}@example.com`, 'At most 254 characters'],
])('the email %j: %s', (email, problem) => expect(emailProblem(email)).toBe(problem))

test('a phone number is kept as typed, without the invisible marks that copying brings', () => {
  expect(phoneBody(' \u202A+1 (555) 010-0100\u202C ')).toBe('+1 (555) 010-0100')
  expect(phoneBody('\u200B')).toBeNull()
  expect(phoneProblem('ext. (call me)')).toBeUndefined()
  expect(phoneProblem('1'.repeat(31))).toBe('At most 30 characters')
})
