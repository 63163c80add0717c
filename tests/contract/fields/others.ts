import type { Entity } from './entity.ts'

/** Documents, pictures, and what only the application itself has. */
export const OTHERS: Record<string, Entity> = {
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
      hasAccepted: { file: 'src/domain/agreements.ts', by: 'hasAccepted' },
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
  'Event check-in': { schema: 'training EventCheckIn', fields: 'embedUrl', types: { embedUrl: 'string' } },
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
      checked: { file: 'src/instructor/roster/results/marks.ts', in: 'Mark' },
      status: { file: 'src/instructor/roster/results/marks.ts', in: 'Mark' },
      'bulk checked': { file: 'src/instructor/roster/results/marks.ts', in: 'BulkChecked' },
      'bulk indeterminate': { file: 'src/instructor/roster/results/marks.ts', in: 'BulkChecked' },
      canSubmit: { file: 'src/instructor/roster/results/marks.ts', in: 'Summary' },
    },
  },
}
