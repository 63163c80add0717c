import { describe, expect, test } from 'vitest'
import { demoWorld } from '../../mocks/backend.ts'
import { byLastName, latest } from '../../mocks/db/indexes.ts'
import { entriesOf, type Entry } from '../../mocks/db/entry.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { NOW } from '../support/use-mock.ts'

const { id } = PEOPLE.instructor
const plain = (rows: Iterable<object>) => JSON.parse(JSON.stringify([...rows])) as object[]

describe('the seed', () => {
  test('is the same whatever is read first', () => {
    const a = demoWorld(NOW).db
    const b = demoWorld(NOW).db
    const roster = (db: typeof a) => plain(db.registrant.sorted('roster', `o-${id}-3-2`, byLastName))
    const students = (db: typeof a) => plain(db.student.page('listOf', id, { order: byLastName }).rows)
    const classes = (db: typeof a) => plain(db.occurrence.sorted('taughtBy', id, latest))
    const first = [roster(a), students(a), classes(a)]
    const second = [classes(b), students(b), roster(b)].toReversed()
    expect(first[0]?.length).toBeGreaterThan(0)
    expect(second).toEqual(first)
  })

  test('creates only what is read', () => {
    const { db } = demoWorld(NOW)
    expect(db.tables.user.size).toBe(0)
    db.user.get(id)
    expect([db.tables.user.size > 0, db.tables.occurrence.size]).toEqual([true, 0])
    db.registrant.get(`r-${PEOPLE.range.id}-0-2-0`)
    expect(db.tables.registrant.size).toBeLessThan(30)
  })

  test('is dated relative to its beginning', () => {
    const later = demoWorld(NOW + 7 * 86_400_000).db.occurrence.get(`o-${id}-0-4`)
    const now = demoWorld(NOW).db.occurrence.get(`o-${id}-0-4`)
    expect((later?.startsAt ?? 0) - (now?.startsAt ?? 0)).toBe(7 * 86_400_000)
  })

  test('has no registrations from before they were possible', () => {
    const { db } = demoWorld(NOW)
    for (const { createdAt } of db.registrant.of('occurrenceId', `o-${id}-1-1`).values())
      expect(Date.parse(createdAt)).toBeLessThan(NOW)
  })
})

test('a restored world has its changes, and deleted rows do not come back', () => {
  const before = demoWorld(NOW).db
  let kept: Entry[] = []
  before.journal.onOperation((changes) => {
    kept = entriesOf(changes)
  })
  before.journal.atomic(() => {
    before.registrant.update(`r-${id}-0-7-0`, { notes: 'kept' })
    before.course.remove(`c-${id}-34`)
    before.student.create({ id: 'new', instructorUserId: id, lastName: 'New', email: 'new@example.com' })
  })
  const after = demoWorld(NOW, JSON.parse(JSON.stringify(kept)) as typeof kept).db
  expect(after.registrant.get(`r-${id}-0-7-0`)?.notes).toBe('kept')
  expect(after.registrant.of('roster', `o-${id}-0-7`).size).toBe(6)
  expect(after.course.get(`c-${id}-34`)).toBeUndefined()
  expect(after.student.get('new')?.lastName).toBe('New')
})
