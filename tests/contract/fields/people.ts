import { addressOf, type Entity } from './entity.ts'

/** Instructors, students, and what each of them sends or says. */
export const PEOPLE: Record<string, Entity> = {
  Review: {
    schema: 'training ReviewAttributes',
    fields: 'comment createdAt rating occurrenceId replyId isPublic firstName lastNameInitial',
    // Deleting a reply clears the replyId (spec §4); the names of an anonymous reviewer are blank, not missing.
    types: { rating: 'number', replyId: 'string?', firstName: 'string', lastNameInitial: 'string' },
    others: { reviewId: 'training ReviewResource.id', id: 'training ReviewResource.id' },
  },
  Reply: {
    schema: 'training ReplyResource.attributes',
    fields: 'reviewId instructorId comment createdAt updatedAt crmId',
    others: { replyId: 'training ReplyResource.id' },
  },
  'Instructor summary': {
    schema: 'training InstructorSummary.attributes',
    fields: 'firstName lastName email number averageReviewRating totalReviewCount slug',
    others: {
      guid: 'training InstructorSummary.id',
      link: { file: 'src/paths.ts', in: 'paths' },
    },
  },
  Me: {
    schema: 'mesh Me',
    fields:
      'id name surname email memberNumber subscriptionLevel subscriptionType subscriptionStatus subscriptions.id ' +
      'subscriptions.type subscriptions.status memberSince subscriptionExpiration instructor.id instructor.number ' +
      'instructor.instructorNumber instructor.isRangePartner instructor.hasPaymentProcessorId ' +
      'instructor.certifications.status instructor.certifications.curriculum.abbreviation',
    // "The logged-in user may carry an instructor object."
    types: { subscriptions: '[Subscription]', instructor: 'MeInstructor?' },
    others: {
      'retail-partner certified': {
        file: 'src/instructor/certifications/retail-partner.ts',
        by: 'isRetailPartner',
      },
    },
  },
  Student: {
    schema: 'training StudentAttributes',
    fields: 'instructorUserId userId email firstName lastName phone notes lastCourseName registrations',
  },
  'Student list paging': {
    schema: 'training StudentListDocument.meta',
    fields: 'total count perPage currentPage totalPages',
  },
  'Instructor profile': {
    schema: 'training InstructorAttributes',
    fields:
      `accountId userId number status isRangePartner ${addressOf} biography companyName email firstName lastName ` +
      'gender phone imageUrl imageIds lat lng trainingCounselor averageReviewRating totalReviewCount ' +
      'hasPaymentEnabled hasPaymentProcessorId paymentEnabled isSearchable cancellationPolicy',
    others: { id: 'training InstructorResource.id' },
  },
  Registrant: {
    schema: 'training RegistrantAttributes',
    fields:
      'crmId studentId firstName lastName email phone status notes isManualRegistrant chargeId createdAt removedAt ' +
      'hasCompletedPrerequisiteELearning',
    // "Locked if removed or if it has a status" (spec §4).
    types: { status: 'PASSED|REMEDIAL|FAILED|NO_SHOW?', removedAt: 'date-time?' },
    others: {
      id: 'training RegistrantResource.id',
      locked: { file: 'src/instructor/roster/registrant.ts', by: 'lockReason' },
    },
  },
  'Course request payload': {
    schema: 'training CourseDateRequest',
    fields: 'email phone comment consentedToContact',
  },
  'Results payload': {
    schema: 'training ResultsSubmission',
    fields: 'occurrenceId results.registrantId results.status',
    types: { results: '[object]', 'results.status': 'PASSED|REMEDIAL|FAILED|NO_SHOW' },
  },
  'Session token': {
    schema: 'mesh AuthenticateIdentityPayload',
    fields: 'token',
    others: {
      userId: { file: 'src/session/token.ts', by: 'readToken' },
      exp: { file: 'src/session/token.ts', by: 'readToken' },
      instructorNumber: { file: 'src/session/token.ts', by: 'readToken' },
      // Mentioned only in the contract's description; nothing reads them.
      jti: 'mesh AuthenticateIdentityPayload.token',
      iss: 'mesh AuthenticateIdentityPayload.token',
      iat: 'mesh AuthenticateIdentityPayload.token',
    },
  },
  'Lead capture': {
    schema: 'leads Lead',
    fields: 'email metadata.origin',
    others: { 'lead-form id': 'leads Lead.leadFormId' },
    types: { 'metadata.origin': 'Training' },
  },
}
