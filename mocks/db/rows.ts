// The data of the mock as plain rows. They use foreign keys instead of relations, because @mswjs/data scans whole
// tables for those. Every row starts from `defaults`, so creating one takes only the fields that matter.

export type Subscription = { id: string; type: string; status: string }

/** The sum of the stars of all reviews, and the number of reviews. */
const unrated = { ratingTotal: 0, reviewCount: 0 }

/** Which version a row is, and since when. The rows of the seed are from before every demo. */
export type Version = { version: number; updatedAt: string }
const firstVersion: Version = { version: 1, updatedAt: '2026-01-02T08:00:00Z' }

export const defaults = {
  user: {
    email: '',
    password: '',
    name: '',
    surname: '',
    memberNumber: null as string | null,
    subscriptionLevel: 'free',
    subscriptionType: null as string | null,
    subscriptionStatus: null as string | null,
    subscriptions: [] as Subscription[],
    memberSince: null as string | null,
    subscriptionExpiration: null as string | null,
  },
  /** A code sent for signing in. */
  verification: {
    /** Null if the address has no account; then no code is accepted. */
    userId: null as string | null,
    code: null as string | null,
    /** Milliseconds. */
    createdAt: 0,
    wrongCodes: 0,
    isUsed: false,
  },
  /** Times of rate-limited attempts, in milliseconds. The ID is the operation and the caller. */
  attempt: { times: [] as number[] },
  /** A message that was sent; see outbox.ts. */
  message: { kind: '', to: '', subject: '', text: '', at: '' },
  /** A user's progress in a qualification. */
  qualification: { userId: '', qualificationId: '', name: '', completedSteps: 0, steps: 0 },
  /** The ID is the instructor's user ID. */
  instructor: {
    number: '',
    firstName: '',
    lastName: '',
    email: '',
    slug: '',
    accountId: '',
    status: 'active',
    isRangePartner: false,
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: '',
    country: 'US',
    lat: null as number | null,
    lng: null as number | null,
    biography: '',
    companyName: '',
    gender: null as string | null,
    phone: null as string | null,
    imageIds: [] as string[],
    trainingCounselor: false,
    isSearchable: true,
    cancellationPolicy: '',
    hasPaymentProcessorId: false,
    paymentEnabled: false,
    lastTouchedAt: null as string | null,
    ...unrated,
    ...firstVersion,
  },
  /** A used code of the payment provider; the ID is the code. */
  usedAuthCode: { instructorId: '' },
  certification: {
    accountId: '',
    curriculumId: '',
    status: 'active' as 'active' | 'inactive',
    certifiedAt: '',
    expiresAt: null as string | null,
    activeEndDate: null as string | null,
    activeCreditsCount: 0,
    requiredCreditsForRenewal: null as number | null,
    certificateUrl: null as string | null,
  },
  curriculum: {
    name: '',
    abbreviation: '',
    description: '',
    imageUrl: null as string | null,
    thumbnailUrl: null as string | null,
    badgeImageUrl: null as string | null,
    canReceiveCertification: true,
    isCiLevel: false,
    minimumPrice: 0.5,
    flatFee: null as number | null,
    webPayOnly: false,
    hasStateRestriction: false,
    requiresModule: false,
    liveFireOptional: true,
    liveFireProhibited: false,
    liveFireRequired: false,
    searchableProhibited: false,
    searchableOptional: true,
    searchableRequired: false,
    prerequisites: null as string | null,
    receivedUponCompletion: null as string | null,
  },
  curriculumModule: { curriculumId: '', name: '', description: '' },
  course: {
    instructorId: '',
    curriculumId: '',
    curriculumModuleId: null as string | null,
    name: '',
    overrideUrl: null as string | null,
    price: 0.5,
    capacity: 12,
    description: '',
    notes: '',
    classroomHours: 0,
    rangeHours: 0,
    hasLiveFire: false,
    grantsCCW: false,
    providedItems: [] as CourseItem[],
    bringableItems: [] as CourseItem[],
    location: {
      name: '',
      address1: '',
      address2: '',
      city: '',
      state: '',
      postalCode: '',
      lat: null as number | null,
      lng: null as number | null,
    },
    registration: { url: null, email: null, phone: null } as Record<'url' | 'email' | 'phone', string | null>,
    cancellationPolicy: '',
    imageId: null as string | null,
    organizationId: null as string | null,
    environment: null as 'INDOOR' | 'OUTDOOR' | 'BOTH' | null,
    registrationType: 'OWN' as 'OWN' | 'EXTERNAL',
    isSearchable: true,
    isPublished: true,
    ...unrated,
    webPayOnly: false,
    registrationQuestions: [] as string[],
    isEligibleForInstructorAutomation: false,
    isInstructorCertifying: false,
    hasPrerequisiteELearning: false,
    isWheelchairAccessible: true,
    isWomensOnly: false,
    isModule: false,
    isArchived: false,
    /** Whether a class of the course was ever deleted. */
    hasLostClasses: false,
    ...firstVersion,
  },
  occurrence: {
    entityId: '',
    entityType: 'courses' as 'courses' | 'events',
    /** Name of an event; a class has the name of its course. */
    name: '',
    instructorIds: [] as string[],
    dates: [] as OccurrenceDate[],
    /**
     * Start of the first day and end of the last, in milliseconds, because ISO texts with different offsets cannot be
     * compared.
     */
    startsAt: 0,
    endsAt: 0,
    capacity: 12,
    /** Stored rather than counted, because the roster may not be seeded yet. */
    numberOfRegistrants: 0,
    canHaveRegistrants: true,
    resultsSubmittedAt: null as string | null,
    promotionId: null as string | null,
    registrationQuestions: [] as string[],
    ...firstVersion,
  },
  registrant: {
    occurrenceId: '',
    studentId: '',
    crmId: null as string | null,
    firstName: '',
    lastName: '',
    email: '',
    phone: null as string | null,
    status: null as RegistrantStatus | null,
    notes: null as string | null,
    isManualRegistrant: false,
    chargeId: null as string | null,
    createdAt: '',
    removedAt: null as string | null,
    hasCompletedPrerequisiteELearning: false,
    ...firstVersion,
  },
  student: {
    instructorUserId: '',
    userId: null as string | null,
    email: '',
    firstName: '',
    lastName: '',
    phone: null as string | null,
    notes: null as string | null,
    lastCourseName: null as string | null,
    isArchived: false,
    ...firstVersion,
  },
  review: {
    occurrenceId: '',
    registrantId: '',
    firstName: '',
    lastName: '',
    rating: 0,
    comment: '',
    isPublic: true,
    createdAt: '',
    replyId: null as string | null,
  },
  reply: {
    reviewId: '',
    instructorId: '',
    comment: '',
    createdAt: '',
    updatedAt: '',
    crmId: null as string | null,
  },
  image: {
    ownerId: '',
    imageUrl: '',
    mediaType: '',
    /** Base64; empty if the mock does not hold the file. */
    data: '',
  },
  agreement: { documentType: '', documentUrl: '', displayName: '', year: 0, publishedAt: '' },
  acceptance: { agreementId: '', instructorId: '', year: 0, acceptedAt: '' },
  organization: {
    name: '',
    shippingAddress: { address1: '', city: '', country: 'US', postalCode: '', state: '' },
  },
  employment: { userId: '', organizationId: '' },
  promotion: { name: '', description: '', startTime: '', endTime: '' },
  courseItem: { name: '', category: 'equipment' as 'provided' | 'equipment', hasQuantity: false },
  /** The answer to a call with an idempotency key. The ID is the operation, the caller and the key. */
  answer: { request: '', body: null as unknown },
}

export type CourseItem = { name: string; quantity: number | null }
export type OccurrenceDate = { guid: string; startTime: string; endTime: string }
export type RegistrantStatus = 'PASSED' | 'REMEDIAL' | 'FAILED' | 'NO_SHOW'

export type Model = keyof typeof defaults
export type Row<M extends Model> = { readonly id: string } & Readonly<(typeof defaults)[M]>
export type AnyRow = { readonly id: string }
export const models = Object.keys(defaults) as Model[]
