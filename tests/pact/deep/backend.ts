// The backend that `npm run verify:deep` calls: its address and that of its states.
import { WRONG } from './reporter.ts'
import { TOKEN_HEADER } from '../../../src/api/connection.ts'
import { expect } from 'vitest'
import { shortened } from '../../../contracts/reader/explain.ts'
import { lineOf } from '../../../contracts/reader/validate.ts'
import { check } from '../check/exchange.ts'
import { type Interaction, pactFiles } from '../files.ts'

const required = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: npm run verify:deep sets it.`)
  return value
}
export const ORIGIN = required('DEEP_ORIGIN')
const STATES_URL = required('DEEP_STATES_URL')

export type State = { name: string; params?: Record<string, unknown> }
/** What the states returned, the last one first in effect: a token, a version. */
type Returned = Record<string, string>

/** A backend that does not answer in this time has failed. */
const TIMEOUT = 30_000

export const send = (path: string, init: RequestInit) =>
  fetch(ORIGIN + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (cause: unknown) => {
      throw new Error(`${init.method ?? 'GET'} ${path} received no response`, { cause })
    },
  )

async function post(state: State, action: 'setup' | 'teardown'): Promise<Returned> {
  const response = await fetch(STATES_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: state.name, params: state.params ?? {}, action }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const text = await response.text()
  const returned = text ? parsed(text) : {}
  if (!response.ok || typeof returned !== 'object')
    throw new Error(`The state "${state.name}" returned ${response.status}: ${shortened(text)}`)
  return { ...returned }
}

/** Sets up states, each on top of those before it, and returns what each of them returned. */
export async function setUp(states: readonly State[]): Promise<Returned[]> {
  const returned: Returned[] = []
  for (const state of states) returned.push(await post(state, 'setup'))
  return returned
}

export async function tearDown(states: readonly State[]) {
  for (const state of states) await post(state, 'teardown')
}

/** Does something with a backend in these states, which are gone afterward. */
export async function within<T>(
  states: readonly State[],
  work: (returned: Returned[]) => Promise<T>,
): Promise<T> {
  const returned = await setUp(states)
  try {
    return await work(returned)
  } finally {
    await tearDown(states)
  }
}

/**
 * A response that was read. `body` is undefined if it is empty, whatever type it names. A body that claims to be JSON and is
 * not stays text, which no contract allows, so that the report shows it.
 */
export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** Sends a request and reads its response. */
export async function ask(path: string, init: RequestInit): Promise<Answer> {
  const response = await send(path, init)
  const { status, headers } = response
  const text = await response.text()
  const isJson = /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')
  return { status, headers, text, body: (isJson ? parsed(text) : text) || undefined }
}

/**
 * What the contract forbids in the response to a call, in words.
 * @param caller the user id of the caller; null for nobody
 */
export function forbiddenIn(
  path: string,
  init: RequestInit,
  answer: Answer,
  caller: string | null,
): string[] {
  const finding = check({
    method: init.method ?? 'GET',
    url: new URL(path, ORIGIN),
    requestHeaders: new Headers(init.headers),
    requestBody: typeof init.body === 'string' ? init.body : '',
    status: answer.status,
    responseHeaders: answer.headers,
    body: answer.text,
    caller,
  })
  return finding?.violations.map(lineOf) ?? ['the contract has no such call']
}

type Recorded = Interaction['request'] & {
  body?: { content: unknown; contentType: string; encoded: false | string }
}
/** The recorded request of an interaction. The type of the other tests names only what they read. */
export const requestOf = (interaction: Interaction) => interaction.request as Recorded

/** The request of an interaction, with another token or none. */
export function initOf(interaction: Interaction, token: string | undefined): RequestInit {
  const { method, headers: recorded = {}, body } = requestOf(interaction)
  const headers = new Headers()
  for (const [name, values] of Object.entries(recorded)) headers.set(name, values.join(', '))
  headers.delete(TOKEN_HEADER)
  if (token !== undefined) headers.set(TOKEN_HEADER, token)
  if (!body) return { method, headers }
  const { content, encoded } = body
  if (typeof content !== 'string') return { method, headers, body: JSON.stringify(content) }
  return { method, headers, body: encoded ? Buffer.from(content, 'base64') : content }
}

export function pathOf(interaction: Interaction): string {
  const { path, query = {} } = requestOf(interaction)
  const search = new URLSearchParams(Object.entries(query).map(([name, values]) => [name, values.join(',')]))
  return search.size ? `${path}?${search}` : path
}

const { interactions } = pactFiles('contracts/pacts')['contracts/pacts/training-web-training-api.json'] ?? {
  interactions: [],
}

/** The interactions of an operation of our own API. */
export const interactionsOf = (id: string): Interaction[] =>
  interactions.filter(({ description }) => description.split(' ', 1).join() === id)

/** What the reporter prints about a failed check. `given`: the caller or the input, if the name of the check has none. */
export type Report = { call: string; given?: string; expected: string; received: string }

/** A status and the beginning of its body, in one line. */
export const received = (status: number, body: unknown) =>
  `${status} ${body === undefined ? '(empty)' : shortened(typeof body === 'string' ? body : JSON.stringify(body))}`

/** Fails the check with these reports, if there are any. */
export function expectNone(reports: readonly Report[]) {
  const text = reports.flatMap((report) => [
    report.call,
    ...(report.given === undefined ? [] : [`  ${report.given}`]),
    `  expected ${report.expected}`,
    `  received ${report.received}`,
  ])
  expect(text.join('\n'), WRONG).toBe('')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
