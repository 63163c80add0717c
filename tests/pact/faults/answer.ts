/** What a provider answers, as far as faults care. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** Parsed when it is JSON; undefined without a body. */
  body: unknown
  /** Sent instead of the body, as it stands. */
  text?: string
}

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
})

export const empty = (status: number): Answer => ({ status, headers: {}, body: undefined })

export const withBody = (answer: Answer, body: unknown): Answer => ({ ...answer, body })

/** The text that goes over the wire. */
export const textOf = ({ body, text }: Answer): string =>
  text ?? (body === undefined ? '' : JSON.stringify(body))
