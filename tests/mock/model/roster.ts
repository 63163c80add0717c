import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Class, Line, Model, Student, Who } from './model.ts'
import { anyone, by, type By, classes, lines, played, step, students } from './step.ts'

export async function addRegistrant(model: Model, one: Class, { who, name }: { who: Who; name: string }) {
  const email = `${name}@example.com`
  const body = { occurrenceId: one.id, firstName: 'A', lastName: 'B', email, isManualRegistrant: true }
  const done = await played(model.expected.addLine(who, one), who, 'POST', 'registrants', body)
  if (!done) return
  const student = String(done.data.attributes['studentId'])
  const known = model.students.find((held) => held.email.toLowerCase() === email.toLowerCase())
  if (known) {
    expect(student).toBe(known.id)
    known.isArchived = false
  } else model.students.push({ id: student, email, isArchived: false })
  model.lines.push({ id: done.data.id, class: one.id, isRemoved: false, status: null })
}

const editRegistrant = (model: Model, line: Line, { who }: By) =>
  played(model.expected.changeLine(who, line, 200), who, 'PATCH', `registrants/${line.id}`, { notes: 'Late' })

async function removeRegistrant(model: Model, line: Line, { who }: By) {
  const status = model.expected.changeLine(who, line, 204)
  if (await played(status, who, 'DELETE', `registrants/${line.id}`)) line.isRemoved = true
}

async function reschedule(model: Model, line: Line, { who, to }: { who: Who; to: number }) {
  const other = model.classes[to % model.classes.length]
  if (!other) return
  const status = model.expected.reschedule(who, line, other)
  const path = `registrants/${line.id}`
  if (await played(status, who, 'PATCH', path, { occurrenceId: other.id })) line.class = other.id
}

async function archiveStudent(model: Model, student: Student, { who }: By) {
  const status = model.expected.toStudent(who, 204)
  if (await played(status, who, 'POST', `students/${student.id}/archive`)) student.isArchived = true
}

/** After this, the old address belongs to a new person. */
async function editStudent(model: Model, student: Student, { who }: By) {
  const email = `new-${student.email}`
  const status = model.expected.toStudent(who, 200)
  if (await played(status, who, 'PATCH', `students/${student.id}`, { email })) student.email = email
}

// One person, whose address is written in two ways, and two others.
const names = fc.constantFrom('ann', 'ANN', 'bob', 'cy')

export const ofRosters = [
  step('addRegistrant', fc.record({ who: anyone, name: names }), classes, addRegistrant),
  step('editRegistrant', by, lines, editRegistrant),
  step('removeRegistrant', by, lines, removeRegistrant),
  step('reschedule', fc.record({ who: anyone, to: fc.nat(9) }), lines, reschedule),
]
export const ofStudents = [
  step('archiveStudent', by, students, archiveStudent),
  step('editStudent', by, students, editStudent),
]
