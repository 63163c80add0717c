// What the application relies on in the content service: three queries.
import { describe } from 'vitest'
import { reciprocityOf, resourcesOf } from '../../src/api/services/content-queries.ts'
import * as calls from '../../src/api/generated/content.calls.ts'
import type { operations } from '../../src/api/generated/content.types.ts'
import { provider } from './provider.ts'

const content = provider<operations>({
  name: 'content',
  calls,
  // The error document of this service has no message, so the client only reports the status.
  errorsIn: (_, status) => [{ status: String(status), message: `The server answered ${status}.` }],
})
const isSignedIn = false

describe('Content', () => {
  const wisconsin = reciprocityOf('wisconsin')
  content('queryContent', 200, {
    given: [['reciprocity of {stateName} is known', { stateName: 'Wisconsin' }]],
    args: wisconsin,
    example: 'reciprocity',
    isSignedIn,
  })
  content('queryContent', 200, {
    given: [],
    args: reciprocityOf('atlantis'),
    example: 'nothing',
    isSignedIn,
  })
  for (const type of ['state', 'marketing'] as const)
    content('queryContent', 200, {
      given: [['resources of type {type} exist', { type }]],
      args: resourcesOf(type),
      example: type === 'state' ? 'resources' : 'marketing',
      isSignedIn,
    })

  const { $stateName: _, ...bare } = wisconsin
  content('queryContent', 400, { given: [], args: bare, isSignedIn })
  content('queryContent', 404, { given: [], args: { ...wisconsin, dataset: 'nowhere' }, isSignedIn })
})
