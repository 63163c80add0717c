import { expect, test } from 'vitest'
import { emptyPerson, fullName, notedBody, notedPerson, validateKnown, validatePerson } from './person.ts'

const ANA = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: null, notes: null }

test('a full name is first name and last name', () => expect(fullName(ANA)).toBe('Ana Silva'))

test('an empty form asks for names and email, spec §5', () =>
  expect(
    Object.entries(validatePerson).map(([field, problem]) => [
      field,
      problem(emptyPerson[field as keyof typeof emptyPerson]),
    ]),
  ).toEqual([
    ['firstName', 'Required'],
    ['lastName', 'Required'],
    ['email', 'Required'],
    ['phone', undefined],
  ]))

test('values already on the server are accepted until they are changed', () => {
  const rules = validateKnown(notedPerson({ ...ANA, email: 'josé@example.com' }))
  expect(rules.email('josé@example.com')).toBeUndefined()
  expect(rules.email('josé@example.org')).toBe('Emails cannot have “é”. Use “e” instead.')
})

test('a person survives the form unchanged, except for spaces around the values', () => {
  expect(notedBody(notedPerson(ANA))).toEqual(ANA)
  expect(
    notedBody({ ...notedPerson(ANA), firstName: ' Ana ', phone: ' 555-0100 ', notes: ' Left-handed ' }),
  ).toEqual({ ...ANA, phone: '555-0100', notes: 'Left-handed' })
})
