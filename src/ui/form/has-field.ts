/** Whether values have a field, which may be in a group or on a list: `location.city`, `dates.0.startTime`. */
export function hasField(values: unknown, field: string): boolean {
  const [name = '', ...rest] = field.split('.')
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return false
  return !rest.length || hasField((values as Record<string, unknown>)[name], rest.join('.'))
}
