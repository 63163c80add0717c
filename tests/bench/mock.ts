import { factory, primaryKey } from '@mswjs/data'
import { createBackend } from '../../mocks/backend.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { byLastName } from '../../mocks/db/indexes.ts'
import { defaults } from '../../mocks/db/rows.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { serveMock } from '../support/serve-mock.ts'
import { type Figure, median, time } from './measure.ts'

const REGISTRANTS = 200_000
const STUDENTS = 100_000
const person = (i: number) => ({
  firstName: `F${(i * 7919) % 1000}`,
  lastName: `L${(i * 104_729) % 5000}`,
  email: `p${i}@example.com`,
})

function loaded() {
  const db = createDatabase()
  db.registrant.load(
    Array.from({ length: REGISTRANTS }, (_, i) => ({
      ...defaults.registrant,
      ...person(i),
      id: `r${i}`,
      occurrenceId: i < 10_000 ? 'big' : `o${i % 20_000}`,
      studentId: `s${i % STUDENTS}`,
    })),
  )
  db.student.load(
    Array.from({ length: STUDENTS }, (_, i) => ({
      ...defaults.student,
      ...person(i),
      id: `s${i}`,
      instructorUserId: 'i',
    })),
  )
  return db
}

/** The library as shipped, with a twentieth of the rows, because every query reads them all. */
function asShipped(rows: number) {
  const db = factory({ registrant: { id: primaryKey(String), lastName: String } })
  for (let i = 0; i < rows; i++) db.registrant.create({ id: `r${i}`, lastName: `L${i}` })
  return (i: number) => db.registrant.findFirst({ where: { id: { equals: `r${(i * 97) % rows}` } } })
}

/** The store with everything loaded. */
export function storeFigures(): Figure[] {
  const db = loaded()
  const id = (i: number) => `r${(i * 97) % REGISTRANTS}`
  const undoTen = (i: number) => {
    const mark = db.journal.mark()
    for (let k = 0; k < 10; k++) db.registrant.update(id(i + k), { notes: `n${k}` })
    db.journal.rollback(mark)
  }
  return [
    time('a row by id', (i) => db.registrant.get(id(i)), 0.02),
    time(
      'a page of ten of a roster of 10,000',
      (i) => db.registrant.page('roster', 'big', { order: byLastName, page: (i % 900) + 1 }),
      0.05,
    ),
    time(
      'a page of ten of 100,000 students',
      (i) => db.student.page('listOf', 'i', { order: byLastName, page: (i % 9000) + 1 }),
      0.05,
    ),
    time(
      'findFirst by id, the library’s own',
      (i) => db.library.registrant['findFirst']?.({ where: { id: { equals: id(i) } } }),
      0.1,
    ),
    time('ten writes and undoing them', undoTen, 0.5),
    time('findFirst by id as shipped, on 10,000 rows', asShipped(10_000), undefined, 100),
  ]
}

/** The mock over HTTP with one client that sends one request at a time. */
export async function httpFigures(): Promise<Figure[]> {
  await using mock = await serveMock(createBackend())
  const { id, number } = PEOPLE.instructor
  const headers = { 'Auth-Token': issueToken(id, number, Date.now()) }
  const get = (path: string) =>
    fetch(`${mock.origin}/api/training/${path}`, { headers }).then((response) => response.arrayBuffer())
  const timed = async (
    what: string,
    path: (i: number) => string,
    runs: number,
    goal?: number,
  ): Promise<Figure> => {
    for (let i = 0; i < runs / 4; i++) await get(path(i))
    const taken: number[] = []
    for (let i = 0; i < runs; i++) {
      const start = performance.now()
      await get(path(i))
      taken.push(performance.now() - start)
    }
    return { what, median: median(taken), ...(goal !== undefined && { goal }) }
  }
  return [
    await timed(
      'a page of ten of 10,700 students',
      (i) => `instructors/${id}/students?page=${(i % 1000) + 1}`,
      1000,
      1,
    ),
    await timed('a roster of 12', () => `occurrences/o-${id}-0-3/registrants`, 500),
    await timed('a roster of 10,000', () => `occurrences/o-${id}-1-1/registrants`, 20),
  ]
}
