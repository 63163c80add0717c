// The controls of the panel. They use no framework, because the panel must not depend on the code it helps to develop.
type Control = HTMLInputElement | HTMLSelectElement
type Option = readonly [value: string, label: string]

/** A control with its label above it. @param change called with the new value */
export function field(label: string, control: Control, change: (value: string) => void) {
  control.addEventListener('change', () => change(control.value))
  const element = document.createElement('label')
  element.append(label, control)
  return element
}

export const optionsOf = (values: readonly Option[], chosen: string) =>
  values.map(([value, label]) => {
    const option = document.createElement('option')
    Object.assign(option, { value, textContent: label, selected: value === chosen })
    return option
  })

export function select(values: readonly Option[], chosen: string) {
  const element = document.createElement('select')
  element.append(...optionsOf(values, chosen))
  return element
}

export function input(type: string, value: string) {
  const element = document.createElement('input')
  Object.assign(element, { type, value })
  return element
}

export function button(label: string, act: () => void) {
  const element = document.createElement('button')
  Object.assign(element, { type: 'button', textContent: label })
  element.addEventListener('click', act)
  return element
}

/** A list of options with a name for screen readers. */
export function list(label: string, items: readonly Node[][]) {
  const element = document.createElement('ul')
  element.setAttribute('aria-label', label)
  element.append(
    ...items.map((nodes) => {
      const item = document.createElement('li')
      item.append(...nodes)
      return item
    }),
  )
  return element
}
