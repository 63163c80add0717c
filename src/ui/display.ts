import { createStore, useStore } from '@mantine/store'
import { type Display, DISPLAY, displayOf, SHOWN } from '../lib/page/display.ts'

/** What a choice of the appearance is called; without one, the page follows the system. */
export const APPEARANCES = {
  system: 'Same as this device',
  light: 'Light',
  dark: 'Dark',
  sunlight: 'Sunlight',
}
export type AppearanceChoice = keyof typeof APPEARANCES

const YEAR = 365 * 24 * 3600

const store = createStore<Display>({})

/** Puts the choices on the root element, where index.html has the colors and sizes for them. */
function show(display: Display) {
  const { dataset } = document.documentElement
  for (const name of SHOWN) {
    const value = display[name]
    if (value) dataset[name] = value
    else delete dataset[name]
  }
}

/** Reads the choices of this device. Where no server has put them into the page, it shows them. */
export function startDisplay() {
  const display = displayOf(document.cookie)
  store.setState(display)
  show(display)
}

/** Changes a choice on this device; undefined follows the system again. */
export function chooseDisplay(change: { [Name in keyof Display]?: Display[Name] | undefined }) {
  const next = displayOf(
    Object.entries({ ...store.getState(), ...change })
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
  )
  for (const name of Object.keys(DISPLAY) as (keyof Display)[])
    document.cookie = `${name}=${next[name] ?? ''}; Path=/; SameSite=Lax; Max-Age=${next[name] ? YEAR : 0}`
  store.setState(next)
  show(next)
}

/** @param choice `system` forgets the one before */
export const chooseAppearance = (choice: AppearanceChoice) =>
  chooseDisplay({ appearance: choice === 'system' ? undefined : choice })

/** The choices of this device. */
export const useDisplay = () => useStore(store)

/** The height of a table row in pixels, which depends on the choices. */
export function tableRowHeight(): number {
  const style = getComputedStyle(document.documentElement)
  return Number.parseFloat(style.getPropertyValue('--table-row-height')) * Number.parseFloat(style.fontSize)
}
