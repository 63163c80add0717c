// Stands between the verifier and a backend and keeps what the backend answered, because the verifier reports only that a
// status was wrong or that a state failed, and not what the backend said about it.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve } from '../support/serve.ts'
import type { PactFile } from './files.ts'
import { forward } from './forward.ts'

/** The header that names the interaction of a request, by its index. It is removed before the backend sees it. */
const HEADER = 'X-Pact-Interaction'
const STATES_PATH = '/_recorder/states'

export type Answer = { status: number; body: string }
export type FailedState = Answer & { state: string; params: Record<string, unknown> }

/** Marks each interaction, so that the recorder knows which one a request belongs to. */
export const marked = (pact: PactFile): PactFile => ({
  ...pact,
  interactions: pact.interactions.map((interaction, index) => {
    const { request } = interaction
    return {
      ...interaction,
      request: { ...request, headers: { ...request.headers, [HEADER]: [`${index}`] } },
    }
  }),
})

/** Starts a recorder in front of a backend and its states URL. */
export async function startRecorder(baseUrl: string, statesUrl: string) {
  const answers = new Map<number, Answer>()
  const failedStates: FailedState[] = []
  const server = createServer((message, target) => {
    async function pass() {
      const isState = message.url === STATES_PATH
      const url = new URL(isState ? statesUrl : baseUrl.replace(/\/$/, '') + (message.url ?? '/'))
      const index = Number(message.headers[HEADER.toLowerCase()])
      delete message.headers[HEADER.toLowerCase()]
      const body = await buffer(message)
      const { response, bytes } = await forward(message, url, body)
      const answer = { status: response.statusCode ?? 0, body: bytes.toString() }
      if (!isState) answers.set(index, answer)
      else if (answer.status >= 300) {
        const { state, params } = JSON.parse(body.toString()) as Omit<FailedState, keyof Answer>
        failedStates.push({ state, params, ...answer })
      }
      target.writeHead(answer.status, response.headers).end(bytes)
    }
    // The verifier reports a connection that breaks off as a backend that does not answer.
    pass().catch(() => target.destroy())
  })
  const served = await serve(server)
  /** `answers`: the answer to each interaction, by its index. */
  return { ...served, statesUrl: served.origin + STATES_PATH, answers, failedStates }
}
