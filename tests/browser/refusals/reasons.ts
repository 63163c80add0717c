/** The documented refusals that no browser test has to show, by the reason. `*` stands for any call. */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  'It ends the session. Whichever call meets it, one dialog says so, which session.spec.ts shows.': [
    '* 401',
    '* UNAUTHENTICATED',
  ],

  'No row or button offers it. It takes a second person, or a second tab, and the toast of a refused action says it, which courses.spec.ts and students.spec.ts show.':
    [
      'acceptAgreements 403',
      'archiveCourse 403',
      'archiveCourse 404',
      'archiveCourse 409',
      'archiveStudent 404',
      'createCourse 403',
      'createCourse 404',
      'deleteCourse 403',
      'deleteCourse 404',
      'deleteCourse 409',
      'deleteImage 403',
      'deleteImage 404',
      'deleteOccurrence 403',
      'deleteOccurrence 409 graded',
      'deleteRegistrant 404',
      'deleteRegistrant 409 hasResult',
      'deleteRegistrant 409 removed',
      'deleteReply 403',
      'deleteReply 404',
      'removeOccurrenceInstructor 403',
      'removeOccurrenceInstructor 404',
      'removeOccurrenceInstructor 409 graded',
      'removeOccurrenceInstructor 409 owner',
      'submitResults 403',
      'uploadImage 403',
    ],

  'The form sends only what the server has just offered. It takes a second person, and the form says it above its fields, which failed-save.spec.ts shows for each form.':
    [
      'acceptAgreements 422 incomplete',
      'acceptAgreements 422 unknown',
      'addOccurrenceInstructor 409 alreadyTeaches',
      'addOccurrenceInstructor 409 graded',
      'createCourse 422 bothWays',
      'createCourse 422 notCertified',
      'createOccurrence 422 promotionNotActive',
      'createOccurrence 422 unknownCourse',
      'createOccurrence 422 unknownInstructor',
      'createRegistrant 409 graded',
      'createRegistrant 409 noRegistrants',
      'createRegistrant 422 unknownClass',
      'submitResults 409 emptyRoster',
      'submitResults 409 notStarted',
      'submitResults 422 stranger',
      'submitResults 422 unknownClass',
      'updateOccurrence 409 graded',
      'updateRegistrant 409 graded',
      'updateRegistrant 409 hasResult',
      'updateRegistrant 422 notTaught',
      'updateRegistrant 422 otherCourse',
      'updateRegistrant 422 unknownClass',
      'updateRegistrantReview 404',
      'updateReply 403',
    ],

  'The form has the same rule and says it before it sends. Only a backend with a stricter one answers it.': [
    'createIdentityVerification INVALID_INPUT',
    'createOccurrence 422 endsBeforeStart',
    'createOccurrence 422 overlappingDays',
    'createRegistrant 422 twoRules',
    'createUserIdentity INVALID_INPUT',
    'submitResults 422 missing',
    'submitResults 422 twice',
    'updateOccurrence 409 tooFewSeats',
    'updateOccurrence 422 endsBeforeStart',
    'updateOccurrence 422 noSeats',
    'updateRegistrantReview 422',
    'updateReply 422',
    'uploadImage 422',
  ],

  'The page asks with the id of the person who is signed in, and corrects a wrong page number in its address first.':
    [
      'listAgreements 422',
      'listCertifications 404',
      'listCourseOccurrences 422',
      'listInstructorCourses 404',
      'listInstructorOccurrences 404',
      'listInstructorOccurrences 422',
      'listInstructorReviews 422',
      'listOwnReviews 422',
      'listStudents 404',
      'listStudents 422',
    ],

  'The page says that the whole is gone, and not its parts: manage-course.spec.ts for a course. For an instructor, the document server says it before any script asks, in site.spec.ts.':
    [
      'getInstructor 404',
      'listCourseOccurrences 404',
      'listInstructorCurricula 404',
      'listInstructorReviews 404',
    ],

  'It takes a service that is set up wrongly. The application has no other question for it.': [
    'queryContent 400',
    'queryContent 404',
    'search 400',
    'search 404',
    'submitLead 422',
  ],

  'The dialog says it in the place and the way that registration.spec.ts shows for BAD_CODE and for the sign-in.':
    [
      'createIdentityVerification TOO_MANY_ATTEMPTS',
      'createUserIdentity TOO_MANY_ATTEMPTS',
      'verifyIdentityVerification EXPIRED_CODE',
      'verifyIdentityVerification TOO_MANY_ATTEMPTS',
    ],
}
