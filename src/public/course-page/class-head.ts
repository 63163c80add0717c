import type { EventLeaf, OfferLeaf, OrganizationLeaf, PlaceLeaf } from 'schema-dts'
import type { CourseDocument, OccurrenceListDocument } from '../../api/generated/training.types.ts'
import { config } from '../../config.ts'
import { aggregateRating, breadcrumbs, excerpt, type Head, type JsonLd } from '../head.ts'
import { formatPrice } from '../../lib/money.ts'
import { inZone } from '../../lib/wall-clock.ts'
import { paths } from '../../paths.ts'
import { scaled } from '../ui/scaled.ts'
import { canonicalPath, type Course, pictureOf, stateStep, teacherOf } from './course-facts.ts'
import { type ClassDate, datesOf, isOpen } from './class-dates.ts'
import { registrationOf } from './registration.ts'

function placeOf({
  name,
  lat,
  lng,
  address1,
  address2,
  city,
  state,
  postalCode,
}: Course['attributes']['location']): PlaceLeaf {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address1, address2].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'US',
    },
    ...(lat !== null &&
      lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  }
}

/** The structured data of a class page for search engines. @param site our own origin */
function classJsonLd(
  course: CourseDocument,
  dates: OccurrenceListDocument | undefined,
  site: string,
): JsonLd[] {
  const { attributes } = course.data
  const { name, description, location, price } = attributes
  const url = site + canonicalPath(course.data)
  const image = pictureOf(course)
  const teacher = teacherOf(course)?.attributes
  const organizer: OrganizationLeaf = {
    '@type': 'Organization',
    name: `${config.product} Training`,
    url: site + paths.home(),
  }
  const registration = registrationOf(attributes)
  const about = {
    description: excerpt(description || name, 500),
    ...(image && { image: [new URL(scaled(image, 1280), site).href] }),
  }

  // The venue's local time with its offset, even if the API sends another offset.
  const timeOf = (iso: string, zone: string) => inZone(Date.parse(iso), zone)
  const offerOf = (date: ClassDate): OfferLeaf => ({
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${isOpen(date) ? 'InStock' : 'SoldOut'}`,
    url: registration.kind === 'checkout' && isOpen(date) ? site + date.checkoutUrl : url,
  })
  const eventOf = (date: ClassDate): EventLeaf => ({
    '@type': 'Event',
    name,
    ...about,
    url,
    startDate: timeOf(date.days[0]?.startTime ?? '', date.zone),
    endDate: timeOf(date.days.at(-1)?.endTime ?? '', date.zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(location),
    organizer,
    ...(teacher && { performer: { '@type': 'Person', name: `${teacher.firstName} ${teacher.lastName}` } }),
    // No one can buy a seat here on a date that takes registrations elsewhere.
    ...(date.canHaveRegistrants && { offers: offerOf(date) }),
  })
  return [
    { '@type': 'Course', name, ...about, url, provider: organizer, ...aggregateRating(attributes) },
    ...(dates ? datesOf(dates, location).map(eventOf) : []),
    breadcrumbs(site, [
      { name: 'Home', path: paths.home() },
      ...stateStep(location.state),
      { name, path: canonicalPath(course.data) },
    ]),
  ]
}

/** The head of a class page. @param dates undefined if they could not be loaded @param site our own origin */
export function classHead(
  course: CourseDocument,
  dates: OccurrenceListDocument | undefined,
  site: string,
): Head {
  const { name, description, location, price } = course.data.attributes
  const place = `${location.city}, ${location.state}`
  const picture = pictureOf(course)
  return {
    description: excerpt(description || `${name}, an in-person class in ${place}. ${formatPrice(price)}.`),
    canonical: canonicalPath(course.data),
    image: picture && scaled(picture, 1280),
    jsonLd: classJsonLd(course, dates, site),
  }
}
