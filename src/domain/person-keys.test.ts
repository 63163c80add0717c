import { describe, expect, test } from 'vitest'
import { emailKey, nameKey, personKey, phoneKey } from './person-keys.ts'

test.each([
  [' Ana@Example.COM ', 'ana@example.com'],
  ['ana\u200B@example.com', 'ana@example.com'],
  ["O'Brien@example.com", "o'brien@example.com"],
  ['', ''],
])('the email %j is compared as %j', (email, key) => expect(emailKey(email)).toBe(key))

test.each([
  ['Ana', 'Silva', 'ana silva'],
  [' ANA ', ' de  la Silva', 'ana de la silva'],
  ['Ana de', 'la Silva', 'ana de la silva'],
  ['小雨', '王', '小雨 王'],
  ['Seán', 'O’Brien', 'sean obrien'],
  ['', ' ', ''],
])('the name %j %j is compared as %j', (firstName, lastName, key) =>
  expect(nameKey({ firstName, lastName })).toBe(key),
)

describe('the same person', () => {
  const jose = { firstName: 'Jos\u00E9', lastName: 'N\u00FA\u00F1ez', email: 'jose@example.com' }

  test.each([
    ['with decomposed accents', { firstName: 'Jose\u0301', lastName: 'Nu\u0301n\u0303ez' }],
    ['in capitals', { firstName: 'JOSÉ', lastName: 'NÚÑEZ', email: 'Jose@Example.com' }],
    ['in decomposed capitals', { firstName: 'JOSE\u0301' }],
    ['with more spaces', { firstName: ' José  ', lastName: '\u00A0Núñez', email: ' jose@example.com' }],
    ['without accents', { firstName: 'Jose', lastName: 'Nunez' }],
    ['with invisible characters', { firstName: 'Jo\u200Bsé', email: '\uFEFFjose@example.com' }],
  ])('%s', (_, change) => expect(personKey({ ...jose, ...change })).toBe(personKey(jose)))

  test.each([
    ['another email', { email: 'jose.n@example.com' }],
    ['another name', { firstName: 'Josefa' }],
    ['an accent in the email', { email: 'josé@example.com' }],
  ])('is not one with %s', (_, change) => expect(personKey({ ...jose, ...change })).not.toBe(personKey(jose)))
})

test.each([
  ['(555) 010-1234', '5550101234'],
  ['+1 555.010.1234', '5550101234'],
  ['555-0199', '5550199'],
  ['ext. 12', ''],
  ['', ''],
  [null, ''],
])('the phone number %j is compared as %j', (phone, key) => expect(phoneKey(phone)).toBe(key))
