// What the application relies on in the content service: three queries.
import { describe } from 'vitest'
import { reciprocityOf, resourcesOf } from '../../src/api/services/content-queries.ts'
import * as calls from '../../src/api/generated/content.calls.ts'
import type { operations } from '../../src/api/generated/content.types.ts'
import { provider } from './provider.ts'

const content = provider<operations>({
  name: 'content',
  calls,
  isSignedIn: false,
  // The error document of this service has no message, so the client only reports the status.
  errorsIn: (_, status) => [{ status: String(status), message: `The server answered ${status}.` }],
})

describe('Content', () => {
  const wisconsin = reciprocityOf('wisconsin')
  content(
    'queryContent',
    200,
    [['reciprocity of {stateName} is known', { stateName: 'Wisconsin' }]],
    wisconsin,
    'reciprocity',
  )
  content('queryContent', 200, [], reciprocityOf('atlantis'), 'nothing')
  for (const type of ['state', 'marketing'] as const)
    content(
      'queryContent',
      200,
      [['resources of type {type} exist', { type }]],
      resourcesOf(type),
      type === 'state' ? 'resources' : 'marketing',
    )

  const { $stateName: _, ...bare } = wisconsin
  content('queryContent', 400, [], bare)
  content('queryContent', 404, [], { ...wisconsin, dataset: 'nowhere' })
})
