import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import bundle from '../../contracts/bundled/mesh.json' with { type: 'json' }
import { rootFields, throwsOf } from '../../contracts/reader/directives.ts'
import { dialogFailureText, isAccountConflict } from './dialog-failure.ts'
import { ApiError, failure } from './errors.ts'
import { accountConflict, dialogFailure } from './messages.ts'

const LOGIN = 'Failed to authenticate, check your email and password then try again.'
const CREATE = 'Failed to create your account, please try again or log in if you already have an account.'
const SEND = 'An error occurred while sending verification, please try again.'
const VERIFY = 'Failed to authenticate, please check the verification code and try again.'
const EXPIRED = 'This code has been used, or it is more than ten minutes old. Please send another code.'
const WAIT = 'Too many attempts. Wait ten minutes, then try again.'

const TEXTS: Record<string, string> = {
  'authenticateIdentity BAD_CREDENTIALS': LOGIN,
  'authenticateIdentity TOO_MANY_ATTEMPTS': WAIT,
  'createUserIdentity EMAIL_TAKEN': accountConflict.text,
  'createUserIdentity INVALID_INPUT': CREATE,
  'createUserIdentity TOO_MANY_ATTEMPTS': WAIT,
  'createIdentityVerification INVALID_INPUT': SEND,
  'createIdentityVerification TOO_MANY_ATTEMPTS': WAIT,
  'verifyIdentityVerification BAD_CODE': VERIFY,
  'verifyIdentityVerification EXPIRED_CODE': EXPIRED,
  'verifyIdentityVerification TOO_MANY_ATTEMPTS': WAIT,
}

const refusal = (code: string, message = 'No.') =>
  new ApiError('response', 200, [{ status: '422', message, code }])

describe('the failure text of a dialog', () => {
  test('has an expectation for every error the contract documents', () => {
    const mutations = rootFields(buildSchema(bundle.sdl)).filter(
      (field) => !throwsOf(field).includes('UNAUTHENTICATED'),
    )
    const documented = mutations.flatMap((field) => throwsOf(field).map((code) => `${field.name} ${code}`))
    expect(documented.toSorted()).toEqual(Object.keys(TEXTS).toSorted())
  })

  test.each(Object.entries(TEXTS))('after %s is “%s”', (outcome, text) => {
    const [operation = '', code = ''] = outcome.split(' ')
    const message = code === 'EMAIL_TAKEN' ? 'This email conflicts with another account.' : 'No.'
    expect(dialogFailureText(operation, refusal(code, message))).toBe(text)
  })

  test.each([
    ['authenticateIdentity', failure('network'), LOGIN],
    ['verifyIdentityVerification', failure('timeout'), VERIFY],
    ['sendCourseDetails', failure('network'), dialogFailure],
    ['sendCourseDetails', refusal('', 'It conflicts with another account'), accountConflict.text],
  ])('%s that failed otherwise: %#', (operation, error, text) =>
    expect(dialogFailureText(operation, error)).toBe(text),
  )

  test('offers to log in only if an account already has the email', () => {
    expect(isAccountConflict(refusal('EMAIL_TAKEN', 'A conflicts with another account.'))).toBe(true)
    expect(isAccountConflict(refusal('INVALID_INPUT'))).toBe(false)
  })
})
