import { addressOf, type Entity } from './entity.ts'

/** Curricula, courses, and the classes that are held of them. */
export const COURSES: Record<string, Entity> = {
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
  'Occurrence (public)': {
    schema: 'training OccurrenceAttributes',
    fields:
      'capacity numberOfRegistrants isEligibleForInstructorAutomation webPayOnly registrationQuestions isInstructorCertifying',
    // spotsAvailable is "capacity minus registrants".
    types: { capacity: 'integer', numberOfRegistrants: 'integer' },
    others: {
      occurrenceId: 'training OccurrenceResource.id',
      spotsAvailable: { file: 'src/public/course-page/public-view.ts', by: 'spotsAvailable' },
      checkoutUrl: { file: 'src/public/course-page/public-view.ts', by: 'checkoutUrl' },
      instructorIds: 'training OccurrenceAttributes.instructors.guid',
      dateIds: 'training OccurrenceAttributes.dates.guid',
      groupByMonth: { file: 'src/public/course-page/public-view.ts', by: 'groupByMonth' },
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
  Promotion: {
    schema: 'training PromotionListDocument.data.attributes',
    fields: 'name description startTime endTime',
    others: { id: 'training PromotionListDocument.data.id' },
  },
  'Item kinds': {
    schema: 'training CourseItemListDocument.data.attributes',
    fields: 'category',
    types: { category: 'provided|equipment' },
  },
}
