import { describe, expect, test } from 'vitest'
import { random } from '../seed/random.ts'
import { createDatabase } from './database.ts'
import { byLastName } from './indexes.ts'
import type { Row } from './rows.ts'

const names = ['Abbott', 'Baird', 'Castillo', 'Dixon']
const some = (next: () => number, i: number): Row<'registrant'> => ({
  ...({} as Row<'registrant'>),
  id: `r${i}`,
  occurrenceId: `o${Math.floor(next() * 3)}`,
  studentId: 's',
  firstName: String(Math.floor(next() * 3)),
  lastName: names[Math.floor(next() * names.length)] ?? '',
  removedAt: next() < 0.3 ? '2026-01-01' : null,
})

describe('indexes and sorted views', () => {
  test('stay correct through 3,000 random changes and when those are undone', () => {
    const db = createDatabase()
    const model = new Map<string, Row<'registrant'>>()
    const next = random('changes')
    const rosterOf = (occurrenceId: string) =>
      [...model.values()]
        .filter((row) => row.occurrenceId === occurrenceId && !row.removedAt)
        .toSorted(byLastName)
    const check = () => {
      for (const id of ['o0', 'o1', 'o2'])
        expect(db.registrant.sorted('roster', id, byLastName).map((row) => row.id)).toEqual(
          rosterOf(id).map((row) => row.id),
        )
    }
    check()
    for (let i = 0; i < 3000; i++) {
      const row = some(next, Math.floor(next() * 60))
      const known = model.has(row.id)
      if (known && next() < 0.3) {
        db.registrant.remove(row.id)
        model.delete(row.id)
      } else {
        if (known) db.registrant.update(row.id, row)
        else db.registrant.create(row)
        model.set(row.id, row)
      }
      if (i % 50 === 0) check()
    }
    check()
    db.journal.rollback(0)
    model.clear()
    check()
    expect(db.tables.registrant.size).toBe(0)
  })

  test('give the same pages as the whole list', () => {
    const db = createDatabase()
    const next = random('pages')
    db.registrant.load(
      Array.from({ length: 95 }, (_, i) => ({ ...some(next, i), occurrenceId: 'o', removedAt: null })),
    )
    const whole = db.registrant.page('roster', 'o', { order: byLastName, perPage: 0 })
    expect([whole.rows.length, whole.total, whole.totalPages]).toEqual([95, 95, 1])
    const pages = Array.from({ length: 10 }, (_, i) =>
      db.registrant.page('roster', 'o', { order: byLastName, page: i + 1 }),
    )
    expect(pages.flatMap((page) => page.rows)).toEqual(whole.rows)
    expect(pages.at(-1)?.rows).toHaveLength(5)
    const where = (row: Row<'registrant'>) => row.lastName === 'Baird'
    expect(db.registrant.page('roster', 'o', { order: byLastName, where, perPage: 0 }).rows).toEqual(
      whole.rows.filter(where),
    )
  })
})

describe('@mswjs/data', () => {
  test('is the store of record: the library finds what a repository writes, and vice versa', () => {
    const db = createDatabase()
    db.course.create({ id: 'c1', name: 'One', instructorId: 'i' })
    const { course } = db.library
    expect(course.findFirst({ where: { id: { equals: 'c1' } } })).toMatchObject({
      name: 'One',
      price: 0.5,
    })
    course.create({ id: 'c2', name: 'Two', instructorId: 'i' })
    expect(db.course.of('activeOf', 'i').size).toBe(2)
    course.update({ where: { id: { equals: 'c2' } }, data: { isArchived: true } })
    expect([db.course.of('activeOf', 'i').size, db.course.of('archivedOf', 'i').size]).toEqual([1, 1])
    course.delete({ where: { id: { equals: 'c2' } } })
    expect(db.course.get('c2')).toBeUndefined()
  })

  test('still checks every condition on the few rows that an index gives it', () => {
    const db = createDatabase()
    db.registrant.create({ id: 'r1', occurrenceId: 'o', lastName: 'A' })
    db.registrant.create({ id: 'r2', occurrenceId: 'o', lastName: 'B' })
    const { registrant } = db.library
    const where = { occurrenceId: { equals: 'o' }, lastName: { equals: 'B' } }
    expect(registrant.findMany({ where })).toMatchObject([{ id: 'r2' }])
  })

  test('refuses an undefined condition, which would match every row', () => {
    const db = createDatabase()
    const { registrant } = db.library
    expect(() => registrant.delete({ where: { id: undefined } })).toThrow('where.id is undefined')
  })
})

describe('an operation', () => {
  test('leaves nothing behind if it throws, and is otherwise reported once', () => {
    const db = createDatabase()
    const heard: number[] = []
    db.journal.onOperation((changes) => heard.push(changes.length))
    const fail = () =>
      db.journal.atomic(() => {
        db.student.create({ id: 's1' })
        db.student.update('s1', { lastName: 'B' })
        throw new Error('no')
      })
    expect(fail).toThrow('no')
    expect([db.student.get('s1'), heard]).toEqual([undefined, []])
    db.journal.atomic(() => [db.student.create({ id: 's1' }), db.student.update('s1', { lastName: 'B' })])
    db.journal.atomic(() => db.student.get('s1'))
    expect(heard).toEqual([2])
  })

  test('replaces rows and never mutates one that a caller holds', () => {
    const db = createDatabase()
    const before = db.student.create({ id: 's1', lastName: 'A' })
    db.student.update('s1', { lastName: 'B' })
    expect(before.lastName).toBe('A')
    expect(() => db.student.create({ id: 's1' })).toThrow('exists already')
    expect(() => db.student.update('s2', {})).toThrow('there is no student s2')
  })
})
