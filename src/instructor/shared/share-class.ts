import type { Answer, OccurrenceResource } from '../../api/generated/training.types.ts'
import { formatWhen } from '../../lib/venue-time.ts'
import { slugify } from '../../lib/slug.ts'
import { paths } from '../../paths.ts'
import { copyLink } from '../../ui/links/copy-link.ts'

type Course = Answer<'getCourse'>

/** The path of the public page on which students register for a class. */
export const publicPath = ({ data: { id, attributes } }: Course) =>
  paths.publicClass(slugify(attributes.name), id)

/** The days of a class and, if it has only one, its hours: `Sat, Dec 5, 2026, 9:00 AM – 5:00 PM CST`. */
const whenWords = ({ attributes: { dates } }: OccurrenceResource) => formatWhen(dates)

/** Opens the share sheet of the device with a link to the class. A device without one copies the link. */
export async function shareClass(occurrence: OccurrenceResource, course: Course) {
  const path = publicPath(course)
  const { name, location: place } = course.data.attributes
  const where = [place.name, place.city].filter(Boolean).join(', ')
  const message = { title: name, text: [whenWords(occurrence), where].filter(Boolean).join(' · ') }
  if (!('share' in navigator)) return copyLink(path)
  try {
    await navigator.share({ ...message, url: new URL(path, location.origin).href })
  } catch (error) {
    // Closing the share sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(path)
  }
}
