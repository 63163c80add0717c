import { describe, expect, test } from 'vitest'
import { accountRules, codeRules, emptyAccount, loginRules, plainCode, verificationRules } from './rules.ts'

type Rule<Values> = (value: never, values: Values) => string | undefined

/** What each field says of empty values, in the order of the fields. */
const problemsOf = <Values extends Record<string, unknown>>(
  rules: Record<string, Rule<Values>>,
  values: Values,
) => Object.entries(rules).map(([field, rule]) => [field, rule(values[field] as never, values)])

const ana = {
  ...emptyAccount,
  name: 'Ana',
  surname: 'Silva',
  email: 'ana@example.com',
  password: ' two words ',
  confirmation: ' two words ',
}

describe('an empty form', () => {
  test.each([
    ['login', problemsOf(loginRules, { email: '', password: '' }), 2],
    ['create_account', problemsOf(accountRules, emptyAccount), 5],
    ['create_verification', problemsOf(verificationRules, { email: '' }), 1],
    ['verify_verification', problemsOf(codeRules, { code: ' ' }), 1],
  ])('%s asks for every field', (_, problems, count) => {
    expect(problems).toHaveLength(count)
    for (const [, problem] of problems) expect(problem).toBe('Required')
  })
})

describe('a new account', () => {
  test('that is complete is right', () =>
    expect(problemsOf(accountRules, ana).filter(([, problem]) => problem)).toEqual([]))

  test.each([
    [{ email: 'ana@' }, 'email', 'Invalid email address'],
    [{ confirmation: 'two words' }, 'confirmation', 'Passwords do not match'],
    [{ confirmation: '' }, 'confirmation', 'Passwords do not match'],
    [{ name: ' ' }, 'name', 'Required'],
    [{ surname: '\u200b' }, 'surname', 'Required'],
  ])('with %j', (part, field, message) =>
    expect(problemsOf(accountRules, { ...ana, ...part }).filter(([, problem]) => problem)).toEqual([
      [field, message],
    ]),
  )

  test.each([
    [200, undefined],
    [201, 'At most 200 characters'],
  ])('with a password of %i characters: %s', (length, problem) =>
    expect(accountRules.password('x'.repeat(length))).toBe(problem),
  )
})

test.each([
  ['123456', '123456'],
  [' 123 456\u00a0', '123456'],
])('the code %j is sent as %j', (typed, code) => expect(plainCode(typed)).toBe(code))
