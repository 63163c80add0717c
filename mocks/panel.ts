import { operations } from '../contracts/reader/contracts.ts'
import { fields } from './mesh/execute.ts'
import { FAULT_WORDS, formatScenario, parseScenario, SCENARIO_COOKIE, type Scenario } from './scenario.ts'
import { PEOPLE, type Role } from './seed/people.ts'
import { issueToken } from './token.ts'

const DAY = 86_400
const STATUSES = ['403', '404', '409', '422', '500', '503']
const FAULTS: [value: string, label: string][] = [
  ['', '–'],
  ...STATUSES.map((status): [string, string] => [status, status]),
  ...Object.entries(FAULT_WORDS).map(([word, what]): [string, string] => [word, `${word}: ${what}`]),
]

const cookie = (name: string, value: string, age = DAY) => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? age : 0}; SameSite=Lax`
}
const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
const current = () => parseScenario(decodeURIComponent(cookieOf(SCENARIO_COOKIE)))

const serverTime = ({ now }: Scenario) => Date.parse(now ?? '') || Date.now()

/** Signs in as a person from the seed; '' signs out. */
function become(role: string) {
  const person = role ? PEOPLE[role as Role] : undefined
  cookie('access_token', person ? issueToken(person.id, person.number, serverTime(current())) : '')
  location.reload()
}

const options = (values: readonly (readonly [value: string, label: string])[], chosen: string) =>
  values.map(([value, label]) => {
    const option = document.createElement('option')
    Object.assign(option, { value, textContent: label, selected: value === chosen })
    return option
  })

function field(
  label: string,
  control: HTMLInputElement | HTMLSelectElement,
  change: (value: string) => void,
) {
  control.addEventListener('change', () => change(control.value))
  const element = document.createElement('label')
  element.append(label, control)
  return element
}

function select(values: readonly (readonly [string, string])[], chosen: string) {
  const element = document.createElement('select')
  element.append(...options(values, chosen))
  return element
}

function input(type: string, value: string) {
  const element = document.createElement('input')
  Object.assign(element, { type, value })
  return element
}

function button(label: string, act: () => void) {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', textContent: label })
  element.addEventListener('click', act)
  return element
}

const STYLE = `
  :host { position: fixed; z-index: 1000; left: 8px; bottom: 8px; font: 13px/1.4 system-ui, sans-serif; color: #111 }
  details { max-width: 300px; background: #fffbe8; border: 1px solid #b39b3d; border-radius: 8px }
  summary { padding: 4px 10px; cursor: pointer }
  form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 8px 10px }
  label { display: grid; gap: 2px }
  input, select, button { box-sizing: border-box; width: 100%; min-width: 0; font: inherit; padding: 3px 6px }
`

/**
 * The scenario panel for development: who you are, how slow and unreliable the backend is, and which day it is. It only
 * writes the scenario cookie, so the line it shows means the same in a test.
 */
export function openPanel(reset: () => void) {
  const root = document.body.appendChild(document.createElement('mock-panel')).attachShadow({ mode: 'open' })
  const change = (edit: (scenario: Scenario) => void) => {
    const scenario = current()
    edit(scenario)
    cookie(SCENARIO_COOKIE, encodeURIComponent(formatScenario(scenario)))
    draw()
  }
  const people = [['', 'nobody'], ...Object.entries(PEOPLE).map(([role, { what }]) => [role, what])] as [
    string,
    string,
  ][]
  const calls = [
    ['*', 'every call'],
    ...fields.map(({ name }) => [name, name]),
    ...operations.map(({ id }) => [id, id]),
  ] as [string, string][]
  let operation = '*'

  function draw() {
    const isOpen = root.querySelector('details')?.open ?? false
    const scenario = current()
    const userId = /"userId":"([^"]+)"/.exec(atob(cookieOf('access_token').split('.')[1] ?? ''))?.[1]
    const role = Object.entries(PEOPLE).find(([, person]) => person.id === userId)?.[0] ?? ''
    const form = document.createElement('form')
    form.append(
      field('Person', select(people, role), become),
      field('Latency, ms (200 or 200-800)', input('text', scenario.latency?.join('-') ?? ''), (value) =>
        change((next) => {
          const { latency } = parseScenario(`latency:${value}`)
          if (latency) next.latency = latency
          else delete next.latency
        }),
      ),
      field('Operation', select(calls, operation), (value) => {
        operation = value
        draw()
      }),
      field('fails with', select(FAULTS, String(scenario.faults[operation]?.kind ?? '')), (value) =>
        change((next) => {
          const fault = parseScenario(`${operation}:${value}`).faults[operation]
          if (fault) next.faults[operation] = fault
          else delete next.faults[operation]
        }),
      ),
      field('The server’s day', input('date', scenario.now ?? ''), (value) =>
        change((next) => {
          if (value) next.now = value
          else delete next.now
        }),
      ),
      field('Scenario', input('text', formatScenario(scenario)), (value) => {
        cookie(SCENARIO_COOKIE, encodeURIComponent(value))
        draw()
      }),
      button('Expire my token', () => change((next) => void (next.faults['*'] = { kind: 'expired' }))),
      button('Back to the seed', reset),
    )
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = `Mock ${formatScenario(scenario)}`
    details.open = isOpen
    details.append(summary, form)
    const style = document.createElement('style')
    style.textContent = STYLE
    root.replaceChildren(style, details)
  }
  draw()
}
