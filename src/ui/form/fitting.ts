type Values = Record<string, unknown>

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

const isGroup = (value: unknown): value is Values => typeOf(value) === 'object'

/** The values of a draft that the form still has, in their old type; what an older release kept may be anything. */
export const fitting = <V extends Values>(draft: Values, initial: V): Partial<V> =>
  Object.fromEntries(
    Object.keys(initial)
      .filter((key) => key in draft)
      .filter((key) => initial[key] === null || typeOf(draft[key]) === typeOf(initial[key]))
      .map((key) => [
        key,
        isGroup(initial[key]) ? withFitting(draft[key] as Values, initial[key]) : draft[key],
      ]),
  ) as Partial<V>

/** A group of fields, such as an address: those that the draft lacks are as they were. */
const withFitting = (draft: Values, initial: Values) => ({ ...initial, ...fitting(draft, initial) })
