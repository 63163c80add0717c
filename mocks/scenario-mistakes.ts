// Says what is wrong with a scenario, because a fault with a typo would look like a call that cannot fail.
import { advice } from '../contracts/reader/advice.ts'
import { operations } from '../contracts/reader/contracts.ts'
import { fields } from './mesh/schema.ts'
import { FAULT_WORDS, parseScenario } from './scenario.ts'
import { PEOPLE } from './seed/people.ts'

/** Every name that can fail: the operations, and the purchase at the checkout, which is in no contract. */
const FAILING = ['*', 'checkout', ...fields.map(({ name }) => name), ...operations.map(({ id }) => id)]
const SETTINGS = ['role', 'world', 'now', 'latency']

function mistakeOf(part: string): string | undefined {
  const [name = '', ...rest] = part.split(':').map((text) => text.trim())
  const value = rest.join(':')
  const { role, now, faults, ...others } = parseScenario(part)
  if (!SETTINGS.includes(name) && !FAILING.includes(name))
    return `The mock knows no ${name}.${advice(name, [...FAILING, ...SETTINGS])}`
  if (role !== undefined && !Object.hasOwn(PEOPLE, role))
    return `Nobody has the role ${role}.${advice(role, Object.keys(PEOPLE))}`
  if (now !== undefined && Number.isNaN(Date.parse(now))) return `${now} is no date.`
  if (role ?? now ?? (Object.keys(faults).length || Object.keys(others).length)) return undefined
  return FAILING.includes(name)
    ? `${name} cannot fail with ${value || 'nothing'}.${advice(value, Object.keys(FAULT_WORDS))}`
    : `${name} cannot be ${value || 'empty'}.`
}

/** What the mock does not understand in a scenario, in words. */
export const mistakesIn = (scenario: string): string[] =>
  scenario
    .split(',')
    .filter((part) => part.trim())
    .flatMap((part) => mistakeOf(part) ?? [])
