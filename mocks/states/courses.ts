import type { Database } from '../db/database.ts'
import { defaults } from '../db/rows.ts'
import { accountIdOf } from '../seed/instructors.ts'
import { image, instructor } from './people.ts'

const NAME = 'Concealed Carry and Home Defense'

export function curriculum(db: Database, id: string) {
  if (db.curriculum.get(id)) return
  db.curriculum.create({
    id,
    name: NAME,
    abbreviation: 'CCHD',
    description: 'The law, the mindset and the skills of carrying.',
    minimumPrice: 50,
    receivedUponCompletion: 'A certificate',
  })
  db.curriculumModule.create({
    id: '21',
    curriculumId: id,
    name: 'Home Defense',
    description: 'Keeping the family safe at home.',
  })
}

export function certification(db: Database, id: string, ownerId: string, curriculumId: string) {
  instructor(db, ownerId)
  curriculum(db, curriculumId)
  if (db.certification.get(id)) return
  db.certification.create({
    id,
    accountId: accountIdOf(ownerId),
    curriculumId,
    certifiedAt: '2025-03-01T00:00:00Z',
    expiresAt: '2027-03-01T00:00:00Z',
    activeEndDate: '2027-03-01T00:00:00Z',
    activeCreditsCount: 12,
    requiredCreditsForRenewal: 20,
    certificateUrl: 'https://certificates.example.com/31.pdf',
  })
}

export function courseItems(db: Database) {
  db.courseItem.create({ id: '901', name: 'Eye protection', category: 'equipment' })
  db.courseItem.create({ id: '902', name: 'Targets', category: 'provided', hasQuantity: true })
}

/** Sets up a course with everything a course can have: a module, a range, an image and items. */
export function course(db: Database, id: string, ownerId: string, isArchived = false) {
  if (db.course.get(id)) return
  instructor(db, ownerId)
  curriculum(db, '11')
  image(db, '601', ownerId)
  db.course.create({
    id,
    instructorId: ownerId,
    curriculumId: '11',
    curriculumModuleId: '21',
    name: NAME,
    description: 'A full day in the classroom and on the range.',
    price: 99.5,
    classroomHours: 6,
    rangeHours: 2,
    hasLiveFire: true,
    grantsCCW: true,
    environment: 'OUTDOOR',
    organizationId: '701',
    isArchived,
    imageId: '601',
    providedItems: [{ name: 'Targets', quantity: 10 }],
    bringableItems: [{ name: 'Eye protection', quantity: null }],
    cancellationPolicy: 'Cancel at least 48 hours before the class for a full refund.',
    location: {
      ...defaults.course.location,
      name: 'Lakeside Range',
      address1: '100 Range Road',
      city: 'Madison',
      state: 'WI',
      postalCode: '53703',
      lat: 43.0731,
      lng: -89.4012,
    },
  })
}

export function organization(db: Database, id: string, employeeId: string) {
  db.organization.create({
    id,
    name: 'Lakeside Range',
    shippingAddress: {
      address1: '100 Range Road',
      city: 'Madison',
      country: 'US',
      postalCode: '53703',
      state: 'WI',
    },
  })
  db.employment.create({ id: '711', userId: employeeId, organizationId: id })
}

export function agreement(db: Database, id: string, year: number, acceptedBy: string | undefined) {
  const publishedAt = `${year}-01-05T08:00:00Z`
  db.agreement.create({
    id,
    documentType: 'CODE_OF_CONDUCT',
    documentUrl: `https://documents.example.com/code-of-conduct-${year}.pdf`,
    displayName: 'Code of Conduct',
    year,
    publishedAt,
  })
  if (acceptedBy)
    db.acceptance.create({ agreementId: id, instructorId: acceptedBy, year, acceptedAt: publishedAt })
}

export function promotion(db: Database, id: string) {
  db.promotion.create({
    id,
    name: 'Spring of Safety',
    description: 'Half the fee for new students.',
    startTime: '2027-03-01T00:00:00Z',
    endTime: '2027-05-31T23:59:59Z',
  })
}
