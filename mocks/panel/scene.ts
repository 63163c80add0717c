// What the panel changes: the cookies of the scenario and of the token. The same line means the same in a test.
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

/** The role of the signed-in person; empty for nobody, and for somebody who is not from the seed. */
export function currentRole(): Role | '' {
  // At time 0 no token has expired, so this also knows the owner of an old one.
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
 * Sets the scenario of every call from now on. On another day, the person also gets a token of that day, because the old
 * one has expired there. Returns whether the day is another one.
 */
export function setScenario(scenario: Scenario): boolean {
  const isNewDay = scenario.now !== currentScenario().now
  write(SCENARIO_COOKIE, encodeURIComponent(formatScenario(scenario)))
  const role = currentRole()
  if (isNewDay && role) become(role)
  return isNewDay
}
