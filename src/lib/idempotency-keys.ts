declare const brand: unique symbol

/** A key that `IdempotencyKeys` made. A text of any other origin, such as a random one at each press, does not compile. */
export type IdempotencyKey = string & { readonly [brand]: true }

/** Keys by their content as JSON, as a draft keeps them. */
export type KeptKeys = Readonly<Record<string, string>>

/**
 * Idempotency keys for calls that create something. The same content gets the same key, so if an answer is lost, the
 * server recognizes the retry and does not create a second one.
 */
export class IdempotencyKeys {
  private static removals = 0
  private removals = IdempotencyKeys.removals
  private keys: Map<string, IdempotencyKey>
  /** What may have been created: its last telling answer was none. */
  private readonly open: Set<string>

  private readonly onChange: (() => void) | undefined

  /**
   * @param kept the keys of a draft, which were made here before a reload
   * @param onChange called when there is something else to keep
   */
  constructor(kept: KeptKeys = {}, onChange?: () => void) {
    this.onChange = onChange
    this.keys = new Map(Object.entries(kept) as [string, IdempotencyKey][])
    this.open = new Set(Object.keys(kept))
  }

  /** Call this when something was deleted: it may be what a key stands for, and the same content then means another one. */
  static somethingIsGone() {
    IdempotencyKeys.removals++
    IdempotencyKeys.onGone()
  }

  /** Ends the keys that are kept where this page cannot see them: in the drafts of forms that are not open. */
  static onGone = (): void => undefined

  of(content: unknown): IdempotencyKey {
    this.dropGone()
    const text = JSON.stringify(content)
    // The only place where a text becomes a key.
    const made = this.keys.get(text) ?? (crypto.randomUUID() as string as IdempotencyKey)
    this.keys.set(text, made)
    this.onChange?.()
    return made
  }

  /** Takes over the key under which another form has sent the content, if that was not seen created. */
  adopt(content: unknown, from: IdempotencyKeys) {
    from.dropGone()
    const text = JSON.stringify(content)
    const made = from.keys.get(text)
    if (!made) return
    const isOpen = from.open.has(text)
    from.forget(content)
    this.dropGone()
    this.keys.set(text, made)
    if (isOpen) this.open.add(text)
    this.onChange?.()
  }

  private dropGone() {
    if (this.removals === IdempotencyKeys.removals) return
    this.removals = IdempotencyKeys.removals
    this.keys.clear()
    this.open.clear()
  }

  /**
   * Call this when a call failed. Without an answer, the content may have been created. It keeps its key then, whatever
   * answers the next tries get, because those may not tell what became of the first. If the first try is refused, the key
   * ends.
   *
   * @param key of the call
   */
  failed(
    content: unknown,
    key: IdempotencyKey,
    { isUnanswered, status }: { isUnanswered: boolean; status: number },
  ) {
    this.dropGone()
    const text = JSON.stringify(content)
    const isSilent = status === 401 || status === 429 || status >= 500
    if (isUnanswered) {
      this.keys.set(text, key)
      this.open.add(text)
      this.onChange?.()
    } else if (this.open.has(text)) {
      if (!isSilent) this.open.delete(text)
    } else if (status < 500) this.forget(content)
  }

  /** Whether the content was sent, now or before a reload, and nobody knows whether it was created. */
  isOpen(content: unknown): boolean {
    this.dropGone()
    const text = JSON.stringify(content)
    return this.keys.has(text) && this.open.has(text)
  }

  /** Call this once the content is created: sending the same content again then creates another one. */
  forget(content: unknown) {
    this.keys.delete(JSON.stringify(content))
    this.open.delete(JSON.stringify(content))
    this.onChange?.()
  }

  /** The keys of what was sent and not seen created. */
  get kept(): KeptKeys {
    this.dropGone()
    return Object.fromEntries(this.keys)
  }
}
