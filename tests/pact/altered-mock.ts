import { createBackend } from '../../mocks/backend.ts'
import { createLocalServer, mockOf } from '../../mocks/http/server.ts'
import { serve } from '../support/serve.ts'

type Reply = { status: number; body: unknown }
type Asked = { method: string; url: string; sent: string }

/**
 * Serves the mock as a backend that somebody else wrote, until the scope ends.
 * @param alter changes each reply before it is sent, to break it on purpose
 */
export function serveAltered(alter: (reply: Reply, asked: Asked) => Reply = (reply) => reply) {
  const respond = mockOf(createBackend())
  return serve(
    createLocalServer(async (request) => {
      const { method, url } = request
      const sent = await request.clone().text()
      const response = await respond(request)
      if (!response) return undefined
      const text = await response.text()
      const reply = { status: response.status, body: text && (JSON.parse(text) as unknown) }
      const { status, body } = alter(reply, { method, url, sent })
      return new Response(body ? JSON.stringify(body) : null, { status, headers: response.headers })
    }),
  )
}
