import type { Handlers } from '../handler.ts'
import { conflict, forbidden, invalid } from '../refusal.ts'
import { refusesResults } from '../rules/occurrence.ts'
import { taughtOccurrence } from './access.ts'

export const results = {
  submitResults({ body: { occurrenceId, results: given } }, context) {
    const { db, now } = context
    if (!db.occurrence.get(occurrenceId)) throw invalid('There is no such class.', 'occurrenceId')
    const refusal = refusesResults(taughtOccurrence(context, occurrenceId, forbidden), now)
    if (refusal) throw conflict(refusal)

    const roster = db.registrant.of('roster', occurrenceId)
    const named = new Set(given.map(({ registrantId }) => registrantId))
    if (named.size < given.length) throw invalid('A student is listed twice.', 'results')
    if (given.some(({ registrantId }) => !roster.has(registrantId)))
      throw invalid('One of the students is not on the roster.', 'results')
    if (named.size < roster.size) throw invalid('Every student on the roster needs a result.', 'results')

    for (const { registrantId, status } of given) db.registrant.update(registrantId, { status })
    db.occurrence.update(occurrenceId, { resultsSubmittedAt: new Date(now).toISOString() })
    return undefined
  },
} satisfies Partial<Handlers>
