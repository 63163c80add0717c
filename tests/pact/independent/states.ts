// The data of the independent provider, and the states of contracts/README.md that set it up.
import { operation } from '../../../contracts/reader/contracts.ts'

export type Fields = Record<string, unknown>
export type Student = { id: string; ownerId: string; fields: Fields; version: string }

/** The attributes in the first example of a call. What the provider does not work with stays as it is there. */
export function example(id: string): Fields {
  const { responses, success } = operation(id)
  const [first] = Object.values(responses[success]?.media?.examples ?? {})
  const value = first?.value as { data: { attributes: Fields } } | undefined
  return value?.data.attributes ?? {}
}

export const tokens = new Map<string, string>()
export type Occurrence = {
  id: string
  /** Who may change its roster. */
  teachers: string[]
  capacity: number
  /** Whether people can be added: it takes registrants and has no results. */
  isOpen: boolean
}
export const occurrences = new Map<string, Occurrence>()
export const registrants = new Map<string, { id: string; occurrenceId: string; status: unknown }>()
export const students = new Map<string, Student>()

export const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

function occurrence(id: string, params: Fields) {
  const { ownerId, coInstructorId, capacity = 12, isGraded, canHaveRegistrants = true } = params
  const teachers = [text(ownerId, '101'), text(coInstructorId, '')]
  const isOpen = canHaveRegistrants === true && isGraded !== true
  occurrences.set(id, { id, teachers, capacity: Number(capacity), isOpen })
}

function student(id: string, { ownerId }: Fields) {
  const { registrations: _, ...fields } = example('getStudent')
  const version = students.get(id)?.version ?? 'a'
  students.set(id, { id, ownerId: text(ownerId, '101'), fields, version })
  return { version }
}

const states: Record<string, (params: Fields) => Fields | void> = {
  '': () => undefined,
  'no token is valid': () => undefined,
  'instructor {id} is signed in': ({ id }) => {
    const token = `token of ${text(id, '101')}`
    tokens.set(token, text(id, '101'))
    return { token }
  },
  'occurrence {id} exists': (params) => occurrence(text(params['id'], '501'), params),
  'student {id} exists': (params) => student(text(params['id'], '8001'), params),
  'registrant {id} exists': (params) => {
    const [id, occurrenceId] = [text(params['id'], '9001'), text(params['occurrenceId'], '501')]
    occurrence(occurrenceId, params)
    student('8001', params)
    registrants.set(id, { id, occurrenceId, status: params['status'] ?? null })
  },
}

/** The response body of the states URL; undefined for an unknown state. */
export function setState({ state, params, action }: Fields): Fields | undefined {
  if (action === 'teardown') {
    for (const table of [tokens, occurrences, registrants, students]) table.clear()
    return {}
  }
  const setUp = states[String(state)]
  return setUp && (setUp((params ?? {}) as Fields) ?? {})
}
