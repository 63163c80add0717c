/**
 * Keys for calls that create something. The same content gets the same key, so that the server recognizes a second try
 * after a lost answer and does not create a second one; other content is another call.
 */
export class IdempotencyKeys {
  private readonly keys = new Map<string, string>()

  of(content: unknown): string {
    const text = JSON.stringify(content)
    const key = this.keys.get(text) ?? crypto.randomUUID()
    this.keys.set(text, key)
    return key
  }

  /** It was created: from now on the same content means another one. */
  forget(content: unknown) {
    this.keys.delete(JSON.stringify(content))
  }
}
