// Resources as the API sends them, for unit tests: the contract's examples, with what a test is about in its own values.
import { operation } from '../../contracts/reader/contracts.ts'
import type {
  OccurrenceAttributes,
  OccurrenceResource,
  RegistrantAttributes,
  RegistrantResource,
} from '../../src/api/generated/training.types.ts'

/** The attributes in the first example of a call. The contract's lint has checked them against their schema. */
function exampleOf(id: string): unknown {
  const { responses, success } = operation(id)
  const [example] = Object.values(responses[success]?.media?.examples ?? {})
  const document = example?.value as { data: { attributes: unknown } } | undefined
  if (!document) throw new Error(`${id} has no example.`)
  return document.data.attributes
}

/** A registrant without a phone number and notes, added in November 2026. */
export const registrantResource = (
  id: string,
  attributes: Partial<RegistrantAttributes> = {},
): RegistrantResource => ({
  id,
  type: 'registrants',
  attributes: { ...(exampleOf('createRegistrant') as RegistrantAttributes), phone: null, ...attributes },
})

/** A class with seats for 12 and 5 students. */
export const classResource = (
  id: string,
  attributes: Partial<OccurrenceAttributes> = {},
): OccurrenceResource => ({
  id,
  type: 'occurrences',
  attributes: {
    ...(exampleOf('getOccurrence') as OccurrenceAttributes),
    name: 'Home Defense',
    slug: 'home-defense',
    dates: [],
    instructors: [],
    numberOfRegistrants: 5,
    ...attributes,
  },
})

/** A class with a name and the start and end of each of its days. */
export const classOn = (id: string, name: string, ...days: [startTime: string, endTime: string][]) =>
  classResource(id, {
    name,
    dates: days.map(([startTime, endTime], i) => ({ guid: `${id} ${i}`, startTime, endTime })),
  })
