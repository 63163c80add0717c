/**
 * Keys for a call that must not happen twice. The same content gets the same key, so that a second try after a lost answer
 * is known as such; other content is another call.
 */
export function idempotencyKeys(): (content: unknown) => string {
  let last: string | undefined
  let key = ''
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last) key = crypto.randomUUID()
    last = text
    return key
  }
}
