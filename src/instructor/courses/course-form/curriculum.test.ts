import { describe, expect, test } from 'vitest'
import type { CurriculumResource } from '../../../api/generated/training.types.ts'
import { curriculumOf } from './curriculum.ts'

const attributes: CurriculumResource['attributes'] = {
  name: 'Basic Handgun',
  abbreviation: 'BH',
  description: '',
  imageUrl: null,
  thumbnailUrl: null,
  badgeImageUrl: null,
  canReceiveCertification: true,
  isCiLevel: false,
  minimumPrice: 10,
  flatFee: null,
  webPayOnly: false,
  hasStateRestriction: false,
  requiresModule: false,
  liveFireOptional: true,
  liveFireProhibited: false,
  liveFireRequired: false,
  searchableProhibited: false,
  searchableOptional: true,
  searchableRequired: false,
  prerequisites: null,
  receivedUponCompletion: null,
}
const moduleOf = (id: string) => ({
  id,
  type: 'curriculumModules' as const,
  attributes: { name: `Module ${id}`, description: '' },
})
const resource = (values: Partial<typeof attributes>): CurriculumResource => ({
  id: '11',
  type: 'curricula',
  attributes: { ...attributes, ...values },
  relationships: { curriculumModules: { data: [{ type: 'curriculumModules', id: '2' }] } },
})

describe('the state of a curriculum', () => {
  test.each([
    ['CCW-AR', 'Carry Permit', 'AR'],
    ['CCW-FL', 'Carry Permit', 'FL'],
    ['MN-CCW', 'Carry Permit', 'MN'],
    ['CCW-TX', 'Carry Permit', 'TX'],
    ['PTC', 'Permit to Carry, Minnesota', 'MN'],
    ['ARCHERY', 'Archery', undefined],
  ])('%s, %s: %s', (abbreviation, name, state) => {
    expect(curriculumOf(resource({ abbreviation, name, hasStateRestriction: true }), []).state).toBe(state)
    expect(curriculumOf(resource({ abbreviation, name }), []).state).toBeUndefined()
  })
})

test.each([
  [{}, 'optional', 'optional'],
  [{ liveFireRequired: true, searchableProhibited: true }, 'required', 'prohibited'],
  [{ liveFireProhibited: true, searchableRequired: true }, 'prohibited', 'required'],
  [{ liveFireRequired: true, liveFireProhibited: true }, 'prohibited', 'optional'],
])('with %o live fire is %s and search is %s', (flags, liveFire, searchable) =>
  expect(curriculumOf(resource(flags), [])).toMatchObject({ liveFire, searchable }),
)

test('a curriculum has only its own modules', () =>
  expect(curriculumOf(resource({}), [moduleOf('1'), moduleOf('2')]).modules).toEqual([
    { id: '2', name: 'Module 2', description: '' },
  ]))
