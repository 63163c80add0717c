// What the application relies on in the GraphQL contract: one row per outcome, and one per path of a mutation.
import { describe } from 'vitest'
import type { Limited } from '../../mocks/attempts.ts'
import type { MeshStateParams } from '../../mocks/mesh/states.ts'
import { graph, mutation } from './graph.ts'
import type { Given } from './pact.ts'

const dana: Given = ['instructor {id} is signed in', { id: '101' }]

describe('Sign-in and user', () => {
  graph('Me', {
    name: 'for an instructor',
    given: [dana],
    isSignedIn: true,
    data: {
      me: {
        id: '101',
        name: 'Dana',
        surname: 'Reyes',
        email: 'dana@example.com',
        memberNumber: 'M-1',
        subscriptionLevel: 'free',
        subscriptionType: null,
        subscriptionStatus: 'active',
        subscriptions: [],
        memberSince: '2020-01-01T00:00:00Z',
        subscriptionExpiration: null,
        instructor: {
          id: '101',
          number: '100200',
          instructorNumber: '100200',
          isRangePartner: false,
          hasPaymentProcessorId: true,
          certifications: [],
        },
      },
    },
  })
  const qualification = { id: 'carry-foundations', percentage: 75 }
  graph('QualificationProgress', {
    name: 'for an instructor',
    given: [dana, ['qualification {id} is at {percentage}', qualification]],
    isSignedIn: true,
    data: { qualificationProgress: [{ ...qualification, name: 'Carry Foundations' }] },
  })
  for (const operation of ['Me', 'QualificationProgress'] as const)
    for (const isSignedIn of [false, true])
      graph(operation, {
        name: isSignedIn ? 'with an invalid token' : 'without a token',
        given: ['no token is valid'],
        isSignedIn,
        error: { message: 'Invalid Auth Token.', code: 'UNAUTHENTICATED', status: '401' },
      })
})

/** `{"alg":"none"}`, and claims of user 101 that expired long ago. */
const TOKEN = 'eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOiIxMDEiLCJleHAiOjF9.signature'
const TOO_MANY = {
  message: 'Too many attempts. Try again in ten minutes.',
  code: 'TOO_MANY_ATTEMPTS',
  status: '429',
}
const INVALID_EMAIL = {
  message: 'The email is not a valid address.',
  code: 'INVALID_INPUT',
  status: '422',
  field: 'email',
}
const BAD_CREDENTIALS = { message: 'Wrong email or password.', code: 'BAD_CREDENTIALS', status: '401' }
const limitOf = (operation: Limited, email = 'dana@example.com'): Given => [
  'the limit of {operation} is reached',
  { operation, email },
]
const credentials = { email: 'dana@example.com', password: 'correct horse' }
const known: Given = ['identity {email} exists', credentials]

describe('Signing in', () => {
  const row = { given: [known], isSignedIn: false, variables: { input: credentials } }
  mutation('AuthenticateIdentity', { ...row, data: { authenticateIdentity: { token: TOKEN } } })
  graph('AuthenticateIdentity', {
    ...row,
    name: 'with a wrong password',
    variables: { input: { ...credentials, password: 'wrong' } },
    error: BAD_CREDENTIALS,
  })
  graph('AuthenticateIdentity', {
    ...row,
    name: 'with an unknown email',
    given: [],
    error: BAD_CREDENTIALS,
  })
  graph('AuthenticateIdentity', {
    ...row,
    name: 'with the email in another case',
    variables: { input: { ...credentials, email: 'DANA@Example.com' } },
    data: { authenticateIdentity: { token: TOKEN } },
  })
  graph('AuthenticateIdentity', {
    ...row,
    name: 'with the right password after too many wrong ones',
    given: [known, limitOf('authenticateIdentity')],
    error: TOO_MANY,
  })
})

describe('Creating an account', () => {
  const input = {
    name: 'Ana',
    surname: 'Silva',
    email: 'ana.silva@example.com',
    password: 'battery staple',
    tracking: [{ name: 'utm_source', value: 'newsletter' }],
  }
  const row = { given: [], isSignedIn: false, variables: { input } }
  mutation('CreateUserIdentity', { ...row, data: { createUserIdentity: { userToken: { token: TOKEN } } } })
  graph('CreateUserIdentity', {
    ...row,
    name: 'without tracking',
    variables: { input: { ...input, tracking: undefined } },
    data: { createUserIdentity: { userToken: { token: TOKEN } } },
  })
  graph('CreateUserIdentity', {
    ...row,
    name: 'with an email that already has an account',
    given: [known],
    variables: { input: { ...input, email: credentials.email } },
    error: { message: 'This email conflicts with another account.', code: 'EMAIL_TAKEN', status: '409' },
  })
  graph('CreateUserIdentity', {
    ...row,
    name: 'with such an email in another case',
    given: [known],
    variables: { input: { ...input, email: 'DANA@Example.com' } },
    error: { message: 'This email conflicts with another account.', code: 'EMAIL_TAKEN', status: '409' },
  })
  graph('CreateUserIdentity', {
    ...row,
    name: 'with an invalid email',
    variables: { input: { ...input, email: 'ana.silva' } },
    error: INVALID_EMAIL,
  })
  graph('CreateUserIdentity', {
    ...row,
    name: 'after too many emails that have an account',
    given: [limitOf('createUserIdentity', input.email)],
    error: TOO_MANY,
  })
})

describe('Signing in with a code', () => {
  const email = { given: [known], isSignedIn: false, variables: { input: { email: credentials.email } } }
  mutation('CreateIdentityVerification', { ...email, data: { createIdentityVerification: { id: '701' } } })
  graph('CreateIdentityVerification', {
    ...email,
    name: 'for an email without an account',
    given: [],
    data: { createIdentityVerification: { id: '701' } },
  })
  graph('CreateIdentityVerification', {
    ...email,
    name: 'for an invalid email',
    variables: { input: { email: 'dana' } },
    error: INVALID_EMAIL,
  })
  graph('CreateIdentityVerification', {
    ...email,
    name: 'after too many codes',
    given: [known, limitOf('createIdentityVerification')],
    error: TOO_MANY,
  })

  const sent = (more: MeshStateParams = {}): Given => [
    'verification {id} was sent',
    { id: '701', code: '123456', ...more },
  ]
  const code = { isSignedIn: false, variables: { input: { id: '701', code: '123456' } } }
  const data = { verifyIdentityVerification: { token: TOKEN } }
  const expired = { message: 'This code is no longer valid.', code: 'EXPIRED_CODE', status: '401' }
  mutation('VerifyIdentityVerification', { ...code, given: [sent()], data })
  graph('VerifyIdentityVerification', {
    ...code,
    name: 'with the right code after four wrong ones',
    given: [sent({ wrongCodes: 4 })],
    data,
  })
  graph('VerifyIdentityVerification', {
    ...code,
    name: 'with a wrong code',
    given: [sent()],
    variables: { input: { id: '701', code: '654321' } },
    error: { message: 'Wrong code.', code: 'BAD_CODE', status: '401' },
  })
  for (const [name, given, error] of [
    ['after ten minutes', [sent({ isExpired: true })], expired],
    ['a second time', [sent({ isUsed: true })], expired],
    ['with an unknown verification', [], expired],
    ['after five wrong codes', [sent({ wrongCodes: 5 })], TOO_MANY],
  ] as const)
    graph('VerifyIdentityVerification', { ...code, name, given, error })
})
