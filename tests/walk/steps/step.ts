import type { Role } from '../../../mocks/seed/people.ts'
import type { Walk } from '../walk.ts'

/** One thing that a person, or the network, may do. */
export type Step = {
  /** What it is in the story. A function names what was pressed. */
  words: string | ((walk: Walk) => string)
  can: (walk: Walk) => boolean
  play: (walk: Walk) => Promise<unknown>
  /** How often it is tried, beside 1. */
  weight?: number
}

export type Screen = {
  name: string
  who?: Role
  /** Where a walk begins. */
  start: string
  steps: Step[]
  /** Faults that may meet the next call: `createRegistrant:lost`. */
  faults: string[]
  /** What this screen says and is not so, beside what no screen may say. */
  wrong?: (walk: Walk) => string | false | undefined
}

/** Presses a button, a link or an item of a menu that is in sight. */
export const press = (name: string | RegExp, weight = 1): Step => ({
  words: (walk) => walk.last,
  can: (walk) => walk.has(name),
  play: (walk) => walk.press(name),
  weight,
})

/** A step that nobody takes while the page says this. */
export const unless = (text: string, step: Step): Step => ({
  ...step,
  can: (walk) => !walk.seen.text.includes(text) && step.can(walk),
})

/** Fills in fields, each time with other words. */
export const fill = (words: string, fields: Record<string, (n: number) => string>, weight = 1): Step => ({
  words: (walk) => `${words} (${walk.last})`,
  can: (walk) => Object.keys(fields).every((label) => walk.field(label)),
  async play(walk) {
    const n = walk.next()
    for (const [label, text] of Object.entries(fields)) await walk.type(label, text(n))
    walk.last = Object.values(fields)[0]?.(n) ?? ''
  },
  weight,
})

/** Goes to an address, as from a bookmark. */
export const visit = (words: string, path: string): Step => ({
  words,
  can: (walk) => walk.seen.path !== path,
  play: (walk) => walk.goTo(path),
})

/** The failures of a call that changes something. */
export const failing = (operation: string, ...more: (string | number)[]) =>
  ['lost', 'lost', 'offline', 500, 'expired', ...more].map((kind) => `${operation}:${kind}`)

/** A day that no other step of a walk chooses: a series of weeks from one never meets that from another. */
export const day = (n: number) =>
  new Date(Date.UTC(2027, 1, 1 + (n % 7) + 56 * Math.floor(n / 7))).toISOString().slice(0, 10)
export const note = (n: number) => `Note number ${n} of this walk`
