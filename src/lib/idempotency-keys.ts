/**
 * Idempotency keys for calls that create something. The same content gets the same key, so if an answer is lost, the
 * server recognizes the retry and does not create a second one.
 */
export class IdempotencyKeys {
  private readonly keys = new Map<string, string>()

  of(content: unknown): string {
    const text = JSON.stringify(content)
    const key = this.keys.get(text) ?? crypto.randomUUID()
    this.keys.set(text, key)
    return key
  }

  /** Call this once the content is created: sending the same content again then creates another one. */
  forget(content: unknown) {
    this.keys.delete(JSON.stringify(content))
  }
}
