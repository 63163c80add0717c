import type { Sheet } from './parse.ts'
import { Refusal, type RefusalName } from './refusal.ts'

/** The messages of a worker that reads lists: first that it is ready, then one answer per list. */
export type FromWorker = { ready: true } | { sheets: Sheet[] } | { reason: RefusalName; row: number }

type Source = Uint8Array | string
type Read = (source: Source) => Sheet[] | Promise<Sheet[]>

const say = (message: FromWorker) => postMessage(message)

async function answer(read: Read, source: Source): Promise<FromWorker> {
  try {
    return { sheets: await read(source) }
  } catch (cause) {
    const { reason, row } = cause instanceof Refusal ? cause : new Refusal('unreadable')
    return { reason, row }
  }
}

/** Answers every message to this worker with the sheets of its list, or with why it was refused. */
export function answerMessages(read: Read) {
  addEventListener('message', ({ data }: MessageEvent<Source>) => void answer(read, data).then(say))
  say({ ready: true })
}
