/** The agreements of a year: those that the instructor has accepted, and the documents. */
type Agreements = { data: readonly unknown[]; included: readonly unknown[] }

/** The agreements of a year count as accepted when the list of accepted ones is not empty (spec §3). */
export const hasAccepted = ({ data }: { data: readonly unknown[] }) => data.length > 0

/** Whether an instructor still has to accept the agreements of a year. A year without documents asks for nothing. */
export const mustAccept = (agreements: Agreements) =>
  agreements.included.length > 0 && !hasAccepted(agreements)

/** The type of a document as people read it (spec §3): `CODE OF CONDUCT`. */
export const typeLabel = (documentType: string) => documentType.replaceAll('_', ' ').trim()
