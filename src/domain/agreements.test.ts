import { expect, test } from 'vitest'
import type { AgreementListDocument } from '../api/generated/training.types.ts'
import { hasAccepted, mustAccept, typeLabel } from './agreements.ts'

const agreement: AgreementListDocument['data'][number] = {
  id: '51',
  type: 'agreements',
  attributes: {
    documentType: 'CODE_OF_CONDUCT',
    documentUrl: 'https://documents.example.com/code-of-conduct-2026.pdf',
    displayName: 'Code of Conduct',
    createdAt: '2026-01-05T08:00:00Z',
    updatedAt: '2026-01-05T08:00:00Z',
    year: 2026,
  },
}

test.each([
  [[], false],
  [[agreement], true],
  [[agreement, { ...agreement, id: '52' }], true],
])('a list of accepted agreements, %#: accepted is %s', (data, expected) =>
  expect(hasAccepted({ data })).toBe(expected),
)

test.each([
  [0, 0, false],
  [0, 2, true],
  [2, 2, false],
])('with %i of %i documents accepted, the instructor still has to accept: %s', (accepted, all, expected) =>
  expect(mustAccept({ data: Array.from({ length: accepted }), included: Array.from({ length: all }) })).toBe(
    expected,
  ),
)

test.each([
  ['CODE_OF_CONDUCT', 'CODE OF CONDUCT'],
  ['WAIVER', 'WAIVER'],
  ['Terms of use', 'Terms of use'],
  ['_', ''],
])('%s is shown as %s', (type, label) => expect(typeLabel(type)).toBe(label))
