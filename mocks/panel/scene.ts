// Reads and writes the cookies that the panel changes: the scenario, in the same format as in tests, and the token.
import { formatScenario, parseScenario, type Scenario, SCENARIO_COOKIE } from '../scenario.ts'
import { PEOPLE, type Role } from '../seed/people.ts'
import { issueToken, readToken } from '../token.ts'

const DAY = 86_400
const TOKEN_COOKIE = 'access_token'

const write = (name: string, value: string) => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? DAY : 0}; SameSite=Lax`
}
const read = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

export const currentScenario = () => parseScenario(decodeURIComponent(read(SCENARIO_COOKIE)))

const serverTime = ({ now }: Scenario) => Date.parse(now ?? '') || Date.now()

/** The role of the signed-in person; empty if no one is signed in, or if the person is not from the seed. */
export function currentRole(): Role | '' {
  // At time 0 no token has expired, so this finds the owner of an expired token, too.
  const userId = readToken(read(TOKEN_COOKIE), 0)?.userId
  const roles = Object.keys(PEOPLE) as Role[]
  return roles.find((role) => PEOPLE[role].id === userId) ?? ''
}

/** Signs in as a person from the seed, on the server's day; '' signs out. */
export function become(role: Role | '') {
  const person = role ? PEOPLE[role] : undefined
  const now = serverTime(currentScenario())
  write(TOKEN_COOKIE, person ? issueToken(person.id, person.number, now) : '')
}

/**
 * Sets the scenario for all calls from now on. If the day changes, the person also gets a token of the new day, because
 * their old one has expired by then. Returns whether the day has changed.
 */
export function setScenario(scenario: Scenario): boolean {
  const isNewDay = scenario.now !== currentScenario().now
  write(SCENARIO_COOKIE, encodeURIComponent(formatScenario(scenario)))
  const role = currentRole()
  if (isNewDay && role) become(role)
  return isNewDay
}
