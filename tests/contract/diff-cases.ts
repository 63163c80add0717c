// Pairs of operations with one change between them, and what the diff must say about it.
import type { Change } from '../../tools/contracts/diff/change.ts'
import {
  answer,
  answers,
  bodies,
  body,
  exampleAnswer,
  headerAnswer,
  headers,
  kind,
  named,
  object,
  one,
  person,
  queries,
  query,
  text,
  two,
} from './diff-fragments.ts'

type Fragment = object
type Sides = { before?: Fragment; after?: Fragment }
type Case = [rule: string, sides: Sides, impact: Change['impact'], id?: string]

const integer = { type: 'integer' }
const nullable = { type: ['string', 'null'] }
const five = { ...text, maxLength: 5 }
const nine = { ...text, maxLength: 9 }
/** A person without the note, and one whose properties are both optional. */
const nameless = object({ name: text }, ['name'])
const loose = object({ name: text, note: text })
const open = { ...person, additionalProperties: true }
const described = object({ name: text, description: text }, ['name', 'description'])
const exampleOf = (name: string) => exampleAnswer(person, { ana: { value: { name } } })
const ofHeader = { optional: { schema: text }, required: { required: true, schema: text } }
const access = (before: string, after: string) => ({
  before: { 'x-access': before },
  after: { 'x-access': after },
})

export const CASES: Case[] = [
  ['an operation is gone', { before: {} }, 'major'],
  ['an operation is new', { after: {} }, 'minor'],
  ['who may call is fewer', access('anonymous', 'owner'), 'access', 'access-closed'],
  ['who may call is more', access('owner', 'signed-in'), 'access', 'access-opened'],
  [
    'a call needs a token',
    { before: { security: [{ token: [] }, {}] }, after: {} },
    'access',
    'api-security-removed',
  ],
  [
    'a call needs no token',
    { before: { security: [{ token: [] }] }, after: { security: [] } },
    'access',
    'api-security-added',
  ],
  ['an operation is deprecated', { before: {}, after: { deprecated: true } }, 'minor', 'endpoint-deprecated'],
  [
    'an answer lacks a success',
    { before: answer(person, '204'), after: answer(person) },
    'major',
    'response-success-status-removed',
  ],
  [
    'an answer lacks a refusal',
    { before: answer(person, '404'), after: answer(person) },
    'minor',
    'response-non-success-status-removed',
  ],
  ['an answer may have more fields', answers(person, open), 'minor'],
  ['a request may not have more fields', bodies(open, person), 'major'],
  [
    'a parameter has another default',
    queries({ ...integer, default: 10 }, { ...integer, default: 25 }),
    'major',
    'request-parameter-default-value-changed',
  ],
  [
    'a request may be longer',
    bodies(named(five), named(nine)),
    'minor',
    'request-property-max-length-increased',
  ],
  [
    'a request may have a new value',
    bodies(kind(one), kind(two)),
    'minor',
    'request-property-enum-value-added',
  ],
  [
    'an answer is never null',
    answers(named(nullable), named(text)),
    'minor',
    'response-property-became-not-nullable',
  ],
  ['an answer always has a property', answers(loose, person), 'minor', 'response-property-became-required'],
  ['an answer has a new status', { before: answer(person), after: answer(person, '404') }, 'minor'],
  ['an answer lacks a property', answers(person, nameless), 'major'],
  ['an answer has a new property', answers(nameless, person), 'minor'],
  ['an answer lacks a value', answers(kind(two), kind(one)), 'major'],
  ['an answer has a new value', answers(kind(one), kind(two)), 'major'],
  ['an answer may lack a property', answers(person, loose), 'major'],
  ['an answer may be null', answers(named(text), named(nullable)), 'major'],
  ['an answer has another type', answers(named(text), named(integer)), 'major'],
  [
    'a request needs a new property',
    bodies(named(text), object({ name: text, note: text }, ['note'])),
    'major',
  ],
  [
    'a request needs a known property',
    bodies(person, object({ name: text, note: text }, ['name', 'note'])),
    'major',
  ],
  ['a request may have a new property', bodies(nameless, person), 'minor'],
  ['a request may not have a property', bodies(person, nameless), 'major'],
  ['a request may not have a value', bodies(kind(two), kind(one)), 'major'],
  ['a request may be shorter only', bodies(named(nine), named(five)), 'major'],
  ['a request must be longer', bodies(named(text), named({ ...text, minLength: 1 })), 'major'],
  ['a request has another type', bodies(named(text), named(integer)), 'major'],
  ['a request may not be null', bodies(named(nullable), named(text)), 'major'],
  ['a request needs a body', { before: body(person, false), after: body(person) }, 'major'],
  ['a parameter is gone', { before: query(text), after: {} }, 'major'],
  ['a parameter is needed', { before: query(text), after: query(text, true) }, 'major'],
  ['a new parameter is needed', { before: {}, after: query(text, true) }, 'major'],
  ['a new parameter may be given', { before: {}, after: query(text) }, 'minor'],
  ['a parameter may not have a value', queries(two, one), 'major'],
  ['an answer has a new example', { before: answer(person), after: exampleOf('Ana') }, 'example'],
  ['an example has another value', { before: exampleOf('Ana'), after: exampleOf('Bea') }, 'example'],
  [
    'an answer has a new header',
    { before: answer(person), after: headerAnswer(ofHeader.optional) },
    'minor',
    'response-header-added',
  ],
  [
    'an answer has no header any more',
    { before: headerAnswer(ofHeader.optional), after: answer(person) },
    'major',
    'optional-response-header-removed',
  ],
  [
    'an answer may lack a header',
    headers(ofHeader.required, ofHeader.optional),
    'major',
    'response-header-became-optional',
  ],
  [
    'an answer always has a header',
    headers(ofHeader.optional, ofHeader.required),
    'minor',
    'response-header-became-required',
  ],
  [
    'a header has another form',
    headers({ schema: { ...text, pattern: '^[0-9]$' } }, ofHeader.optional),
    'major',
  ],
  ['nobody knows the caller', access('owner', 'admin'), 'access'],
  ['a field that is called description is gone', answers(described, nameless), 'major'],
  ['only words change', { before: { summary: 'Do' }, after: { summary: 'Do it' } }, 'patch'],
]
