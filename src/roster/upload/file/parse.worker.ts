import { parse, type Sheet } from './parse.ts'
import { Refusal, type RefusalName } from './refusal.ts'

/** The worker's messages: first that it is ready, then one answer per text. */
export type FromWorker = { ready: true } | { sheet: Sheet } | { reason: RefusalName; row: number }

const say = (message: FromWorker) => postMessage(message)

function answer(source: Uint8Array | string): FromWorker {
  try {
    return { sheet: parse(source) }
  } catch (cause) {
    const { reason, row } = cause instanceof Refusal ? cause : new Refusal('unreadable')
    return { reason, row }
  }
}

addEventListener('message', ({ data }: MessageEvent<Uint8Array | string>) => say(answer(data)))
say({ ready: true })
