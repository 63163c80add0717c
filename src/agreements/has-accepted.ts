import type { AgreementListDocument } from '../api/generated/training.types.ts'

/** Whether the agreements of a year are accepted: their list is not empty (spec §3). */
export const hasAccepted = ({ data }: Pick<AgreementListDocument, 'data'>) => data.length > 0
