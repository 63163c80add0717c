import type { AgreementListDocument } from '../api/generated/training.types.ts'

/** The agreements of a year are accepted when its list is not empty, spec §3. */
export const hasAccepted = ({ data }: Pick<AgreementListDocument, 'data'>) => data.length > 0
