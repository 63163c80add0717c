import { expect, test } from 'vitest'
import { isRetailPartner } from './retail-partner.ts'

const certified = (status: string, abbreviation: string) => ({ status, curriculum: { abbreviation } })
type Certification = ReturnType<typeof certified>

test.each<[string, Certification[] | undefined, boolean]>([
  ['no instructor', undefined, false],
  ['no certification', [], false],
  ['an active one', [certified('active', 'CABELAS-CI')], true],
  ['one among others', [certified('active', 'DSF'), certified('active', 'CABELAS-CI')], true],
  ['one that has run out', [certified('inactive', 'CABELAS-CI')], false],
  ['a word nobody knows', [certified('ACTIVE', 'CABELAS-CI')], false],
  ['two halves', [certified('active', 'DSF'), certified('inactive', 'CABELAS-CI')], false],
  ['something like it', [certified('active', 'CABELAS-CI-2'), certified('active', 'cabelas-ci')], false],
])('whether a holder of %s is a retail partner', (_, certifications, expected) =>
  expect(isRetailPartner({ instructor: certifications ? { certifications } : null })).toBe(expected),
)

test('an unknown user is not certified', () => expect(isRetailPartner(undefined)).toBe(false))
