import { operations } from '../../contracts/reader/contracts.ts'
import { fields } from '../mesh/schema.ts'
import { type Fault, FAULT_WORDS, formatScenario, parseScenario, type Scenario } from '../scenario.ts'
import { PEOPLE, type Role } from '../seed/people.ts'
import { button, field, input, list, optionsOf, select } from './controls.ts'
import { become, currentRole, currentScenario, setScenario } from './scene.ts'

const STATUSES = ['401', '403', '404', '409', '422', '500', '503']
const FAULTS: [value: string, label: string][] = [
  ['', 'does not fail'],
  ...STATUSES.map((status): [string, string] => [status, status]),
  ...Object.entries(FAULT_WORDS).map(([word, what]): [string, string] => [word, `${word}: ${what}`]),
]
const OPERATIONS = ['*', ...fields.map(({ name }) => name), ...operations.map(({ id }) => id)]
const titleOf = (operation: string) => (operation === '*' ? 'every call' : operation)
const textOf = ({ kind, times }: Fault) => (times ? `${kind}, ${times} times` : String(kind))

const STYLE = `
  :host { position: fixed; z-index: 1000; left: 8px; bottom: 8px; font: 13px/1.4 system-ui, sans-serif; color: #111 }
  details { max-width: 300px; background: #fffbe8; border: 1px solid #b39b3d; border-radius: 8px }
  summary { padding: 4px 10px; cursor: pointer; overflow-wrap: anywhere }
  form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; padding: 8px 10px; max-height: 80vh; overflow: auto }
  label { display: grid; gap: 2px }
  input, select, button { box-sizing: border-box; width: 100%; min-width: 0; font: inherit; padding: 3px 6px }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 6px; overflow-wrap: anywhere }
  li button { width: auto; min-width: 32px }
  p { margin: 0; color: #5c5124 }
`

/** The state of the panel that is not part of the scenario. */
type Choice = { operation: string; search: string }

/** The operations whose names contain the search text. Those with a fault are marked and come first. */
function operationsFor({ operation, search }: Choice, { faults }: Scenario): [string, string][] {
  const found = OPERATIONS.filter(
    (name) => name === operation || titleOf(name).toLowerCase().includes(search.trim().toLowerCase()),
  )
  const marked = found.map((name): [string, string] => {
    const fault = faults[name]
    return [name, fault ? `● ${titleOf(name)}: ${textOf(fault)}` : titleOf(name)]
  })
  return marked.toSorted(([a], [b]) => Number(b in faults) - Number(a in faults))
}

type Change = (edit: (scenario: Scenario) => void) => void

/** The controls that choose an operation and how it fails. */
function faultFields(choice: Choice, scenario: Scenario, change: Change, draw: () => void) {
  const fault = scenario.faults[choice.operation]
  const operation = select(operationsFor(choice, scenario), choice.operation)
  const search = input('search', choice.search)
  search.addEventListener('input', () => {
    choice.search = search.value
    operation.replaceChildren(...optionsOf(operationsFor(choice, scenario), choice.operation))
  })
  const set = (kind: string, times: string) =>
    change(({ faults }) => {
      const next = parseScenario(`${choice.operation}:${kind}${Number(times) ? `x${Number(times)}` : ''}`)
      delete faults[choice.operation]
      Object.assign(faults, next.faults)
    })
  const times = input('number', String(fault?.times ?? ''))
  times.min = '1'
  return [
    field('Search the operations', search, () => undefined),
    field('Operation', operation, (value) => {
      choice.operation = value
      draw()
    }),
    field('fails with', select(FAULTS, String(fault?.kind ?? '')), (kind) => set(kind, times.value)),
    ...(fault ? [field('how often (empty: always)', times, (value) => set(String(fault.kind), value))] : []),
  ]
}

const faultList = ({ faults }: Scenario, change: Change) =>
  list(
    'Faults',
    Object.entries(faults).map(([operation, fault]) => {
      const remove = button('✕', () => change((next) => void delete next.faults[operation]))
      remove.setAttribute('aria-label', `Remove the fault of ${titleOf(operation)}`)
      return [new Text(`● ${titleOf(operation)}: ${textOf(fault)}`), remove]
    }),
  )

const note = (text: string) => Object.assign(document.createElement('p'), { textContent: text })

/**
 * Opens the scenario panel for development. It sets who you are, how slow and unreliable the backend is, and the day. It
 * only writes cookies, so a test can use the line that it shows.
 *
 * @param reset restores the seed data; the panel has already cleared the scenario
 */
export function openPanel(reset: () => void) {
  const root = document.body.appendChild(document.createElement('mock-panel')).attachShadow({ mode: 'open' })
  const choice: Choice = { operation: '*', search: '' }
  const apply = (scenario: Scenario) => {
    // The page still shows data of the old day.
    if (setScenario(scenario)) location.reload()
    else draw()
  }
  const change: Change = (edit) => {
    const scenario = currentScenario()
    edit(scenario)
    apply(scenario)
  }

  function formOf(scenario: Scenario) {
    const people: [string, string][] = Object.entries(PEOPLE).map(([role, { what }]) => [role, what])
    const isExpired = scenario.faults['*']?.kind === 'expired'
    const form = document.createElement('form')
    form.addEventListener('submit', (event) => event.preventDefault())
    form.append(
      field('Person', select([['', 'nobody'], ...people], currentRole()), (role) => {
        // The options are the roles and an empty text.
        become(role as Role | '')
        location.reload()
      }),
      field('The server’s day', input('date', scenario.now?.slice(0, 10) ?? ''), (value) =>
        change((next) => {
          if (value) next.now = value
          else delete next.now
        }),
      ),
      field('Latency, ms (200 or 200-800)', input('text', scenario.latency?.join('-') ?? ''), (value) =>
        change((next) => {
          const { latency } = parseScenario(`latency:${value}`)
          if (latency) next.latency = latency
          else delete next.latency
        }),
      ),
      ...faultFields(choice, scenario, change, draw),
      faultList(scenario, change),
      note('A fault applies from the next call.'),
      button(isExpired ? 'Make my token valid again' : 'Expire my token', () =>
        change(({ faults }) => {
          if (isExpired) delete faults['*']
          else faults['*'] = { kind: 'expired' }
        }),
      ),
      field('Scenario', input('text', formatScenario(scenario)), (value) => apply(parseScenario(value))),
      button('Back to the seed', () => {
        setScenario({ faults: {} })
        reset()
      }),
    )
    return form
  }

  function draw() {
    const isOpen = root.querySelector('details')?.open ?? false
    const scenario = currentScenario()
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    summary.textContent = `Mock ${formatScenario(scenario)}`
    details.open = isOpen
    details.append(summary, formOf(scenario))
    const style = document.createElement('style')
    style.textContent = STYLE
    root.replaceChildren(style, details)
  }
  draw()
}
