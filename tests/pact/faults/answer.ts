/** The parts of a response that faults can change. */
export type Answer = {
  status: number
  headers: Record<string, string>
  /** The parsed JSON; undefined if there is no body. */
  body: unknown
  /** Text that is sent unchanged instead of the body. */
  text?: string
}

export const json = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
})

export const empty = (status: number): Answer => ({ status, headers: {}, body: undefined })

export const withBody = (answer: Answer, body: unknown): Answer => ({ ...answer, body })

/** The text that is sent. */
export const textOf = ({ body, text }: Answer): string =>
  text ?? (body === undefined ? '' : JSON.stringify(body))
