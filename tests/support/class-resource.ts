import type { OccurrenceAttributes, OccurrenceResource } from '../../src/api/generated/training.types.ts'

/** A class as the API sends it, for unit tests. */
export const classResource = (
  id: string,
  attributes: Partial<OccurrenceAttributes> = {},
): OccurrenceResource => ({
  id,
  type: 'occurrences',
  attributes: {
    entityId: '301',
    entityType: 'courses',
    name: 'Home Defense',
    dates: [],
    instructors: [],
    capacity: 12,
    numberOfRegistrants: 5,
    isPast: false,
    canHaveRegistrants: true,
    canSubmitResults: false,
    canDelete: false,
    resultsSubmittedAt: null,
    promotionId: null,
    slug: 'home-defense',
    registrationQuestions: [],
    webPayOnly: false,
    isEligibleForInstructorAutomation: false,
    isInstructorCertifying: false,
    willAssignPrerequisiteELearning: false,
    ...attributes,
  },
})

/** A class with a name and the start and end of each of its days. */
export const classOn = (id: string, name: string, ...days: [startTime: string, endTime: string][]) =>
  classResource(id, {
    name,
    dates: days.map(([startTime, endTime], i) => ({ guid: `${id} ${i}`, startTime, endTime })),
  })
