import type { Sheet } from './parse.ts'
import { Refusal, type RefusalName } from './refusal.ts'

/** The messages of a worker that reads lists: first that it is ready, then one answer per list. */
export type FromWorker = { ready: true } | { sheet: Sheet } | { reason: RefusalName; row: number }

const say = (message: FromWorker) => postMessage(message)

/** Answers every message to this worker with the rows of its list, or with why it was refused. */
export function answerMessages(read: (source: Uint8Array | string) => Sheet | Promise<Sheet>) {
  addEventListener('message', async ({ data }: MessageEvent<Uint8Array | string>) => {
    try {
      say({ sheet: await read(data) })
    } catch (cause) {
      const { reason, row } = cause instanceof Refusal ? cause : new Refusal('unreadable')
      say({ reason, row })
    }
  })
  say({ ready: true })
}
