import { describe, expect, test } from 'vitest'
import { ApiError, errorsOf, failureText, statusFailure, toApiError } from './errors.ts'

const error = (...messages: string[]) =>
  new ApiError(
    'response',
    422,
    messages.map((message) => ({ status: '422', message })),
  )

describe('the text of a failure (spec §8)', () => {
  test.each([
    ['Required.', error('Required'), ''],
    [
      'Error Updating Student: Required, Invalid email address.',
      error('Required', 'Invalid email address'),
      'Error Updating Student',
    ],
    ['Update Error: Your session has ended.', error('Invalid Auth Token.'), 'Update Error'],
    ['Really?', error('Really?'), ''],
    ['Problem Deleting Course.', error(''), 'Problem Deleting Course'],
  ])('is “%s”', (text, failure, prefix) => expect(failureText(failure, prefix)).toBe(text))
})

describe('the errors in a body', () => {
  test.each([
    [{ errors: [] }, []],
    [{ errors: null }, []],
    [{ error: null }, []],
    [{ data: {} }, []],
    ['<html>', []],
    [null, []],
    [{ errors: ['Nope'] }, ['Nope']],
    [{ error: 'Nope' }, ['Nope']],
    [{ error: { message: 'Nope' } }, ['Nope']],
    [{ errors: [{ message: 'A' }, { message: 'B' }] }, ['A', 'B']],
    [{ errors: [{}], errorMessage: 'Nope' }, ['Nope']],
    [{ errors: [null, 7, { message: ' ' }] }, Array(3).fill('The server answered 500.')],
  ])('of %j are %j', (body, messages) =>
    expect(errorsOf(body, 500).map((item) => item.message)).toEqual(messages),
  )

  test('of too many requests say to wait, if the server says nothing', () => {
    expect(errorsOf({ errors: [{}] }, 429)[0]?.message).toBe(
      'Too many requests. Wait a minute, then try again.',
    )
    expect(statusFailure(429)).toMatchObject({ status: 429, isPassing: false })
  })

  test('keep the field and the status', () => {
    const item = { status: '422', message: 'Required', field: 'firstName' }
    expect(errorsOf({ errors: [item] }, 400)).toEqual([item])
  })
})

describe('an invalid token', () => {
  test('is recognized by its message, even among others, and by its status', () => {
    expect(error('Required', 'Invalid Auth Token.').isInvalidToken).toBe(true)
    expect(new ApiError('response', 401, [{ status: '401', message: 'Gone' }]).isInvalidToken).toBe(true)
    expect(error('Invalid Auth Token').isInvalidToken).toBe(false)
  })
})

describe('a thrown value', () => {
  test.each([
    [new TypeError('fetch failed'), 'network'],
    [new DOMException('stopped', 'AbortError'), 'network'],
    [new DOMException('too late', 'TimeoutError'), 'timeout'],
    [new SyntaxError('Unexpected token <'), 'unreadable'],
  ])('%s is a failure of the kind %s', (cause, kind) => expect(toApiError(cause).kind).toBe(kind))
})
