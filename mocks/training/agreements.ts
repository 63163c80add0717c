import type { Row } from '../db/rows.ts'
import type { Context, Handlers } from '../handler.ts'
import { invalid } from '../refusal.ts'
import { self } from './access.ts'

export const agreements = {
  listAgreements: ({ year }, context) => listOf(year, context),

  acceptAgreements({ body: { agreementIds, year } }, context) {
    const { db, now } = context
    const instructorId = self(context)
    const documents = [...db.agreement.of('year', String(year)).keys()]
    if (agreementIds.some((id) => !documents.includes(id)))
      throw invalid('There is no such agreement for that year.', 'agreementIds')
    if (documents.some((id) => !agreementIds.includes(id)))
      throw invalid('You must accept all agreements for the year together.', 'agreementIds')
    for (const agreementId of agreementIds) {
      const id = `${instructorId} ${agreementId}`
      if (!db.acceptance.get(id))
        db.acceptance.create({ id, agreementId, instructorId, year, acceptedAt: new Date(now).toISOString() })
    }
    return listOf(year, context)
  },
} satisfies Partial<Handlers>

/** The agreements of a year, with those the caller has accepted and those still open. */
function listOf(year: number, context: Context) {
  const { db } = context
  const accepted = new Map(
    [...db.acceptance.of('of', `${self(context)} ${year}`).values()].map((row) => [row.agreementId, row]),
  )
  const documents = [...db.agreement.of('year', String(year)).values()].toSorted((a, b) =>
    a.displayName < b.displayName ? -1 : 1,
  )
  const data = documents.flatMap((row) => {
    const acceptance = accepted.get(row.id)
    return acceptance ? [resource(row, acceptance.acceptedAt)] : []
  })
  return {
    data,
    included: documents.filter(({ id }) => !accepted.has(id)).map((row) => resource(row, row.publishedAt)),
    meta: { total: data.length, totalPages: 1 },
  }
}

const resource = ({ id, publishedAt: _, ...document }: Row<'agreement'>, at: string) => ({
  id,
  type: 'agreements' as const,
  attributes: { ...document, createdAt: at, updatedAt: at },
})
