// Data that is the same for everyone: items, agreements, promotions, ranges and the modules of curricula.
import { defaults, type Row } from '../db/rows.ts'
import { PEOPLE } from './people.ts'

const DAY = 86_400_000
const iso = (instant: number) => new Date(instant).toISOString()

const item = (name: string, category: 'provided' | 'equipment', hasQuantity = false) => ({
  id: `item-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  category,
  hasQuantity,
})

export const COURSE_ITEMS: Row<'courseItem'>[] = [
  item('Ammunition', 'equipment', true),
  item('Belt', 'equipment'),
  item('Ear protection', 'equipment'),
  item('Eye protection', 'equipment'),
  item('Handgun', 'equipment'),
  item('Holster', 'equipment'),
  item('Magazines', 'equipment', true),
  item('Notebook', 'equipment'),
  item('Certificate', 'provided'),
  item('Lunch', 'provided'),
  item('Rental handgun', 'provided'),
  item('Student workbook', 'provided'),
  item('Targets', 'provided', true),
  item('Water bottles', 'provided', true),
]

export const CURRICULUM_MODULES: Row<'curriculumModule'>[] = [
  ['pistol', 'Pistol', 'Semi-automatic pistols, from the case to the first shots.'],
  ['revolver', 'Revolver', 'Revolvers, from the case to the first shots.'],
  ['care', 'Cleaning and Care', 'Taking a handgun apart and keeping it sound.'],
].map(([id = '', name = '', description = '']) => ({
  id: `mod-${id}`,
  curriculumId: 'cur-hand',
  name,
  description,
}))

const DOCUMENTS = [
  ['CODE_OF_CONDUCT', 'Code of Conduct'],
  ['INSTRUCTOR_AGREEMENT', 'Instructor Agreement'],
  ['PRIVACY_POLICY', 'Privacy Policy'],
] as const

const agreementId = (year: number, type: string) =>
  `agreement-${year}-${type.toLowerCase().replaceAll('_', '-')}`

/** The agreement documents of the year the world began in, the year before and the year after. */
export function agreementRows(epoch: number): Row<'agreement'>[] {
  const now = new Date(epoch).getUTCFullYear()
  return [now - 1, now, now + 1].flatMap((year) =>
    DOCUMENTS.map(([documentType, displayName]) => ({
      id: agreementId(year, documentType),
      documentType,
      displayName,
      documentUrl: `https://documents.example.com/${documentType.toLowerCase().replaceAll('_', '-')}-${year}.pdf`,
      year,
      publishedAt: `${year - 1}-12-01T00:00:00Z`,
    })),
  )
}

/** Dana, the busy instructor, has accepted everything so far; the others have not. */
export function acceptanceRows(epoch: number): Row<'acceptance'>[] {
  const instructorId = PEOPLE.instructor.id
  const now = new Date(epoch).getUTCFullYear()
  return agreementRows(epoch)
    .filter(({ year }) => year <= now)
    .map(({ id, year }) => ({
      id: `${instructorId} ${id}`,
      agreementId: id,
      instructorId,
      year,
      acceptedAt: `${year}-01-05T08:00:00Z`,
    }))
}

export const promotionRows = (epoch: number): Row<'promotion'>[] => [
  {
    id: 'promo-season',
    name: 'Season of Safety',
    description: 'Half the fee for students who are new.',
    startTime: iso(epoch - 30 * DAY),
    endTime: iso(epoch + 60 * DAY),
  },
  {
    id: 'promo-friend',
    name: 'Bring a Friend',
    description: 'Two students for the price of one.',
    startTime: iso(epoch + 30 * DAY),
    endTime: iso(epoch + 120 * DAY),
  },
  {
    id: 'promo-past',
    name: 'Summer Classes',
    description: 'A tenth off.',
    startTime: iso(epoch - 150 * DAY),
    endTime: iso(epoch - 60 * DAY),
  },
]

export const ORGANIZATIONS: Row<'organization'>[] = [
  {
    id: 'org-copper',
    name: 'Copper Canyon Range',
    shippingAddress: {
      address1: '2200 W Desert Lane',
      city: 'Phoenix',
      country: 'US',
      postalCode: '85001',
      state: 'AZ',
    },
  },
  {
    id: 'org-lone-mesa',
    name: 'Lone Mesa Range',
    shippingAddress: {
      address1: '4 Mesa Drive',
      city: 'Dallas',
      country: 'US',
      postalCode: '75201',
      state: 'TX',
    },
  },
]

export const EMPLOYMENTS: Row<'employment'>[] = ORGANIZATIONS.map(({ id }) => ({
  ...defaults.employment,
  id: `employment-${id}`,
  userId: PEOPLE.range.id,
  organizationId: id,
}))
