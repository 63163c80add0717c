export type RefusalItem = { message: string; field?: string }

/** Thrown by a handler to refuse a call. It becomes an error document of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly items: RefusalItem[]

  constructor(status: number, ...items: RefusalItem[]) {
    super(items.map((item) => item.message).join(', '))
    this.status = status
    this.items = items
  }

  get document(): object {
    return { errors: this.items.map((item) => ({ status: String(this.status), ...item })) }
  }
}

/** A refusal by a service with its own kind of error document. */
export class ServiceRefusal extends Refusal {
  private readonly own: object

  constructor(status: number, message: string, own: object) {
    super(status, { message })
    this.own = own
  }

  override get document() {
    return this.own
  }
}

export const badRequest = (message: string) => new Refusal(400, { message })
/** The client opens the session-timeout dialog on this exact message. */
export const invalidToken = () => new Refusal(401, { message: 'Invalid Auth Token.' })
export const forbidden = (message = 'You cannot change what belongs to another instructor.') =>
  new Refusal(403, { message })
export const notFound = () => new Refusal(404, { message: 'We could not find what you asked for.' })
export const conflict = (message: string) => new Refusal(409, { message })
/** The edit was made on an older version than the stored one. */
export const stale = (what: string) =>
  new Refusal(412, { message: `This ${what} was changed after you opened it.` })
export const invalid = (message: string, field: string) => new Refusal(422, { message, field })
