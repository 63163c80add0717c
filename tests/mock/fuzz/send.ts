import { getResponse } from 'msw'
import type { ContractOperation } from '../../../contracts/reader/contracts.ts'
import { requestOf, type Sent } from './sent.ts'
import { CALLERS, handlers } from './world.ts'

export type Answer = Awaited<ReturnType<typeof send>>

/** Sends a request to the mock, without a network. */
export async function send(operation: ContractOperation, sent: Sent) {
  const response = await getResponse(handlers, requestOf(operation, sent, { token: CALLERS[sent.as] }))
  if (!response) throw new Error(`nobody answers ${operation.id}`)
  const text = await response.text()
  const isJson = response.headers.get('content-type') === 'application/json'
  const etag = response.headers.get('etag') ?? undefined
  return { status: response.status, etag, body: isJson ? (JSON.parse(text) as unknown) : text || undefined }
}
