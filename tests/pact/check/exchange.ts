// Checks one request and its response against the contract. Pact cannot do this, because it compares with one example only.
import { operationAt, type ContractOperation } from '../../../contracts/reader/contracts.ts'
import { shortened, shown } from '../../../contracts/reader/explain.ts'
import {
  checkBody,
  checkHeaders,
  checkQuery,
  checkReply,
  checkReplyHeaders,
  isValidPath,
  undocumented,
  type Violation,
} from '../../../contracts/reader/validate.ts'
import { checkGraph, isGraph } from './graph.ts'
import { callerOf, privateViolations } from './private.ts'
import { isRecord } from '../../../src/lib/is-record.ts'

export type Exchange = {
  method: string
  url: URL
  requestHeaders: Headers
  requestBody: string
  status: number
  responseHeaders: Headers
  body: string
  /** The user id of the caller, if something other than a readable token says it; null for a caller without one. */
  caller?: string | null | undefined
}
/** `note`: what else to know, after what the contract wants and what it got. */
type Problem = Violation & { note?: string }
/** The name of the call, and what breaks the contract. */
export type Finding = { call: string; violations: Problem[] }

const isText = (value: unknown): value is string => typeof value === 'string'
/** The JSON of a text; undefined for an empty one. Throws a SyntaxError. */
const jsonOf = (text: string): unknown => (text ? JSON.parse(text) : undefined)

function pathValues({ path }: ContractOperation, { pathname }: URL): Record<string, string> {
  const names = path.split('/')
  const values = pathname.split('/').map(decodeURIComponent)
  return Object.fromEntries(
    names.flatMap((name, i) => (name.startsWith('{') ? [[name.slice(1, -1), values[i] ?? '']] : [])),
  )
}

/** The violations in a request. The fields of a form are not checked. */
function requestViolations(operation: ContractOperation, exchange: Exchange): Violation[] {
  const { url, requestHeaders, requestBody } = exchange
  const path = isValidPath(operation, pathValues(operation, url))
    ? []
    : [{ field: 'path', message: 'must have ids that the contract allows', got: shown(url.pathname) }]
  const isForm = operation.body?.type === 'multipart/form-data'
  const reader = { isDeveloper: true }
  return [
    ...path,
    ...checkQuery(operation, url.searchParams, reader).violations,
    ...checkHeaders(operation, requestHeaders, reader).violations,
    ...(isForm ? [] : checkBody(operation, jsonOf(requestBody), reader)),
  ]
}

/** Checks that the elements and the counts in `meta` fit the requested page. */
function pageViolations(operation: ContractOperation, { url }: Exchange, body: unknown): Violation[] {
  if (!isRecord(body) || !Array.isArray(body['data']) || !isRecord(body['meta'])) return []
  const { data, meta } = body
  const hasPages = operation.parameters.some(({ name }) => name === 'perPage')
  const perPage = hasPages ? Number(url.searchParams.get('perPage') ?? 10) : 0
  const page = Number(url.searchParams.get('page') ?? 1)
  const total = Number(meta['total'])
  const expected: [name: string, value: number][] = [
    ['totalPages', perPage ? Math.ceil(total / perPage) : 1],
    ['count', data.length],
    ['perPage', perPage],
    ['currentPage', page],
  ]
  const held = perPage ? Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) : total
  return [
    ...(data.length === held
      ? []
      : [
          {
            field: 'data',
            message: `must have ${held} elements on this page of ${total}`,
            got: String(data.length),
          },
        ]),
    ...expected
      .filter(([name, value]) => name in meta && meta[name] !== value)
      .map(([name, value]) => ({
        field: `meta.${name}`,
        message: `must be ${value}`,
        got: shown(meta[name]),
      })),
  ]
}

/** Violations: entries of an error document whose status differs from that of the response. */
const statusViolations = (status: number, body: unknown): Violation[] =>
  isRecord(body) && Array.isArray(body['errors'])
    ? body['errors']
        .filter(isRecord)
        .filter((entry) => 'status' in entry && entry['status'] !== String(status))
        .map((entry: Record<string, unknown>) => ({
          field: 'errors.status',
          message: `must be "${status}", the status of the response`,
          got: shown(entry['status']),
        }))
    : []

