// What the application relies on in the geocoding service, which returns 200 even for errors.
import { describe } from 'vitest'
import * as calls from '../../src/api/generated/geocoding.calls.ts'
import type { operations } from '../../src/api/generated/geocoding.types.ts'
import { provider } from './provider.ts'

const geocoding = provider<operations>({ name: 'geocoding', calls, isSignedIn: false })

describe('Geocoding', () => {
  const args = { components: 'postal_code:53703|country:US', key: 'demo-geocoding-key' }
  geocoding('geocodePostalCode', 200, [['the key {key} is valid', { key: args.key }]], args, 'found')
  geocoding(
    'geocodePostalCode',
    200,
    [['the key {key} is valid', { key: args.key }]],
    { ...args, components: 'postal_code:00000|country:US' },
    'notFound',
  )
  geocoding('geocodePostalCode', 200, [], { ...args, key: 'unknown' }, 'refused')
})
