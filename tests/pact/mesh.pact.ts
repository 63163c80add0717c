// What the application relies on of the GraphQL contract: one row an outcome, and one for each path of a mutation.
import { describe } from 'vitest'
import { graph } from './graph.ts'
import type { Given } from './pact.ts'

const dana: Given = ['instructor {id} is signed in', { id: '101' }]

describe('Sign-in and user', () => {
  graph('Me', {
    name: 'of an instructor',
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
  graph('Me', {
    name: 'with a token that is not valid',
    given: ['no token is valid'],
    isSignedIn: true,
    error: { message: 'Invalid Auth Token.', code: 'UNAUTHENTICATED' },
  })

  const credentials = { email: 'dana@example.com', password: 'correct horse' }
  const known: Given = ['identity {email} exists', credentials]
  const data = { authenticateIdentity: { token: 'header.payload.signature' } }
  graph('AuthenticateIdentity', {
    name: 'on /mesh/',
    given: [known],
    isSignedIn: false,
    variables: { input: credentials },
    data,
  })
  graph('AuthenticateIdentity', {
    name: 'on /mesh/graphql',
    path: '/mesh/graphql',
    given: [known],
    isSignedIn: false,
    variables: { input: credentials },
    data,
  })
  graph('AuthenticateIdentity', {
    name: 'with a wrong password',
    given: [known],
    isSignedIn: false,
    variables: { input: { ...credentials, password: 'wrong' } },
    error: { message: 'Wrong email or password.', code: 'BAD_CREDENTIALS' },
  })
})
