// The meaning of each change that Redocly finds.
import { deprecation, type Found, type Meaning, meaning, step, textOf } from './meaning.ts'
import type { Place } from './place.ts'
import { memberChange, schemaChanges } from './schema-rules.ts'

/** What a rule reads of an operation, a parameter, a body or a header. */
type Described = { required?: boolean; in?: string; 'x-access'?: string }

const isRequired = (node: Described | undefined) => node?.required === true

function existence(found: Found, place: Place, prefix: string): Meaning {
  const { kind, typeName } = found
  const node: Described | undefined = place.nodes.at(-1)
  const isNew = kind === 'added'
  const what = `was ${kind}`
  const needed = isRequired(node) ? `${what} and is required` : what
  switch (typeName) {
    case 'Operation':
      return isNew
        ? meaning(found, 'endpoint-added', `${what}, for callers: ${node?.['x-access'] ?? 'nobody named'}`)
        : meaning(found, 'api-removed-without-deprecation', what)
    case 'Parameter':
      if (!isNew) return meaning(found, 'request-parameter-removed', what)
      if (node?.in === 'path') return meaning(found, 'new-request-path-parameter', what)
      return meaning(found, `new-${isRequired(node) ? 'required' : 'optional'}-request-parameter`, needed)
    case 'RequestBody':
      if (!isNew) return meaning(found, 'request-body-removed', what)
      return meaning(found, `request-body-added-${isRequired(node) ? 'required' : 'optional'}`, needed)
    case 'Response': {
      const isSuccess = /\/responses\/2\d\d$/.test(found.path)
      return meaning(found, `response-${isSuccess ? '' : 'non-'}success-status-${kind}`, what)
    }
    case 'MediaType':
      return meaning(
        found,
        `${place.part === 'request' ? 'request-body' : 'response'}-media-type-${kind}`,
        what,
      )
    case 'Header':
      if (isNew) return meaning(found, 'response-header-added', what)
      return meaning(found, `${isRequired(node) ? 'required' : 'optional'}-response-header-removed`, what)
    case 'Schema':
      return memberChange(found, place, prefix)
    default:
      return meaning(found, '', what)
  }
}

function modification(found: Found, place: Place, prefix: string): Meaning[] {
  const { typeName, property } = found
  if (typeName === 'Schema') return schemaChanges(found, place, prefix)
  if (property === 'required' && typeName === 'Header') {
    const became = found.revision?.value === true ? 'required' : 'optional'
    return [meaning(found, `response-header-became-${became}`, `became ${became}`)]
  }
  if (property === 'required' && place.part !== 'response') {
    const id = place.part === 'request' ? 'request-body' : 'request-parameter'
    const became = found.revision?.value === true ? 'required' : 'optional'
    return [meaning(found, `${id}-became-${became}`, `became ${became}`)]
  }
  if (property === 'deprecated')
    return [deprecation(found, typeName === 'Operation' ? 'endpoint' : 'request-parameter')]
  // A status or a media type in the place of another.
  if (property === 'key') return [meaning(found, '', `instead of ${textOf(found.base?.value)}`)]
  if (property === 'operationId') return [meaning(found, 'api-operation-id-removed', step(found))]
  return [meaning(found, '', step(found))]
}

function prefixOf({ part, isProperty }: Place): string {
  if (part === 'request-parameter') return isProperty ? 'request-parameter-property' : part
  return `${part ?? 'request'}-${isProperty ? 'property' : 'body'}`
}

/** The meanings of a change. A change of a list, such as `enum`, may have several. */
export function meaningsOf(found: Found, place: Place | undefined): Meaning[] {
  const { kind, property } = found
  if (!place) {
    const isPath = found.typeName === 'PathItem' && kind !== 'modified'
    const id = kind === 'added' ? 'endpoint-added' : 'api-path-removed-without-deprecation'
    return [meaning(found, isPath ? id : '', property === undefined ? `was ${kind}` : step(found))]
  }
  return kind === 'modified'
    ? modification(found, place, prefixOf(place))
    : [existence(found, place, prefixOf(place))]
}
