// A long list is mostly the same resources each time. They are made once for each row, and written as JSON once.

const texts = new WeakMap<object, string>()

/**
 * Makes the resource of a row once. A row never changes: an edit puts another one in its place. So must the resource not
 * change either, because later answers contain it, too.
 */
export function kept<Row extends object, Resource extends object>(make: (row: Row) => Resource) {
  const resources = new WeakMap<Row, Resource>()
  return (row: Row): Resource => {
    let resource = resources.get(row)
    if (!resource) {
      resource = make(row)
      resources.set(row, resource)
      texts.set(resource, '')
    }
    return resource
  }
}

function textOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return JSON.stringify(item)
  const known = texts.get(item)
  if (known) return known
  const text = JSON.stringify(item)
  if (known !== undefined) texts.set(item, text)
  return text
}

/** The same text as `JSON.stringify(body)`. */
export function json(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data))
    return JSON.stringify(body)
  const { data } = body as { data: unknown[] }
  const fields = Object.entries(body).filter(([, value]) => value !== undefined)
  const parts = fields.map(([name, value]) => {
    const text = name === 'data' ? `[${data.map(textOf).join(',')}]` : JSON.stringify(value)
    return `${JSON.stringify(name)}:${text}`
  })
  return `{${parts.join(',')}}`
}