/** Whether something in a body has this id, or guid. */
const hasId = (body: unknown, id: string) =>
  ['id', 'guid'].some((name) => JSON.stringify(body).includes(`"${name}":${JSON.stringify(id)}`))

/** The version of the resource in a body; undefined for a body without one. */
function versionIn(body: unknown): unknown {
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {}
  return isRecord(data['meta']) ? data['meta']['version'] : undefined
}

/** Violations in headers that a schema cannot say, because they depend on the body and on the caller. */
function headerViolations(operation: ContractOperation, exchange: Exchange, body: unknown): Violation[] {
  const { status, responseHeaders: headers } = exchange
  const documented = operation.responses[status]?.headers ?? {}
  const must = (field: string, message: string): Violation => ({
    field,
    message,
    got: shown(headers.get(field) ?? undefined),
  })
  const found: Violation[] = []
  const version = versionIn(body)
  if (documented['ETag'] && isText(version) && headers.get('ETag') !== `"${version}"`)
    found.push(must('ETag', `must be "${version}" in its quotes, the version in the body`))
  const location = headers.get('Location')
  if (documented['Location'] && location !== null) {
    const id = location.split('/').at(-1) ?? ''
    const isKnown = ['GET', 'PATCH', 'DELETE'].some((method) => operationAt(method, location))
    if (!isKnown || !hasId(body, id)) found.push(must('Location', 'must be the path of what was created'))
  }
  const isPrivate = /\b(private|no-store)\b/i.test(headers.get('Cache-Control') ?? '')
  if (operation.access !== 'anonymous' && !isPrivate)
    found.push(must('Cache-Control', 'must be private or no-store, because the response belongs to a person'))
  return found
}

/** Violations: errors in a success, which the client would show as a failure. */
const errorViolations = (body: unknown): Violation[] =>
  isRecord(body) && Array.isArray(body['errors']) && body['errors'].length
    ? [{ field: 'errors', message: 'must be absent from a success', got: shown(body['errors']) }]
    : []

function restViolations(operation: ContractOperation, exchange: Exchange): Problem[] {
  const { status, responseHeaders, body: text, caller = callerOf(exchange.requestHeaders) } = exchange
  const contentType = responseHeaders.get('Content-Type') ?? ''
  if (status >= 500)
    return [{ ...undocumented(operation, status), note: `with the body ${shortened(text) || '(empty)'}` }]
  const wrong = status < 400 ? requestViolations(operation, exchange) : []
  const taken = wrong.map((one) => ({ ...one, note: 'but the server accepted the request' }))
  if (text && !/^application\/json\b/.test(contentType))
    return [
      ...taken,
      { field: 'Content-Type', message: 'must be application/json', got: contentType || 'none' },
    ]
  if (status < 400 && !(status in operation.responses)) return [...taken, undocumented(operation, status)]
  const body = jsonOf(text)
  const isOurs = operation.contract === 'training'
  return [
    ...taken,
    ...checkReply(operation, status, body, { mayAdd: true }),
    ...checkReplyHeaders(operation, status, responseHeaders),
    ...(isOurs ? [...headerViolations(operation, exchange, body), ...privateViolations(body, caller)] : []),
    ...(isOurs && status < 300
      ? [...pageViolations(operation, exchange, body), ...errorViolations(body)]
      : []),
    ...(isOurs && status >= 400 ? statusViolations(status, body) : []),
  ]
}

/** Checks an exchange against the contracts; undefined if no contract has the call. */
export function check(exchange: Exchange): Finding | undefined {
  const { method, url, status } = exchange
  const operation = operationAt(method, url.pathname)
  const isMesh = isGraph(method, url.pathname)
  if (!operation && !isMesh) return undefined
  try {
    return operation
      ? { call: `${operation.id} ${status}`, violations: restViolations(operation, exchange) }
      : checkGraph(exchange)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const call = `${operation?.id ?? url.pathname} ${status}`
    const got = shortened(exchange.body)
    return { call, violations: [{ field: 'body', message: 'must be JSON', got, note: error.message }] }
  }
}
