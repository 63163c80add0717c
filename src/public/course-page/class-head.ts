import type { CourseInstanceLeaf, EventLeaf, OfferLeaf, OrganizationLeaf, PlaceLeaf } from 'schema-dts'
import type { CourseDocument, OccurrenceListDocument } from '../../api/generated/training.types.ts'
import { config } from '../../config.ts'
import { aggregateRating, breadcrumbs, excerpt, type Head, type JsonLd, starsOf } from '../head.ts'
import { formatPrice } from '../../lib/money.ts'
import { formatDays } from '../../lib/venue-time.ts'
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
  const spanOf = (days: ClassDate['days'], zone: string) => ({
    startDate: timeOf(days[0]?.startTime ?? '', zone),
    endDate: timeOf(days.at(-1)?.endTime ?? '', zone),
  })
  // Search engines want an address for each date.
  const urlOf = ({ occurrenceId }: ClassDate) => `${url}?oid=${encodeURIComponent(occurrenceId)}`
  const offerOf = (date: ClassDate): OfferLeaf => ({
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${isOpen(date) ? 'InStock' : 'SoldOut'}`,
    url: registration.kind === 'checkout' && isOpen(date) ? site + date.checkoutUrl : urlOf(date),
  })
  const eventOf = (date: ClassDate): EventLeaf => ({
    '@type': 'Event',
    name,
    ...about,
    url: urlOf(date),
    ...spanOf(date.days, date.zone),
    // A class of two weekends does not last a week.
    ...(date.days.length > 1 && {
      subEvent: date.days.map((day): EventLeaf => ({
        '@type': 'Event',
        name,
        ...spanOf([day], date.zone),
        location: placeOf(location),
      })),
    }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(location),
    organizer,
    ...(teacher && { performer: { '@type': 'Person', name: `${teacher.firstName} ${teacher.lastName}` } }),
    // No one can buy a seat here on a date that takes registrations elsewhere.
    ...(date.canHaveRegistrants && { offers: offerOf(date) }),
  })
  const hours = attributes.classroomHours + attributes.rangeHours
  const instanceOf = (date: ClassDate): CourseInstanceLeaf => ({
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    ...(hours > 0 && { courseWorkload: `PT${Math.round(hours * 60)}M` }),
    ...spanOf(date.days, date.zone),
  })
  const all = dates ? datesOf(dates, location) : []
  return [
    {
      '@type': 'Course',
      name,
      ...about,
      url,
      provider: organizer,
      ...(all.length > 0 && { hasCourseInstance: all.map(instanceOf) }),
      ...aggregateRating(attributes),
    },
    ...all.map(eventOf),
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
  const [next] = dates ? datesOf(dates, location).filter(isOpen) : []
  const place = `${location.city}, ${location.state}`
  return {
    // First what decides, because a chat cuts the rest.
    description: excerpt(
      `${[
        ...(next ? [formatDays(next.days)] : []),
        formatPrice(price),
        place,
        ...starsOf(course.data.attributes),
      ].join(' · ')}. ${description || `${name}, an in-person class.`}`,
    ),
    canonical: canonicalPath(course.data),
    picture: { address: pictureOf(course), alt: name },
    jsonLd: classJsonLd(course, dates, site),
  }
}
