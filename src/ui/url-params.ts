/** How one parameter of the URL is read. Its value `none` is not written: a URL without the parameter has it. */
export type Param<Value extends string | undefined> = { read: (text: string | null) => Value; none: Value }

/** The names of parameters, with how each is read. */
export type Params = Record<string, Param<string | undefined>>

export type ValuesOf<P extends Params> = { [Name in keyof P]: ReturnType<P[Name]['read']> }

/** Any text, such as an ID or what somebody searches for. */
export const anyText: Param<string | undefined> = { read: (text) => text || undefined, none: undefined }

/** One of some values. No value, or one that is not among them, counts as the first. */
export const oneOf = <const Value extends string | undefined>(
  none: Value,
  ...others: readonly Value[]
): Param<Value> => ({ read: (text) => others.find((value) => value === text) ?? none, none })
