/** The six steps of the wizard in order (spec §2), each with its fields. */
export const STEPS = [
  {
    key: 'course',
    title: 'Course',
    question: 'Describe your course',
    fields: ['curriculumId', 'curriculumModuleId', 'name', 'description', 'imageId', 'imageUrl'],
  },
  {
    key: 'details',
    title: 'Details',
    question: 'Provide more details on your course',
    fields: [
      'price',
      'capacity',
      'classroomHours',
      'rangeHours',
      'hasLiveFire',
      'grantsCCW',
      'isWomensOnly',
      'isWheelchairAccessible',
      'isSearchable',
      'notes',
    ],
  },
  {
    key: 'location',
    title: 'Location',
    question: 'Where will the course be held?',
    fields: ['organizationId', 'location', 'environment'],
  },
  {
    key: 'equipment',
    title: 'Equipment',
    question: 'What should students bring to this course?',
    fields: ['bringableItems'],
  },
  {
    key: 'provided',
    title: 'Provided',
    question: 'What will you provide for your students?',
    fields: ['providedItems'],
  },
  {
    key: 'registration',
    title: 'Registration',
    question: 'How will students register?',
    fields: ['registrationType', 'overrideUrl', 'registration'],
  },
] as const

export type Step = (typeof STEPS)[number]
export const LAST_STEP = STEPS.length - 1

/** The step of a field: `location.city` belongs to Location. -1 if no step has the field. */
export const stepOf = (field: string) =>
  STEPS.findIndex(({ fields }) => fields.some((name) => field === name || field.startsWith(`${name}.`)))

/** The errors in the fields of one step. */
export const errorsOfStep = <T>(errors: Record<string, T>, step: number): Record<string, T> =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step))
