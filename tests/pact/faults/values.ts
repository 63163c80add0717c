// Values that are wrong at one place of the body.
import { at, isSuccess, type Kind } from './kind.ts'
import { isRecord, keyOf, type Node } from './nodes.ts'

const isProperty = (node: Node) => keyOf(node) !== undefined
const isNumber = ({ value }: Node) => typeof value === 'number'
const isBoolean = ({ value }: Node) => typeof value === 'boolean'
const isNull = ({ value }: Node) => value === null
const isObject = ({ value }: Node) => isRecord(value)
const isList = ({ value }: Node) => Array.isArray(value)
/** A text that is neither one of several nor always the same. */
export const isText = ({ value, schema }: Node) =>
  typeof value === 'string' && schema.const === undefined && !schema.enum
const matches = (pattern: RegExp) => (node: Node) => isText(node) && pattern.test(String(node.value))
const isDate = matches(/^\d{4}-\d{2}-\d{2}T/)
const hasFormat =
  (...formats: string[]) =>
  (node: Node) =>
    isText(node) && formats.includes(node.schema.format ?? '')
export const isEmptyList = ({ value }: Node) => Array.isArray(value) && !value.length
export const isInAList = ({ path }: Node) => path.some((step) => typeof step !== 'string')
export const something = () => [{ id: '666', type: 'things' }]
/** One of the parts that a document has at its top. */
const isPart = (name: string, { path }: Node) => path.length === 1 && path[0] === name

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const WRONG_VALUES: Kind[] = [
  at('leaves a field out', isProperty, () => undefined),
  at(
    'answers null for a value',
    (node) => isProperty(node) && !isNull(node),
    () => null,
  ),
  at('answers a value where there is none', isNull, () => 'something'),
  at('answers a number for a text', isText, () => 7),
  at('answers a text for a number', isNumber, String),
  at(
    'answers a fraction for a count',
    (node) => isNumber(node) && [node.schema.type].flat().includes('integer'),
    () => 1.5,
  ),
  at('answers a text for yes or no', isBoolean, String),
  at('answers 1 for yes', isBoolean, Number),
  at(
    'answers a word that the contract does not know',
    ({ value, schema }) => schema.enum !== undefined && value !== null,
    () => 'UNHEARD_OF',
  ),
  at(
    'answers a resource of another type',
    (node) => node.schema.const !== undefined && keyOf(node) === 'type',
    () => 'things',
  ),
  at('answers an American date', isDate, () => '11/20/2026'),
  at('answers a date without an offset', isDate, () => '2026-11-20T08:00:00'),
  at('answers a date in milliseconds', isDate, () => 1_795_000_000_000),
  at('answers what is no email address', hasFormat('email'), () => 'ana.silva'),
  at('answers what is no URL', hasFormat('uri', 'uri-reference'), () => 'document 51'),
  at(
    'answers an id that cannot be one',
    (node) => node.schema.pattern?.startsWith('^[A-Za-z0-9_-]') === true && isText(node),
    () => 'no id/at all',
  ),
  at('answers a list for an object', isObject, (value) => [value]),
  at('answers an object for a list', isList, (value) => ({ items: value })),
  at(
    'answers an empty list',
    ({ value }) => Array.isArray(value) && value.length > 0,
    () => [],
  ),
  at('lists what should not be there', (node) => isEmptyList(node) && !isInAList(node), something),
  at(
    'leaves the included out',
    (node, interaction) => isSuccess(interaction) && isPart('included', node),
    () => undefined,
  ),
  at(
    'does not count the pages',
    (node) => isPart('meta', node),
    () => ({}),
  ),
  at(
    'answers a flat resource',
    ({ value }) => isRecord(value) && isRecord(value['attributes']),
    (value) => {
      const { attributes, ...rest } = value as { attributes: object }
      return { ...rest, ...attributes }
    },
  ),
  // The same values under other names.
  at(
    'writes its fields another way',
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
