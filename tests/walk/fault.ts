/** Something that must not be. Its kind names it whatever the sequence was. */
export class Fault extends Error {
  readonly kind: string

  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}
