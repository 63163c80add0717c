import { evaluateSync, parse } from 'groq-js'
import type { Violation } from '../../contracts/reader/validate.ts'
import type { Answer, Args, OperationId } from '../../src/api/generated/content.types.ts'
import type { AnyHandler } from '../handler.ts'
import { ServiceRefusal } from '../refusal.ts'
import { resourceDocuments } from './content/resources.ts'
import { reciprocityDocuments } from './content/reciprocity.ts'

const DATASET = 'production'
/** The same in every world, because editorial content does not depend on what instructors do. */
const documents = [...reciprocityDocuments, ...resourceDocuments]

const refusal = (status: number, description: string, type?: string) =>
  new ServiceRefusal(status, description, { error: { description, ...(type && { type }) } })
const unreadable = (description: string) => refusal(400, description, 'queryParseError')

const read = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    throw unreadable(`cannot read ${value}`)
  }
}

/** Runs the real query language over the documents. The contract allows only its own queries. */
export const content = {
  queryContent({ dataset, query, ...given }: Args<'queryContent'>): Answer<'queryContent'> {
    if (dataset !== DATASET) throw refusal(404, `Dataset not found: ${dataset}`)
    const params = Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice('$'.length), read(value)]),
    )
    for (const [, name = ''] of query.matchAll(/\$(\w+)/g))
      if (!(name in params)) throw unreadable(`param $${name} referenced, but not provided`)
    const found = evaluateSync(parse(query, { params }), { dataset: documents, params })
    return { ms: 1, query, result: found.data as Answer<'queryContent'>['result'] }
  },
} satisfies Record<OperationId, AnyHandler>

export const invalidContent = (violations: Violation[]) =>
  unreadable(violations.map(({ field, message }) => `${field}: ${message}`).join(', '))
