import type { Handlers } from '../handler.ts'
import { agreements } from './agreements.ts'
import { certifications } from './certifications.ts'
import { coInstructors } from './co-instructors.ts'
import { courseContact } from './course-contact.ts'
import { courses } from './courses.ts'
import { curricula } from './curricula.ts'
import { events } from './events.ts'
import { images } from './images.ts'
import { instructors } from './instructors.ts'
import { occurrences } from './occurrences.ts'
import { organizations } from './organizations.ts'
import { promotions } from './promotions.ts'
import { registrantReviews } from './registrant-reviews.ts'
import { replies } from './replies.ts'
import { results } from './results.ts'
import { reviews } from './reviews.ts'
import { roster } from './roster.ts'
import { students } from './students.ts'

/** The handlers of every operation of the REST contract. */
export const training: Handlers = {
  ...agreements,
  ...certifications,
  ...coInstructors,
  ...courseContact,
  ...courses,
  ...curricula,
  ...events,
  ...images,
  ...instructors,
  ...occurrences,
  ...organizations,
  ...promotions,
  ...registrantReviews,
  ...replies,
  ...results,
  ...reviews,
  ...roster,
  ...students,
}
