import { LIMITS } from './limits.ts'
import type { Sheet } from './parse.ts'
import type { FromWorker } from './answer-messages.ts'
import { isZip } from './decode.ts'
import { Refusal } from './refusal.ts'

/**
 * The sheets of an Excel file, or the only one of a text, parsed in a worker so that the page never freezes. Gives up on a
 * file that takes too long. Rejects with a Refusal.
 */
export async function readSheets(source: File | string): Promise<Sheet[]> {
  if ((typeof source === 'string' ? source.length : source.size) > LIMITS.bytes) throw new Refusal('too-big')
  const content = typeof source === 'string' ? source : await bytesOf(source)
  // The reader of Excel files is only loaded for one.
  const worker =
    typeof content !== 'string' && isZip(content)
      ? new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' })
      : new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await answerOf(worker, content)
  } finally {
    worker.terminate()
  }
}

async function bytesOf(file: File) {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    // A folder, or a file that was deleted after it was chosen.
    throw new Refusal('unreadable')
  }
}

function answerOf(worker: Worker, content: Uint8Array<ArrayBuffer> | string): Promise<Sheet[]> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const refuse = (refusal: Refusal) => {
      clearTimeout(timer)
      reject(refusal)
    }
    worker.addEventListener('error', () => refuse(new Refusal('unreadable')))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('ready' in data) {
        timer = setTimeout(() => refuse(new Refusal('too-slow')), LIMITS.time)
        worker.postMessage(content, typeof content === 'string' ? [] : [content.buffer])
      } else if ('sheets' in data) {
        clearTimeout(timer)
        resolve(data.sheets)
      } else refuse(new Refusal(data.reason, data.row))
    })
  })
}
