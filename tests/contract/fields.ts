// Where each field of spec §3 is found: every entity, in the words and order of the specification.

/** A function that derives the value from contract data. */
type Derived = { file: string; by: string }
/** A value that only the client has, in a type or store of this file. */
type Kept = { file: string; in: string }
/** A property in a contract: `training CourseAttributes.location.city`. */
type Property = string

export type Entity = {
  /** The schema that has the fields. */
  schema: Property
  /** The fields the schema has under the same names, separated by spaces. */
  fields: string
  /** The fields that are elsewhere, have another name, or are derived. */
  others?: Record<string, Property | Derived | Kept>
  /**
   * The types the specification states, in the words of `typeAt`. It states few; we chose the other types, so there is
   * nothing to compare them with.
   */
  types?: Record<string, string>
}

const addressOf = 'address1 address2 city state postalCode'

export const ENTITIES: Record<string, Entity> = {
  'Image upload': {
    schema: 'training ImageResource.attributes',
    fields: 'imageUrl',
    others: {
      imageId: 'training ImageResource.id',
      status: { file: 'src/api/generated/training.hooks.ts', in: 'uploadImageMutation' },
      deleteStatus: { file: 'src/api/generated/training.hooks.ts', in: 'deleteImageMutation' },
    },
  },
  Agreement: {
    schema: 'training AgreementAttributes',
    fields: 'documentType documentUrl displayName createdAt updatedAt year',
    others: {
      id: 'training AgreementResource.id',
      hasAccepted: { file: 'src/lib/agreements.ts', by: 'hasAccepted' },
    },
  },
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
  'Occurrence, review view': {
    schema: 'training ReviewedOccurrence.attributes',
    fields: 'courseId dateIds instructorIds',
    types: { dateIds: '[string]', instructorIds: '[string]' },
    others: { id: 'training ReviewedOccurrence.id' },
  },
  Date: {
    schema: 'training DateResource.attributes',
    fields: 'startTime endTime',
    others: { id: 'training DateResource.id' },
  },
  'Instructor summary': {
    schema: 'training InstructorSummary.attributes',
    fields: 'firstName lastName email number averageReviewRating totalReviewCount slug',
    others: {
      guid: 'training InstructorSummary.id',
      link: { file: 'src/instructors/instructor-link.ts', by: 'instructorLink' },
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
      'retail-partner certified': { file: 'src/certifications/retail-partner.ts', by: 'isRetailPartner' },
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
  Certification: {
    schema: 'training CertificationAttributes',
    fields:
      'status certifiedAt expiresAt curriculumId activeEndDate activeCreditsCount requiredCreditsForRenewal certificateUrl',
    others: { id: 'training CertificationResource.id' },
  },
  Curriculum: {
    schema: 'training CurriculumAttributes',
    fields:
      'name abbreviation description imageUrl thumbnailUrl badgeImageUrl canReceiveCertification isCiLevel ' +
      'minimumPrice flatFee webPayOnly hasStateRestriction requiresModule liveFireOptional liveFireProhibited ' +
      'liveFireRequired searchableProhibited searchableOptional searchableRequired prerequisites receivedUponCompletion',
    others: {
      id: 'training CurriculumResource.id',
      curriculumModules: 'training CurriculumResource.relationships.curriculumModules',
    },
  },
  'Curriculum module': {
    schema: 'training CurriculumModuleResource.attributes',
    fields: 'name description',
    others: { id: 'training CurriculumModuleResource.id' },
  },
  'Range (organization)': {
    schema: 'training OrganizationResource.attributes',
    fields:
      'name shippingAddress.address1 shippingAddress.city shippingAddress.country shippingAddress.postalCode ' +
      'shippingAddress.state',
    others: { id: 'training OrganizationResource.id' },
  },
  'Course item': {
    schema: 'training CourseItemListDocument.data.attributes',
    fields: 'name category hasQuantity',
    others: { id: 'training CourseItemListDocument.data.id' },
    types: { category: 'provided|equipment' },
  },
  'Course (detail)': {
    schema: 'training CourseAttributes',
    fields:
      'name overrideUrl price capacity description notes classroomHours rangeHours hasLiveFire grantsCCW ' +
      'providedItems.name providedItems.quantity bringableItems.name bringableItems.quantity location ' +
      'registration.url registration.email registration.phone cancellationPolicy canPurchase canRegister ' +
      'futureOccurrencesCount pastOccurrencesCount isMultiday averageReviewRating totalReviewCount webPayOnly ' +
      'registrationQuestions isEligibleForInstructorAutomation hasPrerequisiteELearning isWheelchairAccessible ' +
      'isWomensOnly isModule curriculumModuleId isArchived instructorId paymentEnabled',
    others: { id: 'training CourseResource.id', tags: 'training TagResource.attributes.name' },
    types: {
      providedItems: '[object]',
      bringableItems: '[object]',
      registration: 'object',
      'providedItems.quantity': 'integer?',
    },
  },
  'Course form values': {
    schema: 'training CourseCreate',
    fields:
      'name overrideUrl isSearchable curriculumId curriculumModuleId price capacity description notes ' +
      'organizationId classroomHours rangeHours hasLiveFire grantsCCW environment isWomensOnly ' +
      'isWheelchairAccessible location.name location.address1 location.address2 location.city location.state ' +
      'location.postalCode registration.url registration.email registration.phone registrationType ' +
      'bringableItems.id bringableItems.value providedItems.id providedItems.value imageId imageUrl',
    types: {
      location: 'object',
      registration: 'object',
      bringableItems: '[object]',
      providedItems: '[object]',
    },
  },
  Location: { schema: 'training CourseLocation', fields: `name ${addressOf} lat lng fullAddress` },
  'Instructor profile': {
    schema: 'training InstructorAttributes',
    fields:
      `accountId userId number status isRangePartner ${addressOf} biography companyName email firstName lastName ` +
      'gender phone imageUrl imageIds lat lng trainingCounselor averageReviewRating totalReviewCount ' +
      'hasPaymentEnabled hasPaymentProcessorId paymentEnabled isSearchable cancellationPolicy',
    others: { id: 'training InstructorResource.id' },
  },
  'Occurrence (public)': {
    schema: 'training OccurrenceAttributes',
    fields:
      'capacity numberOfRegistrants isEligibleForInstructorAutomation webPayOnly registrationQuestions isInstructorCertifying',
    // spotsAvailable is "capacity minus registrants".
    types: { capacity: 'integer', numberOfRegistrants: 'integer' },
    others: {
      occurrenceId: 'training OccurrenceResource.id',
      spotsAvailable: { file: 'src/classes/public-view.ts', by: 'spotsAvailable' },
      checkoutUrl: { file: 'src/classes/public-view.ts', by: 'checkoutUrl' },
      instructorIds: 'training OccurrenceAttributes.instructors.guid',
      dateIds: 'training OccurrenceAttributes.dates.guid',
      groupByMonth: { file: 'src/classes/public-view.ts', by: 'groupByMonth' },
      startTime: 'training OccurrenceAttributes.dates.startTime',
    },
  },
  'Occurrence (instructor view)': {
    schema: 'training OccurrenceAttributes',
    fields:
      'entityId entityType name dates.guid dates.startTime dates.endTime instructors.guid instructors.firstName ' +
      'instructors.lastName instructors.number instructors.slug capacity numberOfRegistrants isPast ' +
      'canHaveRegistrants canSubmitResults canDelete resultsSubmittedAt promotionId slug registrationQuestions ' +
      'webPayOnly isEligibleForInstructorAutomation isInstructorCertifying willAssignPrerequisiteELearning',
    types: {
      entityType: 'courses|events',
      dates: '[object]',
      instructors: '[object]',
      // "GRADED if results are submitted" (spec §4).
      resultsSubmittedAt: 'date-time?',
    },
    others: {
      id: 'training OccurrenceResource.id',
      'result status': { file: 'src/api/result-status.ts', by: 'resultStatus' },
    },
  },
  'Manage-course list item': {
    schema: 'training CourseListAttributes',
    fields:
      'name overrideUrl price venue futureOccurrencesCount pastOccurrencesCount isArchived canDelete canArchive ' +
      'isEligibleForInstructorAutomation isInstructorCertifying curriculumId city state postalCode cardImages ' +
      'abbreviation taughtBy isModule',
    others: { id: 'training CourseListResource.id' },
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
      locked: { file: 'src/roster/registrant.ts', by: 'lockReason' },
    },
  },
  Resource: {
    schema: 'content Resource',
    fields: 'name filetype resourceUrl fileLastUpdated category stateName',
    others: {
      id: 'content Resource._id',
      'curriculum abbreviation': 'content Resource.curriculumAbbreviation',
    },
  },
  Promotion: {
    schema: 'training PromotionListDocument.data.attributes',
    fields: 'name description startTime endTime',
    others: { id: 'training PromotionListDocument.data.id' },
  },
  'State reciprocity resource': {
    schema: 'content StateReciprocity',
    fields:
      'stateName postalCode backgroundImageUrls.lgImage backgroundImageUrls.lgImageRetina ' +
      'backgroundImageUrls.xsImage backgroundImageUrls.xsImageRetina statesHonoredCount reciprocatingStatesCount ' +
      'minimumAgeCount yearsPermitValidCount',
    others: {
      id: 'content StateReciprocity._id',
      usStateAbbreviation: 'content StateReciprocity.stateAbbreviation.usStateName',
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
  'Event check-in': { schema: 'training EventCheckIn', fields: 'embedUrl', types: { embedUrl: 'string' } },
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
  Toast: {
    schema: 'none',
    fields: '',
    others: {
      message: { file: 'src/ui/toast.ts', in: 'Toast' },
      intent: { file: 'src/ui/toast.ts', in: 'Toast' },
      timestamp: { file: 'src/ui/toast.ts', in: 'Toast' },
    },
  },
  'Submit-results state': {
    schema: 'none',
    fields: '',
    others: {
      checked: { file: 'src/roster/results/marks.ts', in: 'Mark' },
      status: { file: 'src/roster/results/marks.ts', in: 'Mark' },
      'bulk checked': { file: 'src/roster/results/marks.ts', in: 'BulkChecked' },
      'bulk indeterminate': { file: 'src/roster/results/marks.ts', in: 'BulkChecked' },
      canSubmit: { file: 'src/roster/results/marks.ts', in: 'Summary' },
    },
  },
  'Item kinds': {
    schema: 'training CourseItemListDocument.data.attributes',
    fields: 'category',
    types: { category: 'provided|equipment' },
  },
  'Lead capture': {
    schema: 'leads Lead',
    fields: 'email metadata.origin',
    others: { 'lead-form id': 'leads Lead.leadFormId' },
    types: { 'metadata.origin': 'Training' },
  },
}
