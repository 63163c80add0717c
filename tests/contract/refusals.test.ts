// Which refusals the browser tests have shown to a person: the rules by which they are counted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recorded, SHOWN } from '../browser/refusals/recorder.ts'
import { REASONS } from '../browser/refusals/reasons.ts'
import { ANNOTATION, covers, reportRefusals } from '../browser/refusals/report.ts'
import { documentedRefusals, refusalsIn } from '../browser/refusals/refusals.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()
const refusals = documentedRefusals()

test('every refusal is there once: a status, each of its reasons, and a code of GraphQL', () => {
  expect(new Set(refusals).size).toBe(refusals.length)
  expect(refusals).toEqual(
    expect.arrayContaining([
      'getCourse 404',
      'createRegistrant 409 full',
      'createRegistrant 409 graded',
      'me UNAUTHENTICATED',
    ]),
  )
  expect(refusals).not.toContain('createRegistrant 409')
  expect(refusals.filter((refusal) => / 2\d\d| data /.test(refusal))).toEqual([])
})

test('the committed list has a row for each of them: a whole `npm test` writes it', () => {
  const rows = readFileSync('contracts/REFUSALS.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)
  expect(Array.from(rows, ([, refusal]) => refusal)).toEqual(refusals)
})

test.each(Object.values(REASONS).flat())('the contracts have the refusal with a reason %s', (name) =>
  expect(refusals.filter((refusal) => covers(name, refusal))).not.toEqual([]),
)

describe('an answer is the refusal', () => {
  const path = '/api/training/registrants'
  const refused = (status: number, message: string) => ({
    method: 'POST',
    path,
    status,
    document: { errors: [{ status: String(status), message }] },
  })

  test('of its status and the reason it gives', () =>
    expect(refusalsIn(refused(409, 'This class is full.'))).toEqual(['createRegistrant 409 full']))

  test('whatever its numbers are', () => {
    const document = { errors: [{ message: '14 students are registered. Move or remove some first.' }] }
    const call = { method: 'PATCH', path: '/api/training/occurrences/1', status: 409, document }
    expect(refusalsIn(call)).toEqual(['updateOccurrence 409 tooFewSeats'])
  })

  test('of its status alone, if the contract gives one reason', () =>
    expect(refusalsIn(refused(403, 'The mock was told to answer 403.'))).toEqual(['createRegistrant 403']))

  test('of none, if its reason is none of several', () =>
    expect(refusalsIn(refused(409, 'The mock was told to answer 409.'))).toEqual([]))

  test('of a code of GraphQL', () => {
    const document = { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }
    const call = { method: 'POST', path: '/api/mesh/', status: 200, query: '{ me { id } }', document }
    expect(refusalsIn(call)).toEqual(['me UNAUTHENTICATED'])
  })

  test('of none, if it succeeds', () => expect(refusalsIn({ ...refused(201, ''), document: {} })).toEqual([]))
})

describe('what was answered', () => {
  const mock = recorded(() => Response.json({ errors: [{ message: 'x' }] }, { status: 404 }))
  const COURSE = 'http://localhost/api/training/courses/1'
  const fromPage = { 'sec-fetch-dest': 'empty' }
  const shownIn = async (world: string): Promise<unknown> => {
    const response = await mock(
      new Request(`http://localhost${SHOWN}`, { headers: { 'X-Mock': `world:${world}` } }),
    )
    return response?.json()
  }
  const ask = (scenario: string, headers = {}) =>
    mock(new Request(COURSE, { headers: { 'X-Mock': scenario, ...headers } }))

  test('is kept for each world until it is asked for', async () => {
    await ask('world:a', fromPage)
    expect(await shownIn('b')).toEqual([])
    expect(await shownIn('a')).toEqual(['getCourse 404'])
    expect(await shownIn('a')).toEqual([])
  })

  test('to a test beside the page was shown to nobody', async () => {
    await ask('world:c')
    expect(await shownIn('c')).toEqual([])
  })

  test('while every call fails does not count, because it is a matter of time', async () => {
    await ask('world:d,*:404', fromPage)
    expect(await shownIn('d')).toEqual([])
    await ask('world:d,*:500,getCourse:404', fromPage)
    expect(await shownIn('d')).toEqual(['getCourse 404'])
  })
})

describe('after a run', () => {
  const specOf = (file: string, ...shown: string[]) => ({
    file,
    tests: [{ results: [{ annotations: shown.map((description) => ({ type: ANNOTATION, description })) }] }],
  })
  const report = (...shown: string[]) => {
    const inner = { specs: [specOf('b.spec.ts', 'getCourse 404', ...shown)] }
    const suites = [{ specs: [specOf('a.spec.ts', 'getCourse 404')], suites: [inner] }]
    writeFileSync(folder('report.json'), JSON.stringify({ suites }))
    return reportRefusals(folder('report.json'), folder('REFUSALS.md'))
  }

  test('what no test has shown and no reason covers is named, and the table is not written', () => {
    const unseen = report('createRegistrant 409 full')
    expect(unseen).toContain('createRegistrant 403')
    for (const seen of ['getCourse 404', 'createRegistrant 409 full', 'getStudent 401'])
      expect(unseen).not.toContain(seen)
    expect(existsSync(folder('REFUSALS.md'))).toBe(false)
  })

  test('the table has the tests of each refusal, or the reason why there is none', () => {
    expect(report(...refusals)).toEqual([])
    const text = readFileSync(folder('REFUSALS.md'), 'utf8')
    expect(text).toContain('| `getCourse 404` | `a.spec.ts`, `b.spec.ts` |\n')
    expect(text.match(/^\| `/gm)).toHaveLength(refusals.length)
  })
})
