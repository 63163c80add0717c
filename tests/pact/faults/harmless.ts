// What a verification passes, and why it may. Each is a promise to backend teams, or the known end of what Pact can see.
import type { Answer } from './answer.ts'
import { at, hasBody, ignoring, asksForFuture, type Kind, refuses, whole } from './kind.ts'
import { isRecord, keyOf } from './nodes.ts'
import { inErrors } from './refusals.ts'
import { isEmptyList, isInAList, isText, something } from './values.ts'

const always = () => true
const reversed = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, child]) => [key, reversed(child)]),
      )
    : value

/** The text of a field that is for people to read. */
const PROSE = /^(name|description|comment|firstName|lastName|city|biography|companyName|venue)$/

export const HARMLESS: Kind[] = [
  {
    ...whole('does nothing wrong', always, (answer) => answer),
    mayPass: 'the proxy itself breaks nothing',
  },
  {
    ...at(
      'adds a field',
      ({ value }) => isRecord(value),
      (value) => ({ ...(value as object), addedLater: true }),
    ),
    mayPass: 'a backend may grow before the application knows',
  },
  {
    ...whole('adds a header', always, (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'x-request-id': '7' },
    })),
    mayPass: 'nobody reads it',
  },
  {
    ...whole('says which characters', hasBody, (answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })),
    mayPass: 'JSON is always UTF-8',
  },
  {
    ...whole('writes its JSON in another order, over many lines', hasBody, (answer: Answer) => ({
      ...answer,
      text: JSON.stringify(reversed(answer.body), null, 2),
    })),
    mayPass: 'it is the same JSON',
  },
  {
    ...at(
      'answers other words',
      (node) => isText(node) && PROSE.test(keyOf(node) ?? ''),
      () => 'Something else',
    ),
    mayPass: 'what it says is the backend’s own; the application relies on there being a text',
  },
  {
    ...at(
      'answers another number',
      ({ value }) => typeof value === 'number',
      () => 7,
    ),
    mayPass: 'right sums follow from the rules of the backend, which its own tests must hold',
  },
  {
    ...at(
      'lists one more of the same',
      (node) => Array.isArray(node.value) && node.value.length === 1 && keyOf(node) === 'data',
      (value) => [...(value as unknown[]), ...(value as unknown[])],
    ),
    mayPass: 'one element of the example stands for any number',
  },
  {
    ...at(
      'lists what should not be there, inside a list',
      (node) => isEmptyList(node) && isInAList(node),
      something,
    ),
    mayPass: 'Pact cannot say that a list inside of a list must be empty',
  },
  {
    ...inErrors(
      'refuses in its own words',
      (i) => !refuses(401)(i) && i.response.status >= 400,
      (entries) => entries.map((entry) => ({ ...entry, message: 'Not like that.' })),
    ),
    mayPass: 'people read it; only the words of an invalid token are part of the contract',
  },
  {
    ...inErrors('blames another field', refuses(422), (entries) =>
      entries.map((entry) => ({ ...entry, field: 'somethingElse' })),
    ),
    mayPass: 'a field that the form does not have is said above it, so nothing is lost',
  },
  {
    ...ignoring('ignores the filter that all fit', asksForFuture, 'filter'),
    mayPass:
      'a list shows what is there, and one element stands for any number; what is left out needs other tests',
  },
  {
    ...ignoring('ignores page and perPage', always, 'page', 'perPage'),
    mayPass: 'one element is on one page whatever its size; the tests of the mock go through many pages',
  },
  {
    ...at(
      'names the author of a private review',
      ({ value }) => isRecord(value) && value['isPublic'] === false && value['occurrenceId'] !== undefined,
      (value) => ({ ...(value as object), firstName: 'Ana', lastNameInitial: 'S' }),
    ),
    mayPass: 'Pact cannot say that a field must be absent; the guide for backend teams says it',
  },
]
