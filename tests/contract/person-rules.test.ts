// The forms and the contract (and with it the mock) must agree on who can be added: a value that a form accepts but the
// server refuses is a dead end for the person who typed it.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documents, operation } from '../../contracts/reader/contracts.ts'
import type { Schema } from '../../contracts/reader/openapi.ts'
import { checkBody } from '../../contracts/reader/validate.ts'
import { personBody, type PersonValues, validatePerson } from '../../src/domain/person.ts'
import { LONGEST, PATTERNS } from '../../src/domain/person-rules.ts'

const ANA: PersonValues = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', phone: '555-0100' }

const formAccepts = (values: PersonValues) =>
  Object.entries(validatePerson).every(
    ([field, problem]) => problem(values[field as keyof PersonValues]) === undefined,
  )

/** Goes through JSON, which encodes a lone surrogate as an escape. */
const contractAccepts = (values: PersonValues) => {
  const body = { occurrenceId: 'o-1', isManualRegistrant: true, ...personBody(values) }
  return !checkBody(operation('createRegistrant'), JSON.parse(JSON.stringify(body))).length
}

const EMAILS: [address: string, isValid: boolean][] = [
  ['ana@example.com', true],
  [' ana@example.com ', true],
  ['Ana.Silva+range@Example.CO.UK', true],
  ["o'neil_#1@sub-domain.example.com", true],
  ['ana@xn--exmple-4nf.com', true],
  ['a@b.co', true],
  [`${'a'.repeat(242)}@example.com`, true],
  ['', false],
  ['   ', false],
  ['ana', false],
  ['ana@example', false],
  ['@example.com', false],
  ['ana@', false],
  ['ana@@example.com', false],
  ['ana@example..com', false],
  ['ana..silva@example.com', false],
  ['.ana@example.com', false],
  ['ana.@example.com', false],
  ['ana@example.com.', false],
  ['ana@.example.com', false],
  ['ana@-example.com', false],
  ['ana@example-.com', false],
  ['ana@exa_mple.com', false],
  ['ana@example.c', false],
  ['ana@192.168.1.1', false],
  ['ana@example.123', false],
  ['ana@[192.168.1.1]', false],
  ['"ana silva"@example.com', false],
  ['ana silva@example.com', false],
  ['ana@exam ple.com', false],
  ['ana@example.com, tom@example.com', false],
  ['Ana <ana@example.com>', false],
  ['mailto:ana@example.com', false],
  ['ana(work)@example.com', false],
  ['ana\u200B@example.com', false],
  ['\u202Eana@example.com', false],
  ['ana@example.com\u0000', false],
  ['josé@example.com', false],
  ['jose\u0301@example.com', false],
  ['tom@ex\u0430mple.com', false],
  ['ａｎａ@example.com', false],
  ['ana@münchen.example', false],
  ['ana@example.com😀', false],
  [`${'a'.repeat(243)}@example.com`, false],
  [`ana@${'a'.repeat(64)}.com`, false],
]

const NAMES: [name: string, isValid: boolean][] = [
  ['Ana', true],
  [' Ana ', true],
  ["O'Neil-Smith, Jr.", true],
  ['José', true],
  ['Jose\u0301', true],
  ['小雨', true],
  ['مریم', true],
  ['שלום', true],
  ['🦊', true],
  ['❤️', true],
  ['Ana\u00A0Maria', true],
  ['x'.repeat(100), true],
  ['🦊'.repeat(100), true],
  ['', false],
  [' \u00A0\u3000', false],
  ['\u200B', false],
  ['\u0301', false],
  ['\u3164', false],
  ['\u2800', false],
  ['x'.repeat(101), false],
  ['\uD800', false],
  ...(
    '0000 0007 001F 007F 0085 009F 00AD 034F 061C 180E 200B 200C 200D 200E 200F 2028 2029 202A 202E 2060 2064 2066 ' +
    '2069 206F FEFF FFF9 FFFD E0041'
  )
    .split(' ')
    .map((code): [string, boolean] => [`A${String.fromCodePoint(Number.parseInt(code, 16))}na`, false]),
]

test.each(EMAILS)('the email %j: %s', (email, isValid) => {
  expect(formAccepts({ ...ANA, email })).toBe(isValid)
  expect(contractAccepts({ ...ANA, email })).toBe(isValid)
})

test.each(NAMES)('the name %j: %s', (name, isValid) => {
  for (const field of ['firstName', 'lastName']) {
    expect(formAccepts({ ...ANA, [field]: name })).toBe(isValid)
    expect(contractAccepts({ ...ANA, [field]: name })).toBe(isValid)
  }
})

test.each([
  ['555-0100', true],
  ['\u202A+1 (555) 010-0100\u202C', true],
  ['call me', true],
  ['', true],
  ['1'.repeat(30), true],
  ['1'.repeat(31), false],
])('the phone number %j: %s', (phone, isValid) => {
  expect(formAccepts({ ...ANA, phone })).toBe(isValid)
  expect(contractAccepts({ ...ANA, phone })).toBe(isValid)
})

describe('form and contract agree on any typed text', () => {
  const character = fc.oneof(
    fc.constantFrom(...Array.from('aZ9.-_@+\' ,<>"é\u0301\u0430ａ')),
    fc.constantFrom('\u0000', '\u00AD', '\u200B', '\u202E', '\u2028', '\uFEFF', '\uFFFD', '\u3164', '\uD800'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  const anything = fc.string({ unit: character, maxLength: 12 })
  const nearEmail = fc
    .tuple(fc.emailAddress(), fc.nat(), anything)
    .map(([email, at, more]) => email.slice(0, at % email.length) + more + email.slice(at % email.length))

  test.each([
    ['email', fc.oneof(fc.emailAddress(), nearEmail, anything)],
    ['firstName', anything],
    ['lastName', anything],
    ['phone', anything],
  ] as const)('in the field %s', (field, values) =>
    fc.assert(
      fc.property(values, (value) => {
        const person = { ...ANA, [field]: value }
        expect(formAccepts(person)).toBe(contractAccepts(person))
      }),
      { numRuns: 2000 },
    ),
  )
})

test('the patterns and lengths match the contract', () => {
  const { schemas } = (documents.training as { components: { schemas: Record<string, Schema> } }).components
  const ruleOf = (name: string) => {
    const { pattern, maxLength } = schemas[name] as { pattern: string; maxLength: number }
    return { pattern, maxLength }
  }
  expect(ruleOf('NameInput')).toEqual({ pattern: PATTERNS.name, maxLength: LONGEST.firstName })
  expect(LONGEST.lastName).toBe(LONGEST.firstName)
  for (const name of ['EmailInput', 'EmailOrNullInput'])
    expect(ruleOf(name)).toEqual({ pattern: PATTERNS.email, maxLength: LONGEST.email })
  expect(ruleOf('PhoneInput')).toEqual({ pattern: PATTERNS.phone, maxLength: LONGEST.phone })
})
