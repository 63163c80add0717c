import { factory, primaryKey } from '@mswjs/data'
import { createBackend } from '../../mocks/backend.ts'
import { createDatabase } from '../../mocks/db/database.ts'
import { byLastName } from '../../mocks/db/indexes.ts'
import { defaults } from '../../mocks/db/rows.ts'
import { PEOPLE } from '../../mocks/seed/people.ts'
import { issueToken } from '../../mocks/token.ts'
import { serveMock } from '../support/serve-mock.ts'
import { type Figure, median, time } from './measure.ts'
import {
  type Answers,
  areInstalled,
  JSON_SERVER,
  type Questions,
  startJsonServer,
  startPrism,
} from '../research/mocks/servers.ts'

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
export function shippedFigures(): Figure[] {
  const rows = 10_000
  const db = factory({ registrant: { id: primaryKey(String), lastName: String, occurrenceId: String } })
  for (let i = 0; i < rows; i++)
    db.registrant.create({ id: `r${i}`, lastName: person(i).lastName, occurrenceId: 'big' })
  const roster = {
    where: { occurrenceId: { equals: 'big' } },
    orderBy: { lastName: 'asc' as const },
  }
  return [
    time(
      'a row by id',
      (i) => db.registrant.findFirst({ where: { id: { equals: `r${(i * 97) % rows}` } } }),
      undefined,
      100,
    ),
    time(
      'a page of ten of a roster of 10,000',
      (i) => db.registrant.findMany({ ...roster, take: 10, skip: (i % 900) * 10 }),
      undefined,
      50,
    ),
    time('a roster of 10,000', () => db.registrant.findMany(roster), undefined, 20),
  ]
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
      'a roster of 10,000',
      () => db.registrant.page('roster', 'big', { order: byLastName, perPage: 0 }),
      undefined,
      100,
    ),
    time(
      'a page of ten of 100,000 students',
      (i) => db.student.page('listOf', 'i', { order: byLastName, page: (i % 9000) + 1 }),
      0.05,
    ),
    time(
      'findFirst by id, the library’s own',
      (i) => db.library.registrant.findFirst({ where: { id: { equals: id(i) } } }),
      0.1,
    ),
    time('ten writes and undoing them', undoTen, 0.5),
  ]
}

type Get = (path: string) => Promise<Response>

/** The median time of one request at a time until its whole body has come. */
async function timed(what: string, get: Get, path: (i: number) => string, runs: number, goal?: number) {
  const ask = async (i: number) => {
    const response = await get(path(i))
    if (!response.ok) throw new Error(`${path(i)} was answered with ${response.status}.`)
    await response.arrayBuffer()
  }
  for (let i = 0; i < runs / 4; i++) await ask(i)
  const taken: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    await ask(i)
    taken.push(performance.now() - start)
  }
  return { what, median: median(taken), ...(goal !== undefined && { goal }) } satisfies Figure
}

/** The same three questions to any server. */
const questionsTo = async (
  server: string,
  get: Get,
  { page, one, roster }: Questions,
  goals: number[] = [],
) => [
  await timed(
    `${server}: a page of ten of 10,700 students`,
    get,
    (i) => page((i % 1000) + 1),
    1000,
    goals[0],
  ),
  await timed(`${server}: a student by id`, get, () => one, 300, goals[1]),
  await timed(`${server}: a roster of 10,000`, get, () => roster, 30, goals[2]),
]

/** The mock over HTTP with one client that sends one request at a time, beside mocks of others if they are installed. */
export async function httpFigures(): Promise<Figure[]> {
  await using mock = await serveMock(createBackend())
  const { id, number } = PEOPLE.instructor
  const headers = { 'Auth-Token': issueToken(id, number, Date.now()) }
  const getAt =
    (origin: string): Get =>
    (path) =>
      fetch(origin + path, { headers })
  const get = getAt(mock.origin)
  const page = (i: number) => `/api/training/instructors/${id}/students?page=${i}&perPage=10`
  // The shape of the answers is that of the contract; servers.ts says what it needs of them.
  const read = async (path: string) => (await get(path)).json() as Promise<never>
  const all: Pick<Answers['roster'], 'data'> = await read(
    `/api/training/instructors/${id}/students?perPage=0`,
  )
  const student = all.data[0]?.id ?? ''
  const ours: Questions = {
    page,
    one: `/api/training/students/${student}`,
    roster: `/api/training/occurrences/o-${id}-1-1/registrants`,
  }
  const figures = [
    ...(await questionsTo('ours', get, ours, [1, 1, 25])),
    await timed('ours: a roster of 12', get, () => `/api/training/occurrences/o-${id}-0-3/registrants`, 300),
  ]
  if (!areInstalled) return figures
  const answers: Answers = {
    page: await read(page(1)),
    one: await read(ours.one),
    roster: await read(ours.roster),
    students: all.data,
  }
  {
    await using prism = await startPrism(answers)
    figures.push(...(await questionsTo('Prism', getAt(prism.origin), ours)))
  }
  await using server = await startJsonServer(answers)
  figures.push(...(await questionsTo('json-server', getAt(server.origin), JSON_SERVER(student))))
  return figures
}
