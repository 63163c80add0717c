// Differences that a verification accepts, with the reason: a promise to backend teams, or a limit of what Pact can check.
import type { Answer } from './answer.ts'
import { asksForFuture, at, hasBody, ignoring, isExact, type Kind, refuses, whole } from './kind.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { keyOf } from './nodes.ts'
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

/** The fields with text for people. */
const PROSE = /^(name|description|comment|firstName|lastName|city|biography|companyName|venue)$/

export const HARMLESS: Kind[] = [
  {
    ...whole('does nothing wrong', always, (answer) => answer),
    mayPass: 'it shows that the proxy itself breaks nothing',
  },
  {
    ...at(
      'adds a field',
      ({ value }) => isRecord(value),
      (value) => ({ ...(value as object), addedLater: true }),
    ),
    mayPass: 'a backend may add fields that the application does not know yet',
  },
  {
    ...whole('adds a header', always, (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'x-request-id': '7' },
    })),
    mayPass: 'the application does not read it',
  },
  {
    ...whole('names the charset', hasBody, (answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })),
    mayPass: 'JSON is always UTF-8',
  },
  {
    ...whole('changes the key order and the line breaks of its JSON', hasBody, (answer: Answer) => ({
      ...answer,
      text: JSON.stringify(reversed(answer.body), null, 2),
    })),
    mayPass: 'it is the same JSON',
  },
  {
    ...at(
      'returns another text for people',
      (node, interaction) => isText(node) && PROSE.test(keyOf(node) ?? '') && !isExact(node, interaction),
      () => 'Something else',
    ),
    mayPass: 'the backend chooses its texts; the application only needs a string',
  },
  {
    ...at(
      'returns another number',
      (node, interaction) => typeof node.value === 'number' && !isExact(node, interaction),
      () => 7,
    ),
    mayPass:
      'whether a number is right follows from the rules of the backend, which its own tests must check',
  },
  {
    ...at(
      'returns one more element of the same kind',
      (node) => Array.isArray(node.value) && node.value.length === 1 && keyOf(node) === 'data',
      (value) => [...(value as unknown[]), ...(value as unknown[])],
    ),
    mayPass: 'one element in the example stands for any number of elements',
  },
  {
    ...at(
      'returns an element in a nested list that should be empty',
      (node) => isEmptyList(node) && isInAList(node),
      something,
    ),
    mayPass: 'Pact cannot require that a nested list is empty',
  },
  {
    ...inErrors(
      'words an error message differently',
      (i) => !refuses(401)(i) && i.response.status >= 400,
      (entries) => entries.map((entry) => ({ ...entry, message: 'Not like that.' })),
    ),
    mayPass: 'the message is for people; only the message for an invalid token is part of the contract',
  },
  {
    ...inErrors('names another field in an error', refuses(422), (entries) =>
      entries.map((entry) => ({ ...entry, field: 'somethingElse' })),
    ),
    mayPass: 'the form shows the error of an unknown field above its fields, so the user still sees it',
  },
  {
    ...ignoring('ignores a filter that every element matches', asksForFuture, 'filter'),
    mayPass:
      'Pact sees only the elements that are there, and one stands for any number; other tests must check the filter',
  },
  {
    ...ignoring('ignores page and perPage', always, 'page', 'perPage'),
    mayPass: 'one element fits on a page of any size; `verify:deep` goes through several pages',
  },
  {
    ...at(
      'names the author of a private review',
      ({ value }) => isRecord(value) && value['isPublic'] === false && value['occurrenceId'] !== undefined,
      (value) => ({ ...(value as object), firstName: 'Ana', lastNameInitial: 'S' }),
    ),
    mayPass: 'Pact cannot require that a field is absent; `contracts:check` does',
  },
]
