// Two people edited the same thing. `base` is what both of them saw, `theirs` is what is stored now, `mine` is typed here.

/**
 * What each field is called. A field whose value is not a text, or is an id, also says how a person reads its value.
 * `undefined` is for a field that follows another one and is not told.
 */
export type FieldNames<V> = {
  readonly [Field in keyof V]:
    string | readonly [label: string, tell: (value: V[Field]) => string] | undefined
}

/** A field that differs between the two. `mine` is undefined where only the other one changed it. */
export type Difference = { label: string; theirs: string; mine: string | undefined }

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const plainly = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : typeof value === 'string' ? value : ''

/** The labels of some fields and their values as a person reads them, without the fields that are not told. */
export function toldFields<V extends object>(
  names: FieldNames<V>,
  values: V,
  fields: readonly (keyof V)[],
): (readonly [label: string, value: string])[] {
  return fields.flatMap((field) => {
    const name = names[field]
    if (!name) return []
    const [label, tell] = typeof name === 'string' ? [name, plainly] : name
    return [[label, tell(values[field])] as const]
  })
}

/** What the other one changed, as far as it differs from what is typed here. An empty value is told as ''. */
export function differences<V extends object>(
  names: FieldNames<V>,
  { base, theirs, mine }: { base: V; theirs: V; mine: V },
): Difference[] {
  const fields = Object.keys(names) as (keyof V)[]
  return fields.flatMap((field) => {
    const name = names[field]
    if (!name || isSame(theirs[field], base[field]) || isSame(theirs[field], mine[field])) return []
    const [label, tell] = typeof name === 'string' ? [name, plainly] : name
    const isMine = !isSame(mine[field], base[field])
    return [{ label, theirs: tell(theirs[field]), mine: isMine ? tell(mine[field]) : undefined }]
  })
}

/** What is typed here, on top of what is stored: a field that was not changed here is as the other one left it. */
export function keepingMine<V extends object>({ base, theirs, mine }: { base: V; theirs: V; mine: V }): V {
  const changed = (Object.keys(mine) as (keyof V)[]).filter((field) => !isSame(mine[field], base[field]))
  // Each value comes from `mine` by its own key.
  return { ...theirs, ...(Object.fromEntries(changed.map((field) => [field, mine[field]])) as Partial<V>) }
}
