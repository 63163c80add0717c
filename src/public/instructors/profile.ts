import type {
  CertificationListDocument,
  CourseListDocument,
  InstructorDocument,
} from '../../api/generated/training.types.ts'
import { one } from '../../api/resource.ts'
import { breadcrumbs, excerpt, type Head, starsOf } from '../head.ts'
import { safePicture } from '../../lib/safe-url.ts'
import { paths } from '../../paths.ts'
import { scaled } from '../ui/scaled.ts'
import { windowTitle } from '../../ui/window-title.ts'

type Profile = InstructorDocument['data']

export const nameOf = ({ attributes: { firstName, lastName } }: Profile) => `${firstName} ${lastName}`

const placeOf = ({ attributes: { city, state } }: Profile) => [city, state].filter(Boolean).join(', ')

export const profileTitle = (profile: Profile) => {
  const place = placeOf(profile)
  return windowTitle(`${nameOf(profile)}, instructor${place && ` in ${place}`}`)
}

/** Short facts from a profile, the most important for a visitor first. */
export const profileFacts = (profile: Profile): string[] => {
  const { isRangePartner, trainingCounselor, companyName } = profile.attributes
  return [
    ...(isRangePartner ? ['Range partner'] : []),
    ...(trainingCounselor ? ['Trains instructors'] : []),
    ...(companyName ? [companyName] : []),
  ]
}

/** A course of an instructor, as a list shows it. */
export const taughtLines = ({ data }: CourseListDocument) =>
  data.map(({ id, attributes: { name, price, venue, city, state } }) => ({
    id,
    name,
    price,
    venue,
    city,
    state,
  }))

/** A curriculum that an instructor may teach, and the year of the certification. */
export type Certificate = { id: string; name: string; since: string }

/** The longest held first. One whose curriculum is not known is left out. */
export const certificatesOf = (list: CertificationListDocument): Certificate[] =>
  list.data
    .flatMap(({ id, attributes: { certifiedAt }, relationships }) => {
      const name = one(list, relationships.curriculum)?.attributes.name
      return name ? [{ id, name, since: certifiedAt.slice(0, 'yyyy'.length) }] : []
    })
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.name.localeCompare(b.name))

/** The head of a profile page. @param site our own origin */
export function profileHead({ data }: InstructorDocument, site: string): Head {
  const { biography, imageUrl } = data.attributes
  const name = nameOf(data)
  const place = placeOf(data)
  const facts = [...starsOf(data.attributes), ...(place ? [place] : [])].join(' · ')
  const canonical = paths.instructor(data.id)
  const portrait = safePicture(imageUrl)
  const image = portrait && scaled(portrait, 640)
  return {
    description: excerpt(
      `${facts && `${facts}. `}${biography || `Classes, dates and reviews of ${name}, a certified instructor.`}`,
    ),
    canonical,
    picture: { address: portrait, alt: name },
    jsonLd: [
      {
        '@type': 'ProfilePage',
        url: site + canonical,
        mainEntity: {
          '@type': 'Person',
          name,
          jobTitle: 'Certified instructor',
          ...(image && { image: new URL(image, site).href }),
        },
      },
      breadcrumbs(site, [
        { name: 'Home', path: paths.home() },
        { name, path: canonical },
      ]),
    ],
  }
}
