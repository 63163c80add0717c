import type { RegistrantStatus } from '../db/rows.ts'
import type { MeshStateParams } from '../mesh/states.ts'

/** What the Pact interactions may say about a state. Each state reads the parameters it needs. */
export type StateParams = {
  id?: string
  ownerId?: string
  authorId?: string
  coInstructorId?: string
  employeeId?: string
  acceptedBy?: string
  occurrenceId?: string
  courseId?: string
  curriculumId?: string
  registrantId?: string
  reviewId?: string
  capacity?: number
  canHaveRegistrants?: boolean
  year?: number
  status?: RegistrantStatus
  isRemoved?: boolean
  isArchived?: boolean
  isPast?: boolean
  isGraded?: boolean
  isPrivate?: boolean
  hasPaymentProcessorId?: boolean
  email?: string
  origin?: string
  password?: string
  key?: string
  stateName?: string
  type?: string
} & MeshStateParams
