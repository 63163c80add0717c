import { describe, expect, test } from 'vitest'
import { differences, type FieldNames, keepingMine } from './conflict.ts'

type Values = { name: string; isOpen: boolean; days: string[]; place: { city: string }; imageUrl: string }
const NAMES: FieldNames<Values> = {
  name: 'Name',
  isOpen: 'Open',
  days: ['Days', (days) => days.join(' and ')],
  place: ['Place', ({ city }) => city],
  imageUrl: undefined,
}
const base: Values = { name: 'A', isOpen: false, days: ['Mon'], place: { city: 'Bonn' }, imageUrl: '' }
const compare = (theirs: Partial<Values>, mine: Partial<Values>) => ({
  base,
  theirs: { ...base, ...theirs },
  mine: { ...base, ...mine },
})

describe('what differs', () => {
  test.each<[string, Partial<Values>, Partial<Values>, unknown[]]>([
    ['is nothing while only one person types', {}, { name: 'B' }, []],
    ['is nothing when both type the same', { name: 'B' }, { name: 'B' }, []],
    ['is a field that both changed', { name: 'B' }, { name: '' }, [{ label: 'Name', theirs: 'B', mine: '' }]],
    [
      'is a field that only the other one changed',
      { isOpen: true },
      { name: 'B' },
      [{ label: 'Open', theirs: 'Yes', mine: undefined }],
    ],
    [
      'is told the way a person reads it',
      { days: ['Mon', 'Tue'], place: { city: 'Ulm' } },
      { days: [] },
      [
        { label: 'Days', theirs: 'Mon and Tue', mine: '' },
        { label: 'Place', theirs: 'Ulm', mine: undefined },
      ],
    ],
    ['leaves out what follows another field', { imageUrl: '/a.png' }, { imageUrl: '/b.png' }, []],
  ])('%s', (_, theirs, mine, expected) => expect(differences(NAMES, compare(theirs, mine))).toEqual(expected))
})

test('what is typed here wins over what is stored, field by field, and nothing else is undone', () => {
  const versions = compare(
    { name: 'Theirs', isOpen: true, imageUrl: '/theirs.png' },
    { name: 'Mine', place: { city: 'Ulm' } },
  )
  expect(keepingMine(versions)).toEqual({
    name: 'Mine',
    isOpen: true,
    days: ['Mon'],
    place: { city: 'Ulm' },
    imageUrl: '/theirs.png',
  })
})
