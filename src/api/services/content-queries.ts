import { config } from '../../config.ts'
import type { Answer, Args, ContentQuery, Resource, StateReciprocity } from '../generated/content.types.ts'

type Query = Args<'queryContent'>
type Found = Answer<'queryContent'>

// The contract lists every allowed query, so any other query fails to compile.
const RECIPROCITY: ContentQuery =
  '*[_type == "stateReciprocity" && stateName == $stateName]{_id, stateName, stateAbbreviation, postalCode, backgroundImageUrls, statesHonoredCount, reciprocatingStatesCount, minimumAgeCount, yearsPermitValidCount, authorityUrl, _updatedAt}'
const RESOURCES: ContentQuery =
  '*[_type == "resource" && type == $type] | order(category asc, name asc){_id, name, filetype, resourceUrl, fileLastUpdated, category, curriculumAbbreviation, stateName}'
const MARKETING: ContentQuery =
  '*[_type == "resource" && type == $type] | order(name asc){_id, name, filetype, resourceUrl, fileLastUpdated, category, curriculumAbbreviation, stateName}'

/** The categories of the resource library, in the order of their tabs (spec §2 "Resource page"). */
export const RESOURCE_TYPES = ['educational', 'course', 'state', 'marketing'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** Turns `new mexico` and `new-mexico` into `New Mexico`; keeps the lowercase "of" in District of Columbia. */
const capitalized = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')

/** The query for a state's reciprocity resource, by the state's name in any case or its slug (spec §7). */
export const reciprocityOf = (stateName: string): Query => ({
  dataset: config.contentDataset,
  query: RECIPROCITY,
  // Values are passed as JSON parameters, never spliced into the query text.
  $stateName: JSON.stringify(capitalized(stateName)),
})

/** The query for all resources of a type, ordered by category and name; marketing by name only (spec §7). */
export const resourcesOf = (type: ResourceType): Query => ({
  dataset: config.contentDataset,
  query: type === 'marketing' ? MARKETING : RESOURCES,
  $type: `"${type}"`,
})

const isReciprocity = (document: Found['result'][number]): document is StateReciprocity =>
  'statesHonoredCount' in document

/** A reciprocity resource with the field names of spec §3. */
export type Reciprocity = Omit<StateReciprocity, '_id' | '_updatedAt' | 'stateAbbreviation'> & {
  id: string
  usStateAbbreviation: string
  updatedAt: string | undefined
}

/** The first reciprocity resource found, or undefined if there is none. */
export function reciprocityIn({ result: [found] }: Found): Reciprocity | undefined {
  if (!found || !isReciprocity(found)) return undefined
  const { _id: id, _updatedAt: updatedAt, stateAbbreviation, ...rest } = found
  return { id, updatedAt, usStateAbbreviation: stateAbbreviation.usStateName, ...rest }
}

/** A document of the resource library under the names of section 3. */
export type LibraryResource = Omit<Resource, '_id'> & { id: string }

/** The resources that were found, in their order. */
export const resourcesIn = ({ result }: Found): LibraryResource[] =>
  result.flatMap((document) => {
    if (isReciprocity(document)) return []
    const { _id: id, ...rest } = document
    return [{ id, ...rest }]
  })
