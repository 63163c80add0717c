// Who may call each operation: the status that each kind of caller gets.
import type { OperationId } from '../../src/api/generated/training.types.ts'

/** The status each actor except the owner gets; undefined means success. */
export type Case = {
  /** Without a valid token. */
  none: number | undefined
  student: number | undefined
  other: number | undefined
  co: number | undefined
}
const anyone = { none: undefined, student: undefined, other: undefined, co: undefined }
const instructors = { ...anyone, none: 401, student: 403 }
const hidden = { none: 401, student: 404, other: 404, co: 404 }
const visible = { none: 401, student: 403, other: 403, co: 403 }
const shared = { co: undefined }
export const CASES: Record<OperationId, Case> = {
  acceptAgreements: { ...instructors },
  addOccurrenceInstructor: { ...visible, ...shared },
  archiveCourse: { ...visible },
  archiveStudent: { ...hidden },
  createCourse: { ...visible },
  createCourseRequest: { ...anyone },
  createOccurrence: { ...visible },
  createRegistrant: { ...visible, ...shared },
  createRegistrantReview: { ...anyone },
  createReply: { ...visible },
  deleteCourse: { ...visible },
  deleteImage: { ...visible },
  deleteOccurrence: { ...visible },
  deleteRegistrant: { ...hidden, ...shared },
  deleteReply: { ...visible },
  emailCourseDetails: { ...anyone },
  getCourse: { ...anyone },
  getEventCheckIn: { ...instructors },
  getInstructor: { ...anyone },
  getOccurrence: { ...anyone },
  getRegistrantReview: { ...anyone },
  getStudent: { ...hidden },
  listAgreements: { ...instructors },
  listCertifications: { ...hidden },
  listCourseItems: { ...instructors },
  listCourseOccurrences: { ...anyone },
  listCurricula: { ...anyone },
  listInstructorCourses: { ...hidden },
  listInstructorCurricula: { ...hidden },
  listInstructorOccurrences: { ...hidden },
  listInstructorReviews: { ...anyone },
  listOrganizations: { ...hidden },
  listOwnReviews: { ...instructors },
  listPromotions: { ...instructors },
  listRegistrants: { ...hidden, ...shared },
  listStudents: { ...hidden },
  removeOccurrenceInstructor: { ...visible, ...shared },
  requestCourseDetails: { ...anyone },
  submitResults: { ...visible, ...shared },
  updateCourse: { ...visible },
  updateInstructor: { ...visible },
  updateOccurrence: { ...visible, ...shared },
  updateRegistrant: { ...hidden, ...shared },
  updateRegistrantReview: { ...anyone },
  updateReply: { ...visible },
  updateStudent: { ...hidden },
  uploadImage: { ...instructors },
}
