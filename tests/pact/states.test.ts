// Backend teams work from the table of states in contracts/README.md, so it must match the states of the mock.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../mocks/db/database.ts'
import type { StateParams } from '../../mocks/states/params.ts'
import { isStateName, type StateName, states } from '../../mocks/states/states.ts'
import { pactFiles } from './files.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')

/** For each parameter, a value that is not the default of any state. The type keeps the list complete. */
const OTHER: Required<StateParams> = {
  id: '777',
  ownerId: '778',
  authorId: '779',
  coInstructorId: '780',
  employeeId: '781',
  acceptedBy: '782',
  occurrenceId: '783',
  courseId: '784',
  curriculumId: '785',
  registrantId: '786',
  reviewId: '787',
  capacity: 5,
  canHaveRegistrants: false,
  year: 2031,
  status: 'PASSED',
  isRemoved: true,
  isArchived: true,
  isPast: true,
  isGraded: true,
  isPrivate: true,
  hasPaymentProcessorId: false,
  email: 'someone@example.com',
  origin: 'https://other.example.com',
  password: 'another password',
  code: '654321',
  isExpired: true,
  isUsed: true,
  wrongCodes: 3,
  operation: 'createIdentityVerification',
  percentage: 10,
  key: 'another-key',
  stateName: 'Texas',
  type: 'course',
}

type Row = { name: string; params: Map<string, string | undefined> }

const paramOf = (text: string): [string, string | undefined] => {
  const [, name = '', value] = /^(\w+)(?: \((.*)\))?$/.exec(text.trim()) ?? []
  return [name, value]
}

const [, section = ''] = /^### States$([^]*?)^### /m.exec(readFileSync('contracts/README.md', 'utf8')) ?? []
const rows: Row[] = [...section.matchAll(/^\| `([^`]+)` +\| ([^|]*)\|/gm)].map(
  ([, name = '', params = '']) => ({
    name,
    params: new Map(params.trim() ? params.split(',').map(paramOf) : []),
  }),
)

/** The answer of a state and all data after it was set up in an empty world, as text. */
function worldAfter(name: StateName, params: StateParams): string {
  const db = createDatabase()
  const setUp: (...args: [typeof db, StateParams, number]) => unknown = states[name]
  const answer = setUp(db, params, NOW)
  const tables = Object.entries(db.tables).map(([table, content]) => [table, [...content.values()]])
  return JSON.stringify([answer, tables])
}

/** The value of a default in the table. */
const valueOf = (param: string, text: string) =>
  typeof OTHER[param as keyof StateParams] === 'string' ? text : (JSON.parse(text) as unknown)

test('the table has every state and no other', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(states))
})

/** States of other services and of the deployment. They are so in every world of the mock, so they set nothing up. */
const STANDING = /^(the key|the payment code|the site|reciprocity|resources|lead form)/

describe.each(rows.filter(({ name }) => isStateName(name) && !STANDING.test(name)))(
  'the state “$name”',
  ({ name, params }) => {
    const state = name as StateName
    const world = worldAfter(state, {})

    test('takes the parameters in the table and no others', () => {
      const taken = Object.entries(OTHER).filter(
        ([param, value]) => worldAfter(state, { [param]: value }) !== world,
      )
      expect(taken.map(([param]) => param).toSorted()).toEqual([...params.keys()].toSorted())
    })

    test('has the defaults in the table', () => {
      for (const [param, text] of params)
        if (text !== undefined)
          expect(worldAfter(state, { [param]: valueOf(param, text) }), param).toBe(world)
      expect(worldAfter(state, {})).toBe(world)
    })
  },
)

test('the interactions use only states and parameters in the table', () => {
  const used = Object.values(pactFiles('contracts/pacts'))
    .flatMap(({ interactions }) => interactions)
    .flatMap(({ providerStates = [] }) => providerStates)
    .flatMap(({ name, params = {} }) => Object.keys(params).map((param) => ({ name, param })))
  const unknown = used.filter(({ name, param }) => !rows.find((row) => row.name === name)?.params.has(param))
  expect(unknown).toEqual([])
})
