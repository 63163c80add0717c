import { describe, expect, test } from 'vitest'
import { find, type Finding, indexOf } from './findings.ts'

const finding = (group: Finding['group'], label: string, more: Partial<Finding> = {}): Finding => ({
  id: label,
  group,
  label,
  to: '/',
  ...more,
})

const index = indexOf([
  finding('Students', 'Zane Mabry', { description: 'zane@example.com', keywords: '(555) 011-6602' }),
  finding('Students', 'José Ángel Núñez', { description: 'jose@example.com' }),
  finding('Students', 'Annabel Zane', { description: 'a.zane@example.com' }),
  finding('Students', 'Mazane Ory', { description: 'm@example.com' }),
  finding('Students', 'Bo Li', { description: 'inzane@example.com' }),
  finding('Classes', 'Home Defense', { description: 'Sat, Dec 5, 2026 · Madison, WI' }),
  finding('Actions', 'Home'),
])

const found = (query: string) => find(index, query).flatMap(({ shown }) => shown.map(({ label }) => label))

describe('what is found', () => {
  test.each([
    ['zane', ['Zane Mabry', 'Annabel Zane', 'Mazane Ory', 'Bo Li']],
    ['  ZANE ', ['Zane Mabry', 'Annabel Zane', 'Mazane Ory', 'Bo Li']],
    ['mabry zane', ['Zane Mabry']],
    ['jose nunez', ['José Ángel Núñez']],
    ['josé', ['José Ángel Núñez']],
    ['home', ['Home', 'Home Defense']],
    ['defense madison', ['Home Defense']],
    ['dec 5', ['Home Defense']],
    ['011-6602', ['Zane Mabry']],
    ['nobody', []],
    ['', []],
    ['   ', []],
  ])('by %j', (query, labels) => expect(found(query)).toEqual(labels))

  test('comes by groups, five of each, with the number of all and a way to all students', () => {
    const many = indexOf([
      ...Array.from({ length: 7 }, (_, i) => finding('Students', `Ana ${i}`)),
      finding('Courses', 'Ana’s course'),
    ])
    expect(find(many, ' ana ').map(({ label, shown, total }) => [label, shown.length, total])).toEqual([
      ['Courses', 1, 1],
      ['Students, 5 of 7', 6, 7],
    ])
    expect(find(many, ' ana ')[1]?.shown.at(-1)).toMatchObject({
      label: 'All 7 students',
      to: '/students?search=ana',
    })
  })
})
