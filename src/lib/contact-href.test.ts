import { expect, test } from 'vitest'
import { mailHref, mapHref, phoneHref, smsHref } from './contact-href.ts'

test.each([
  ['ana.silva@example.com', 'mailto:ana.silva@example.com'],
  ['o’neil+range@example.com', 'mailto:o%E2%80%99neil%2Brange@example.com'],
  ['ana?bcc=eve@example.com', 'mailto:ana%3Fbcc%3Deve@example.com'],
  [' ana@example.com ', 'mailto:ana@example.com'],
  ['"silva, ana"@example.com', 'mailto:%22silva%2C%20ana%22@example.com'],
  ['\u05e9\u05e8\u05d4@example.com', 'mailto:%D7%A9%D7%A8%D7%94@example.com'],
  ['ana\ud800@example.com', 'mailto:ana%EF%BF%BD@example.com'],
])('a message to %j', (address, href) => expect(mailHref(address)).toBe(href))

test.each([
  ['(555) 011-6602', 'tel:5550116602'],
  ['+1 555 0100', 'tel:+15550100'],
  ['555-0100 ext. 5', 'tel:5550100'],
  ['555.0100 x12', 'tel:5550100'],
])('a call to %j', (phone, href) => expect(phoneHref(phone)).toBe(href))

test('a text message goes where a call goes', () => {
  expect(smsHref('(555) 011-6602')).toBe('sms:5550116602')
  expect(smsHref('911')).toBeUndefined()
})

test.each(['', '911', '1-800-FLOWERS', 'Cell 555-0100', '*21*15550100#', '555-0100;phone-context=x', '—'])(
  '%j is not a link',
  (phone) => expect(phoneHref(phone)).toBeUndefined(),
)

test('a place on a map', () =>
  expect(mapHref('Lakeside Range & Club, 100 Range Road #4')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Lakeside%20Range%20%26%20Club%2C%20100%20Range%20Road%20%234',
  ))
