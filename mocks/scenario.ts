// One line of text that sets up the mock: `role:retail,latency:200-800,createRegistrant:409,*:offline`. It travels with
// the request (header X-Mock, or the cookie `mock`), so it means the same in a worker, in a test and over HTTP, and
// parallel clients do not disturb each other.

/** The faults that are not a status, with what happens to the call. */
export const FAULT_WORDS = {
  offline: 'never reaches the server',
  lost: 'done, but the answer is lost',
  expired: 'the token is no longer valid',
  slow: 'takes three seconds',
  html: 'a web page, status 200',
} as const

/** How a call goes wrong: with a status, or in one of the ways above. */
export type FaultKind = number | keyof typeof FAULT_WORDS
export type Fault = { kind: FaultKind; times?: number }
export type Scenario = {
  /** Who makes the calls that carry no token. */
  role?: string
  /** The name of a world of its own, which starts from the seed. */
  world?: string
  /** The server's date or time, in ISO form. */
  now?: string
  /** Milliseconds before each answer, from and to. */
  latency?: [number, number]
  /** By operation id; `*` for all. */
  faults: Record<string, Fault>
}

const isFaultWord = (word: string): word is keyof typeof FAULT_WORDS => Object.hasOwn(FAULT_WORDS, word)

function faultOf(text: string): Fault | undefined {
  const [, word = '', times] = /^([a-z]+|\d{3})(?:x(\d+))?$/.exec(text) ?? []
  const kind = isFaultWord(word) ? word : Number(word)
  if (!word || Number.isNaN(kind)) return undefined
  return times ? { kind, times: Number(times) } : { kind }
}

/** Reads a scenario, and leaves out what it does not understand. */
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

/** The text that `parseScenario` reads back to the same scenario. */
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

/** In a worker the request carries no cookies, but there the page itself answers. */
const cookiesOf = (request: Request) => request.headers.get('cookie') ?? globalThis.document?.cookie ?? ''

/** The scenario of a request. @param fallback for one that carries none */
export function scenarioOf(request: Request, fallback = ''): Scenario {
  const cookie = new RegExp(`(?:^|; ?)${SCENARIO_COOKIE}=([^;]*)`).exec(cookiesOf(request))?.[1]
  return parseScenario(request.headers.get(SCENARIO_HEADER) ?? (cookie ? decoded(cookie) : fallback))
}

/** A text that cannot be decoded stays as it is; `parseScenario` finds nothing in it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
