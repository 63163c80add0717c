export type RefusalItem = { message: string; field?: string }

/** Seconds to wait after a status that says "later", if nothing tells how long. */
const WAIT = 5

/** Thrown by a handler to refuse a call. It becomes an error document of the contract. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly items: RefusalItem[]
  /** Seconds until the same call may succeed, for 429 and 503. */
  retryAfter = WAIT

  constructor(status: number, ...items: RefusalItem[]) {
    super(items.map((item) => item.message).join(', '))
    this.status = status
    this.items = items
  }

  get headers(): Record<string, string> {
    return [429, 503].includes(this.status) ? { 'retry-after': String(this.retryAfter) } : {}
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
/** @param seconds until the next attempt is allowed */
export const tooMany = (seconds: number) =>
  Object.assign(new Refusal(429, { message: 'Too many requests. Try again in ten minutes.' }), {
    retryAfter: seconds,
  })
export const invalid = (message: string, field: string) => new Refusal(422, { message, field })
