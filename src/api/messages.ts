/** The toasts of a call. `failure: false` keeps the danger toast away, where the failure is shown in place. */
export type ToastTexts = { pending?: string; success?: string; failure?: string | false }

/** The toasts of section 8, by operation. A read without an entry shows its failure in place. */
export const toasts = {
  createCourse: { success: 'Course Copy Created', failure: 'Problem Copying Course' },
  deleteCourse: { success: 'Course Deleted', failure: 'Problem Deleting Course' },
  archiveCourse: { success: 'Course Archived', failure: 'Error Archiving Course' },
  createRegistrant: { success: 'Student Added To Roster', failure: 'Error Adding Student To Roster' },
  updateRegistrant: { success: 'Student Updated', failure: 'Error Updating Student' },
  deleteRegistrant: { success: 'Student Removed From Roster', failure: 'Error Removing Student From Roster' },
  updateStudent: { success: 'Student Updated', failure: "Couldn't Update Student" },
  // Not shown in the specification.
  archiveStudent: { success: 'Student Archived', failure: 'Error Archiving Student' },
} satisfies Record<string, ToastTexts>

/** `updateRegistrant` also reschedules. */
export const rescheduleToasts: ToastTexts = {
  success: 'Student rescheduled',
  failure: 'Problem rescheduling Student',
}

export const sessionExpired = {
  title: 'Session Expired',
  text: 'Your session has expired. Click below to log-in and start a new session. We apologize for the inconvenience.',
}

export const renderFailure = {
  title: 'Something went wrong, please reload.',
  chunk: "We couldn't load this content after several attempts. Check your network connection!",
}

export const required = 'Required'
export const invalidEmail = 'Invalid email address'
