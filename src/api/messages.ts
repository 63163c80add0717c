import type { MutationId, QueryId } from './operation-ids.ts'

/** The toasts of a call. `failure: false` keeps the danger toast away, where the failure is shown in place or not at all. */
export type ToastTexts = { pending?: string; success?: string | false; failure?: string | false }

/**
 * The toasts by operation (spec §8). Comments mark texts that the specification does not give. A read without an entry
 * shows its failure in place; a read with `failure: false` does not show it at all.
 */
export const toasts = {
  listInstructorCurricula: { failure: 'There was a problem fetching your curricula' },
  listCourseItems: { failure: 'There was a problem loading class items' },
  listOrganizations: { failure: false },
  listAgreements: { failure: false },
  listPromotions: { failure: false },
  getRegistrantReview: { failure: false },

  createCourse: { success: 'Course Created', failure: "Couldn't Create Course" },
  updateCourse: { success: 'Course Updated', failure: "Couldn't Update Course" },
  deleteCourse: { success: 'Course Deleted', failure: 'Problem Deleting Course' },
  archiveCourse: { success: 'Course Archived', failure: 'Error Archiving Course' },
  requestCourseDetails: { success: 'Email Sent', failure: 'Error Sending Email' },
  emailCourseDetails: { success: 'Email Sent', failure: 'Error Sending Email' },
  createCourseRequest: { success: 'Request Submitted', failure: 'There was a problem posting your request' },

  createOccurrence: { success: 'Class Added', failure: 'Update Error' },
  updateOccurrence: { success: 'Class Updated', failure: 'Update Error' },
  deleteOccurrence: { success: 'Class Deleted', failure: 'Problem Deleting Class' },
  addOccurrenceInstructor: { success: 'Instructor Added', failure: 'Error Adding Instructor' },
  removeOccurrenceInstructor: { success: 'Instructor Removed', failure: 'Error Removing Instructor' },

  createRegistrant: { success: 'Student Added To Roster', failure: 'Error Adding Student To Roster' },
  updateRegistrant: { success: 'Student Updated', failure: 'Error Updating Student' },
  deleteRegistrant: { success: 'Student Removed From Roster', failure: 'Error Removing Student From Roster' },
  submitResults: { success: 'Results Submitted', failure: 'There was a problem submitting results' },
  updateStudent: { success: 'Student Updated', failure: "Couldn't Update Student" },

  acceptAgreements: { success: 'Agreements Accepted', failure: 'Error Accepting Agreements' },
  updateInstructor: { success: 'Account Updated', failure: 'Update Error' },
  createReply: { success: 'Reply added', failure: 'Error Adding reply' },
  updateReply: { success: 'Reply was updated', failure: 'Error updating reply' },
  deleteReply: { success: 'Reply Removed From Review', failure: 'Error Removing Reply From Review' },

  // The specification does not give these texts.
  archiveStudent: { success: 'Student Archived', failure: 'Error Archiving Student' },
  uploadImage: { failure: 'Error Uploading Image' },
  deleteImage: { failure: 'Error Deleting Image' },
  createRegistrantReview: {
    success: 'Review Submitted',
    failure: 'There was a problem submitting your review',
  },
  updateRegistrantReview: {
    success: 'Review Updated',
    failure: 'There was a problem submitting your review',
  },
} satisfies Partial<Record<QueryId | MutationId, ToastTexts>>

/** For `createCourse` when it copies a course. */
export const copyCourseToasts = {
  success: 'Course Copy Created',
  failure: 'Problem Copying Course',
} satisfies ToastTexts

/** For `updateRegistrant` when it moves a student to another class. */
export const rescheduleToasts = {
  success: 'Student rescheduled',
  failure: 'Problem rescheduling Student',
} satisfies ToastTexts

/** For `updateInstructor` when it connects the payment account. */
export const connectAccountToasts = {
  success: 'Account Connected',
  failure: 'Error Connecting Account',
} satisfies ToastTexts

/** `updateInstructor` also records a visit, which is silent. */
export const touchToasts = { success: false, failure: false } satisfies ToastTexts

/** For `listCourseItems` when a course is edited. The specification has two texts for the call, and does not say when. */
export const courseItemsToasts = {
  failure: 'There was a problem loading course items',
} satisfies ToastTexts

export const sessionExpired = {
  title: 'Session Expired',
  text: 'Your session has expired. Click below to log-in and start a new session. We apologize for the inconvenience.',
}

/** What is said when a sign-in does not hold on this device. The specification does not show it. */
export const signInProblems = {
  title: 'You are not signed in',
  expired: () =>
    `Your sign-in has already expired. This device says that it is ${new Date().toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}. If that is wrong, set its clock, then sign in again.`,
  noCookies:
    'Your browser does not accept cookies, which a sign-in needs. Allow them for this site, then try again.',
  notKept: 'If you just signed in, your browser did not keep the sign-in. Check that it accepts cookies.',
}

/** What a page says before the browser leaves it. */
export const farewells = {
  signedOut: 'You are signed out. We are taking you to the classes.',
  someoneElse: 'Someone else signed in to this browser. We are opening this page for them.',
}

/** Shown for a class that cannot have registrants. */
export const noRoster = {
  title: 'This class has no roster',
  text: 'Students do not register for this class here, so there is nobody to list or grade.',
  retailPartner:
    'Students register for this class with the retail partner, so there is nobody to list or grade.',
}

/** Shown in place of the embedded event check-in. */
export const checkInFailure = 'Error - please try again later...'

/** The text a dialog shows when its call fails (spec §8), by operation. */
export const dialogFailures = {
  authenticateIdentity: 'Failed to authenticate, check your email and password then try again.',
  createUserIdentity:
    'Failed to create your account, please try again or log in if you already have an account.',
  createIdentityVerification: 'An error occurred while sending verification, please try again.',
  verifyIdentityVerification: 'Failed to authenticate, please check the verification code and try again.',
} satisfies Record<string, string>

/** The text for any dialog without its own. */
export const dialogFailure = 'An error occurred, please try again.'

/** Replaces the dialog's own text if a server message contains `words`. */
export const accountConflict = {
  words: 'conflicts with another account',
  text: 'The email address you entered is already connected to an account in our system. Please click the link below to log in.',
}

/** Replaces the dialog's own text, by error code. The specification does not give these texts. */
export const codeFailures: Readonly<Record<string, string>> = {
  TOO_MANY_ATTEMPTS: 'Too many attempts. Wait ten minutes, then try again.',
  // It may be the right code: the answer to a first try was lost, and the code works once.
  EXPIRED_CODE: 'This code has been used, or it is more than ten minutes old. Please send another code.',
}
