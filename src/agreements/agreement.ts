import type { AgreementListDocument } from '../api/generated/training.types.ts'

/** The agreements of a year count as accepted when the list of accepted ones is not empty (spec §3). */
export const hasAccepted = ({ data }: Pick<AgreementListDocument, 'data'>) => data.length > 0

/** The type of a document as people read it (spec §3): `CODE OF CONDUCT`. */
export const typeLabel = (documentType: string) => documentType.replaceAll('_', ' ').trim()
