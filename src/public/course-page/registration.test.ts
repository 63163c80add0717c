import { expect, test } from 'vitest'
import { registrationOf } from './registration.ts'

const CONTACT = {
  url: 'https://range.example.com/sign-up',
  email: 'front.desk@example.com',
  phone: '(555) 010-0199',
}
const NOTHING = { url: null, email: null, phone: null }
const base = { overrideUrl: null, registration: CONTACT }

// spec §3: every combination of the three flags.
test.each([
  [true, true, true, 'checkout'],
  [true, true, false, 'checkout'],
  [true, false, true, 'checkout'],
  [true, false, false, 'checkout'],
  [false, true, true, 'request'],
  [false, true, false, 'contact'],
  [false, false, true, 'request'],
  [false, false, false, 'request'],
])('canPurchase %j, canRegister %j, webPayOnly %j: %s', (canPurchase, canRegister, webPayOnly, kind) =>
  expect(registrationOf({ ...base, canPurchase, canRegister, webPayOnly }).kind).toBe(kind),
)

test.each(
  [true, false].flatMap((canPurchase) => [true, false].map((canRegister) => [canPurchase, canRegister])),
)(
  'a date that cannot have registrants is never sold: canPurchase %j, canRegister %j',
  (canPurchase = false, canRegister = false) => {
    const course = { ...base, canPurchase, canRegister, webPayOnly: canRegister }
    const date = { canHaveRegistrants: false }
    expect(registrationOf(course, date).kind).toBe('contact')
    expect(registrationOf({ ...course, registration: NOTHING }, date).kind).toBe('request')
  },
)

const contactsOf = (
  overrideUrl: string | null,
  registration: typeof CONTACT | Record<keyof typeof CONTACT, string | null>,
) => {
  const found = registrationOf({
    canPurchase: false,
    canRegister: true,
    webPayOnly: false,
    overrideUrl,
    registration,
  })
  return found.kind === 'contact' ? found.contacts.map(({ href }) => href) : found.kind
}

test('the website, the email address and the phone number become links', () =>
  expect(contactsOf(null, CONTACT)).toEqual([
    'https://range.example.com/sign-up',
    'mailto:front.desk@example.com',
    'tel:5550100199',
  ]))

test('the override address goes before the website of the registration', () =>
  expect(contactsOf('https://elsewhere.example.com/1', CONTACT)[0]).toBe('https://elsewhere.example.com/1'))

test.each(['javascript:alert(1)', 'http://plain.example.com', '//evil.example', ' https://x y'])(
  'the website %s is never linked',
  (url) => expect(contactsOf(url, { ...NOTHING, url })).toBe('request'),
)

test('a contact that cannot be used is left out', () =>
  expect(contactsOf(null, { ...NOTHING, phone: 'call me' })).toBe('request'))
