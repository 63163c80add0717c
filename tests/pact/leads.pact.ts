// What the application relies on in the lead service.
import { describe } from 'vitest'
import * as calls from '../../src/api/generated/leads.calls.ts'
import type { operations } from '../../src/api/generated/leads.types.ts'
import { provider } from './provider.ts'

const leads = provider<operations>({ name: 'leads', calls, isSignedIn: false })

describe('Leads', () => {
  leads('submitLead', 204, [['lead form {id} exists', { id: 'class-date' }]], { body: 'classDate' })
  leads('submitLead', 422, [], { body: 'unknownForm' })
})
