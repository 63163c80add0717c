import { describe, expect, test } from 'vitest'
import { operation } from '../../contracts/reader/contracts.ts'
import { checkBody, checkQuery, checkReply } from '../../contracts/reader/validate.ts'

const person = {
  occurrenceId: 'o-1',
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  isManualRegistrant: true,
}

describe('the message for a field', () => {
  test.each([
    ['nothing', { firstName: undefined }, 'firstName', 'Required'],
    ['an empty text', { firstName: '' }, 'firstName', 'Required'],
    ['spaces', { firstName: '   ' }, 'firstName', 'Required'],
    ['an id that is none', { occurrenceId: '../o-1' }, 'occurrenceId', 'Invalid occurrence id'],
    ['an empty id', { occurrenceId: '' }, 'occurrenceId', 'Invalid occurrence id'],
    ['a name of invisible characters', { firstName: '\u200B' }, 'firstName', 'Required'],
    [
      'an invisible character in a name',
      { firstName: 'A\u200Bna' },
      'firstName',
      'Contains a character that cannot be seen',
    ],
    ['an email that is not valid', { email: 'ana' }, 'email', 'Invalid email address'],
    ['an email with letters outside ASCII', { email: 'josé@example.com' }, 'email', 'Invalid email address'],
    ['an email with a domain of one letter', { email: 'ana@example.c' }, 'email', 'Invalid email address'],
    ['a field of the server', { status: 'PASSED' }, 'status', 'This field cannot be set'],
  ])('%s', (_, change, field, message) => {
    const body = JSON.parse(JSON.stringify({ ...person, ...change })) as unknown
    expect(checkBody(operation('createRegistrant'), body)).toEqual([{ field, message }])
  })

  test('names the field itself inside a list', () => {
    const body = { occurrenceId: 'o-1', results: [{ registrantId: '../r-1', status: 'PASSED' }] }
    expect(checkBody(operation('submitResults'), body)).toEqual([
      { field: 'results.0.registrantId', message: 'Invalid registrant id' },
    ])
  })

  test('names the parameter in a query', () => {
    const { violations } = checkQuery(operation('createCourse'), new URLSearchParams({ idToCopy: '../7' }))
    expect(violations).toEqual([{ field: 'idToCopy', message: 'Invalid id to copy' }])
  })
})

test('an item that does not fit is found among items that were checked before', () => {
  const listed = operation('listRegistrants')
  const { value } = listed.responses['200']?.media?.examples?.['roster'] ?? expect.unreachable()
  const { data, meta } = value as { data: { attributes: object }[]; meta: object }
  const [good] = data
  expect(checkReply(listed, 200, { data: [good, good], meta })).toEqual([])
  const bad = { ...good, attributes: { ...good?.attributes, studentId: 7 } }
  const field = 'data.1.attributes.studentId'
  expect(checkReply(listed, 200, { data: [good, bad], meta })).toMatchObject([{ field }])
  // A list is checked as a whole, too.
  expect(checkReply(listed, 200, { data: [good] })).toMatchObject([{ field: 'meta' }])
})
