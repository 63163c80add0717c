// Says what is wrong with a scenario, because a fault with a typo would look like a call that cannot fail.
import { advice } from '../contracts/reader/advice.ts'
import { operations } from '../contracts/reader/contracts.ts'
import { fields } from './mesh/schema.ts'
import { FAULT_WORDS, parseScenario } from './scenario.ts'
import { PEOPLE } from './seed/people.ts'

/** Every name that can fail: the operations, and the purchase at the checkout, which is in no contract. */
const FAILING = ['*', 'checkout', ...fields.map(({ name }) => name), ...operations.map(({ id }) => id)]
const SETTINGS = ['role', 'world', 'now', 'latency']
const FAULTS = ` Use a status such as 500, or one of ${Object.keys(FAULT_WORDS).join(', ')}.`

function mistakeOf(part: string): string | undefined {
  const [name = '', ...rest] = part.split(':').map((text) => text.trim())
  const value = rest.join(':')
  const { role, now, faults, ...others } = parseScenario(part)
  const isSetting = SETTINGS.includes(name)
  if (!name) return `“${part.trim()}” does not say which call should fail.`
  if (!isSetting && !FAILING.includes(name))
    return `There is no call or setting “${name}”.${advice(name, [...FAILING, ...SETTINGS])}`
  if (!value) return isSetting ? `“${name}” needs a value.` : `“${name}” needs a fault, such as ${name}:500.`
  if (role !== undefined && !Object.hasOwn(PEOPLE, role))
    return `Nobody has the role “${role}”.${advice(role, Object.keys(PEOPLE))}`
  if (now !== undefined && Number.isNaN(Date.parse(now)))
    return `“${now}” is not a date, such as 2027-01-15 or 2027-01-15T09:00:00Z.`
  if (role ?? now ?? (Object.keys(faults).length || Object.keys(others).length)) return undefined
  return isSetting
    ? `“${value}” is not a latency in milliseconds, such as 200 or 200-800.`
    : `“${name}” cannot fail with “${value}”.${advice(value, Object.keys(FAULT_WORDS)) || FAULTS}`
}

/** What the mock does not understand in a scenario, in words. */
export const mistakesIn = (scenario: string): string[] =>
  scenario
    .split(',')
    .filter((part) => part.trim())
    .flatMap((part) => mistakeOf(part) ?? [])
