import { delay, HttpResponse } from 'msw'
import type { Backend, World } from './backend.ts'
import type { Actor } from './handler.ts'
import { badRequest, invalidToken, Refusal } from './refusal.ts'
import { mistakesIn } from './scenario-mistakes.ts'
import { type FaultKind, parseScenario, type Scenario, scenarioTextOf } from './scenario.ts'
import { PEOPLE } from './seed/people.ts'
import { readToken } from './token.ts'

export type Received = {
  world: World
  now: number
  /** The caller; undefined without a token. Throws for an invalid token. */
  actor(): Actor | undefined
}

/** The header that carries the token. Its name is an assumption. */
export const TOKEN_HEADER = 'Auth-Token'
const SLOW = 3000
const PAGE = '<!doctype html><title>Sign in to the network</title><p>This is not the page you asked for.'

/**
 * Answers a call under the scenario of its request: in its world, at its time, after its latency. A fault replaces the
 * work, except for `lost`, where the work is done and its answer is thrown away. A scenario with a mistake answers 400.
 */
export async function receive(
  backend: Backend,
  request: Request,
  operationId: string,
  work: (received: Received) => Promise<Response>,
): Promise<Response> {
  const text = scenarioTextOf(request, backend.scenario)
  const mistakes = mistakesIn(text)
  if (mistakes.length) return refused(badRequest(mistakes.join(' ')))
  const scenario = parseScenario(text)
  const world = backend.worldOf(scenario)
  const now = backend.timeOf(scenario)
  if (scenario.latency) {
    const [from, to] = scenario.latency
    await delay(from + Math.random() * (to - from))
  }
  const fault = strike(world, operationId, scenario)
  if (fault === 'slow') await delay(SLOW)
  else if (fault !== undefined && fault !== 'lost') return answerOf(fault)
  const response = await work({ world, now, actor: () => actorOf(world, request, scenario, now) })
  return fault === 'lost' ? HttpResponse.error() : response
}

/** The fault due for this call; its count is decreased. */
function strike({ struck }: World, operationId: string, { faults }: Scenario): FaultKind | undefined {
  const key = operationId in faults ? operationId : '*'
  const fault = faults[key]
  if (!fault) return undefined
  if (fault.times === undefined) return fault.kind
  const counter = `${key}:${fault.kind}x${fault.times}`
  const times = (struck.get(counter) ?? 0) + 1
  struck.set(counter, times)
  return times <= fault.times ? fault.kind : undefined
}

function answerOf(kind: Exclude<FaultKind, 'slow' | 'lost'>): Response {
  if (kind === 'offline') return HttpResponse.error()
  if (kind === 'html') return HttpResponse.html(PAGE)
  if (kind === 'expired' || kind === 401) return refused(invalidToken())
  return refused(new Refusal(kind, { message: `The mock was told to answer ${kind}.` }))
}

const refused = ({ document, status, headers }: Refusal) => HttpResponse.json(document, { status, headers })

function actorOf({ db }: World, request: Request, scenario: Scenario, now: number): Actor | undefined {
  const token = request.headers.get(TOKEN_HEADER)
  const person = scenario.role ? (PEOPLE as Record<string, { id: string }>)[scenario.role] : undefined
  if (!token && !person) return undefined
  const userId = token ? readToken(token, now)?.userId : person?.id
  if (!userId || !db.user.get(userId)) throw invalidToken()
  return { userId, isInstructor: db.instructor.get(userId) !== undefined }
}
