import { describe, expect, test } from 'vitest'
import { defaults } from '../db/rows.ts'
import { brokenValue } from './identity.ts'
import { isExceeded, WINDOW } from './limit.ts'
import { percentageOf } from './progress.ts'
import { codeOf, LIFETIME, refusalOf } from './verification.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const person = { name: 'Ana', surname: 'Silva', email: 'ana@example.com', password: 'secret' }
const long = (length: number) => 'x'.repeat(length)

describe('the values of an account', () => {
  test.each([
    [{}, undefined],
    [{ name: ' Ø ' }, undefined],
    [{ name: long(100), surname: long(100), password: long(200) }, undefined],
    [{ password: ' ' }, undefined],
    [{ email: ' Ana@Example.com ' }, undefined],
    [{ email: `${long(242)}@example.com` }, undefined],
    [{ name: '' }, 'name'],
    [{ name: ' \t' }, 'name'],
    [{ name: long(101) }, 'name'],
    [{ surname: ' ' }, 'surname'],
    [{ surname: long(101) }, 'surname'],
    [{ name: '\u200B' }, 'name'],
    [{ surname: 'Sil\u202Eva' }, 'surname'],
    [{ email: '' }, 'email'],
    [{ email: 'ana@example..com' }, 'email'],
    [{ email: 'josé@example.com' }, 'email'],
    [{ email: 'ana' }, 'email'],
    [{ email: 'ana@example' }, 'email'],
    [{ email: 'a na@example.com' }, 'email'],
    [{ email: 'ana@@example.com' }, 'email'],
    [{ email: `${long(243)}@example.com` }, 'email'],
    [{ password: '' }, 'password'],
    [{ password: long(201) }, 'password'],
  ])('%o: broken is %s', (values, field) => expect(brokenValue({ ...person, ...values })?.field).toBe(field))
})

describe('a code', () => {
  const sent = { ...defaults.verification, id: 'v-1', userId: 'u-1', code: '012345', createdAt: NOW }
  test.each([
    ['right', {}, '012345', undefined],
    ['right, with spaces around', {}, ' 012345 ', undefined],
    ['right, at the last moment', { createdAt: NOW - LIFETIME + 1 }, '012345', undefined],
    ['right, after four wrong ones', { wrongCodes: 4 }, '012345', undefined],
    ['wrong', {}, '012346', 'BAD_CODE'],
    ['without its zero', {}, '12345', 'BAD_CODE'],
    ['empty', {}, '', 'BAD_CODE'],
    ['for nobody', { userId: null, code: null }, '', 'BAD_CODE'],
    ['too old', { createdAt: NOW - LIFETIME }, '012345', 'EXPIRED_CODE'],
    ['used', { isUsed: true }, '012345', 'EXPIRED_CODE'],
    ['locked', { wrongCodes: 5 }, '012345', 'TOO_MANY_ATTEMPTS'],
    ['locked and wrong', { wrongCodes: 5 }, '000000', 'TOO_MANY_ATTEMPTS'],
    ['locked and too old', { wrongCodes: 5, createdAt: NOW - LIFETIME }, '012345', 'EXPIRED_CODE'],
  ] as const)('%s', (_, values, code, refusal) =>
    expect(refusalOf({ ...sent, ...values }, code, NOW)).toBe(refusal),
  )

  test('without a verification', () => expect(refusalOf(undefined, '012345', NOW)).toBe('EXPIRED_CODE'))

  test('has six digits, differs per world, and is reproducible', () => {
    const codes = Array.from({ length: 50 }, (_, nth) => codeOf(NOW, nth))
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(50)
    expect(codeOf(NOW, 0)).toBe(codes[0])
    expect(codeOf(NOW + 1, 0)).not.toBe(codes[0])
  })
})

test.each([
  [[], 3, false],
  [[NOW, NOW], 3, false],
  [[NOW, NOW, NOW], 3, true],
  [[NOW - WINDOW, NOW, NOW], 3, false],
  [[NOW - WINDOW + 1, NOW, NOW], 3, true],
])('%#: a limit counts the last ten minutes', (times, limit, isReached) =>
  expect(isExceeded(times, NOW, limit)).toBe(isReached),
)

test.each([
  [0, 8, 0],
  [1, 3, 33],
  [2, 3, 66],
  [199, 200, 99],
  [8, 8, 100],
  [9, 8, 100],
  [-1, 8, 0],
  [0, 0, 0],
])('%i of %i steps are %i per cent', (completedSteps, steps, percentage) =>
  expect(percentageOf({ completedSteps, steps })).toBe(percentage),
)
