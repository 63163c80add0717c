// Faults in one value of the body.
import type { Interaction } from '../files.ts'
import { at, isSuccess, type Kind } from './kind.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import { keyOf, type Node } from './nodes.ts'

const isProperty = (node: Node) => keyOf(node) !== undefined
const isNumber = ({ value }: Node) => typeof value === 'number'
const isBoolean = ({ value }: Node) => typeof value === 'boolean'
const isNull = ({ value }: Node) => value === null
const isObject = ({ value }: Node) => isRecord(value)
const isList = ({ value }: Node) => Array.isArray(value)
/** A string that is neither an enum nor a constant. */
export const isText = ({ value, schema }: Node) =>
  typeof value === 'string' && schema.const === undefined && !schema.enum
const matches = (pattern: RegExp) => (node: Node) => isText(node) && pattern.test(String(node.value))
const isId = ({ value, schema }: Node) =>
  schema.pattern === '^[A-Za-z0-9_-]{1,64}$' && /^\d+$/.test(String(value))
/** Whether the request sent this value, in its path, its query or its body. */
function isSent({ value }: Node, { request }: Interaction): boolean {
  const inPath = request.path.split('/').includes(String(value))
  return inPath || JSON.stringify(request.body?.content ?? null).includes(JSON.stringify(value))
}
const isAskedPage = (node: Node, { request }: Interaction) =>
  (keyOf(node) === 'currentPage' && request.query?.['page'] !== undefined) ||
  (keyOf(node) === 'perPage' && request.query?.['perPage'] !== undefined)
/** Whether a text under the attributes repeats the value of that name in the body. */
function isSentText(node: Node, { request, response }: Interaction): boolean {
  const sent = request.body?.content as Record<string, unknown> | undefined
  const key = keyOf(node)
  return response.status < 300 && isText(node) && key !== undefined && sent?.[key] === node.value
}
const isVenueTime = ({ schema }: Node) => schema.format === 'date-time' && schema.pattern !== undefined
const isDate = matches(/^\d{4}-\d{2}-\d{2}T/)
const hasFormat =
  (...formats: string[]) =>
  (node: Node) =>
    isText(node) && formats.includes(node.schema.format ?? '')
export const isEmptyList = ({ value }: Node) => Array.isArray(value) && !value.length
export const isInAList = ({ path }: Node) => path.some((step) => typeof step !== 'string')
export const something = () => [{ id: '666', type: 'things' }]
/** Whether a node is a top-level part of a document. */
const isPart = (name: string, { path }: Node) => path.length === 1 && path[0] === name

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const WRONG_VALUES: Kind[] = [
  at('omits a field', isProperty, () => undefined),
  at(
    'returns null instead of a value',
    (node) => isProperty(node) && !isNull(node),
    () => null,
  ),
  at('returns a value instead of null', isNull, () => 'something'),
  at('returns a number instead of a string', isText, () => 7),
  at('returns an id as a number', isId, Number),
  at(
    'returns another id than the one that was sent',
    (node, interaction) => isId(node) && isSent(node, interaction),
    () => 'another',
  ),
  at(
    'returns another page or page size than the one that was sent',
    isAskedPage,
    (value) => Number(value) + 1,
  ),
  at('stores nothing of what was sent', isSentText, () => 'what was there before'),
  at('returns a time of the venue in UTC', isVenueTime, (value) => new Date(String(value)).toISOString()),
  at(
    'returns a token that nobody can decode',
    (node) => keyOf(node) === 'token',
    () => '3f9a0c52b7',
  ),
  at(
    'returns the values of an enum in lower case',
    ({ value, schema }) => schema.enum !== undefined && /[A-Z]/.test(String(value)),
    (value) => String(value).toLowerCase(),
  ),
  at('returns a string instead of a number', isNumber, String),
  at(
    'returns a fraction instead of an integer',
    (node) => isNumber(node) && [node.schema.type].flat().includes('integer'),
    () => 1.5,
  ),
  at('returns a string instead of a boolean', isBoolean, String),
  at('returns 0 or 1 instead of a boolean', isBoolean, Number),
  at(
    'returns an unknown enum value',
    ({ value, schema }) => schema.enum !== undefined && value !== null,
    () => 'UNHEARD_OF',
  ),
  at(
    'returns a resource of another type',
    (node) => node.schema.const !== undefined && keyOf(node) === 'type',
    () => 'things',
  ),
  at('returns a date in the US format', isDate, () => '11/20/2026'),
  at('returns a date without an offset', isDate, () => '2026-11-20T08:00:00'),
  at('returns a date in milliseconds', isDate, () => 1_795_000_000_000),
  at('returns an invalid email address', hasFormat('email'), () => 'ana.silva'),
  at('returns an invalid URL', hasFormat('uri', 'uri-reference'), () => 'document 51'),
  at(
    'returns an invalid id',
    (node) => node.schema.pattern?.startsWith('^[A-Za-z0-9_-]') === true && isText(node),
    () => 'no id/at all',
  ),
  at('returns a list instead of an object', isObject, (value) => [value]),
  at('returns an object instead of a list', isList, (value) => ({ items: value })),
  at(
    'returns an empty list',
    ({ value }) => Array.isArray(value) && value.length > 0,
    () => [],
  ),
  at(
    'returns an element in a list that should be empty',
    (node) => isEmptyList(node) && !isInAList(node),
    something,
  ),
  at(
    'omits included',
    (node, interaction) => isSuccess(interaction) && isPart('included', node),
    () => undefined,
  ),
  at(
    'omits the page counts',
    (node) => isPart('meta', node),
    () => ({}),
  ),
  at(
    'returns a resource without the attributes level',
    ({ value }) => isRecord(value) && isRecord(value['attributes']),
    (value) => {
      const { attributes, ...rest } = value as { attributes: object }
      return { ...rest, ...attributes }
    },
  ),
  at(
    'writes its field names in snake_case',
    (node) =>
      isRecord(node.value) &&
      keyOf(node) === 'attributes' &&
      Object.keys(node.value).some((key) => snake(key) !== key),
    (value) =>
      Object.fromEntries(
        Object.entries(value as object).map(([key, child]) => [snake(key), child as unknown]),
      ),
  ),
]
