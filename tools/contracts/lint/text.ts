// What the contracts must say about each field and header, so that a backend team never has to ask.
import {
  type OpenApiDocument,
  type Operation,
  resolve,
  type Schema,
} from '../../../contracts/reader/openapi.ts'

type Described = Schema & { description?: string }

/** Schemas that say what a value looks like but not what it is for: a field of one of them needs its own words. */
const FORMS = ['Id', 'VenueTime', 'LineInput', 'TextInput', 'TitleInput', 'NameInput']

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** Whether a reader learns what a field means: from its own description, or from that of the type it refers to. */
function isDescribed(document: OpenApiDocument, { description, $ref, ...field }: Described): boolean {
  if (description?.trim()) return true
  if ($ref === undefined) return field.items?.$ref !== undefined && isDescribed(document, field.items)
  return !FORMS.includes(nameOf($ref)) && !!resolve<Described>(document, { $ref }).description?.trim()
}

const isNullable = ({ type, oneOf = [] }: Described) =>
  [type].flat().includes('null') || oneOf.some((one) => one.type === 'null')

/** What is wrong with the text of a field: it has none, or it does not say what null means. */
function problemOf(document: OpenApiDocument, field: Described): string | undefined {
  if (!isDescribed(document, field)) return 'has no description'
  const { description = '' } = field.description ? field : resolve<Described>(document, field)
  return isNullable(field) && !/\bnull\b/i.test(description) ? 'does not say what null means' : undefined
}

const isSchema = (value: object): value is Described =>
  'properties' in value && typeof value.properties === 'object' && value.properties !== null

/** The fields without a useful description, in every schema of a bundled document, by path. */
export function undescribedFields(document: OpenApiDocument): string[] {
  const found = (value: unknown, path: readonly string[]): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const own =
      isSchema(value) && path.at(-1) !== 'properties'
        ? Object.entries(value.properties ?? {}).flatMap(([name, field]) => {
            const problem = problemOf(document, field)
            return problem ? [`${[...path, name].join(' ')} ${problem}`] : []
          })
        : []
    const children = Object.entries(value).filter(([key]) => key !== 'examples' && key !== 'example')
    return [...own, ...children.flatMap(([key, child]) => found(child, [...path, key]))]
  }
  return found({ ...document.components, paths: document.paths }, [])
}

/** The headers that an operation must document: where a new resource is, and how long to wait. */
export function missingHeaders(document: OpenApiDocument, { id, path, responses }: Operation): string[] {
  const hasItem = Object.keys(document.paths).some(
    (other) => other.startsWith(`${path}/{`) && !other.slice(path.length + 1).includes('/'),
  )
  const needs = { ...(hasItem && { 201: 'Location' }), 429: 'Retry-After' }
  return Object.entries(needs)
    .filter(([status, header]) => responses[status] && !responses[status].headers[header])
    .map(([status, header]) => `${id}: ${status} needs the header ${header}`)
}
