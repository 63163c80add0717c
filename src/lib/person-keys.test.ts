import { expect, test } from 'vitest'
import { emailKey, nameKey, phoneKey } from './person-keys.ts'

test.each([
  [' Ana@Example.COM ', 'ana@example.com'],
  ['', ''],
])('the email %j is %j', (email, key) => expect(emailKey(email)).toBe(key))

test.each([
  ['Ana', 'Silva', 'ana silva'],
  [' ANA ', ' de  la Silva', 'ana de la silva'],
  ['Ana de', 'la Silva', 'ana de la silva'],
  ['小雨', '王', '小雨 王'],
  ['', ' ', ''],
])('the name %j %j is %j', (firstName, lastName, key) => expect(nameKey({ firstName, lastName })).toBe(key))

test.each([
  ['(555) 010-1234', '5550101234'],
  ['+1 555.010.1234', '5550101234'],
  ['555-0199', '5550199'],
  ['ext. 12', ''],
  ['', ''],
  [null, ''],
])('the phone %j is %j', (phone, key) => expect(phoneKey(phone)).toBe(key))
