// A scenario is one line of text that sets up the mock: `role:retail,latency:200-800,createRegistrant:409,*:offline`.
// It travels with the request (header X-Mock or cookie `mock`), so it works the same in a worker, in a test and over
// HTTP, and parallel clients do not disturb each other.

/** The faults that are not an HTTP status, with what happens to the call. */
export const FAULT_WORDS = {
  offline: 'never reaches the server',
  lost: 'done, but the answer is lost',
  expired: 'the token is no longer valid',
  slow: 'takes three seconds',
  html: 'a web page, status 200',
} as const

/** How a call fails: with an HTTP status, or in one of the ways above. */
export type FaultKind = number | keyof typeof FAULT_WORDS
export type Fault = { kind: FaultKind; times?: number }
export type Scenario = {
  /** The person behind calls that carry no token. */
  role?: string
  /** The name of a separate world, which starts from the seed. */
  world?: string
  /** The server's date or time in ISO format. */
  now?: string
  /** Shortest and longest delay before each answer, in milliseconds. */
  latency?: [number, number]
  /** Faults by operation ID; `*` for all operations. */
  faults: Record<string, Fault>
}

const isFaultWord = (word: string): word is keyof typeof FAULT_WORDS => Object.hasOwn(FAULT_WORDS, word)

function faultOf(text: string): Fault | undefined {
  const [, word = '', times] = /^([a-z]+|\d{3})(?:x(\d+))?$/.exec(text) ?? []
  const kind = isFaultWord(word) ? word : Number(word)
  if (!word || Number.isNaN(kind)) return undefined
  return times ? { kind, times: Number(times) } : { kind }
}

/** Parses a scenario, ignoring parts it does not understand. `mistakesIn` names those. */
export function parseScenario(text: string): Scenario {
  const scenario: Scenario = { faults: {} }
  for (const part of text.split(',')) {
    const colon = part.indexOf(':')
    const key = part.slice(0, colon).trim()
    const value = part.slice(colon + 1).trim()
    if (colon < 1 || !value) continue
    if (key === 'role' || key === 'world' || key === 'now') scenario[key] = value
    else if (key === 'latency') {
      const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(value) ?? []
      if (from) scenario.latency = [Number(from), Number(to)]
    } else {
      const fault = faultOf(value)
      if (fault) scenario.faults[key] = fault
    }
  }
  return scenario
}

/** Formats a scenario so that `parseScenario` reads back the same one. */
export function formatScenario({ role, world, now, latency, faults }: Scenario): string {
  return [
    role && `role:${role}`,
    world && `world:${world}`,
    now && `now:${now}`,
    latency && `latency:${latency.join('-')}`,
    ...Object.entries(faults).map(([key, { kind, times }]) => `${key}:${kind}${times ? `x${times}` : ''}`),
  ]
    .filter(Boolean)
    .join(',')
}

const SCENARIO_HEADER = 'X-Mock'
export const SCENARIO_COOKIE = 'mock'

/** In a service worker the request carries no cookies, but there this code runs in the page itself. */
const cookiesOf = (request: Request) => request.headers.get('cookie') ?? globalThis.document?.cookie ?? ''

/**
 * The text of the scenario of a request.
 * @param fallback used if the request carries none
 */
export function scenarioTextOf(request: Request, fallback = ''): string {
  const cookie = new RegExp(`(?:^|; ?)${SCENARIO_COOKIE}=([^;]*)`).exec(cookiesOf(request))?.[1]
  return request.headers.get(SCENARIO_HEADER) ?? (cookie ? decoded(cookie) : fallback)
}

export const scenarioOf = (request: Request, fallback?: string): Scenario =>
  parseScenario(scenarioTextOf(request, fallback))

/** Returns undecodable text unchanged; `parseScenario` finds nothing in it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
