import { replace } from 'react-router-dom'
import { queryContentQuery } from '../../api/generated/content.hooks.ts'
import { RESOURCE_TYPES, resourcesOf, type ResourceType } from '../../api/services/content-queries.ts'
import { paths } from '../../paths.ts'

/** The resources of one type, in the order of the content service (spec §7). */
export const resourcesQuery = (type: ResourceType) => queryContentQuery(resourcesOf(type))

/** The type that an address names; the first one without a name, undefined for an unknown one. */
export const resourceTypeOf = (name: string | undefined): ResourceType | undefined =>
  name === undefined ? RESOURCE_TYPES[0] : RESOURCE_TYPES.find((type) => type === name)

/** For loaders: an unknown type leads to the first one. */
export function typeOrRedirect(name: string | undefined): ResourceType {
  const type = resourceTypeOf(name)
  if (!type) throw replace(paths.instructorResources())
  return type
}
