import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { once } from '../../lib/once.ts'
import type { Asked } from './answer.ts'

export type Encoding = 'br' | 'gzip'

/** The smallest first. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Whether a client takes an encoding. `br;q=0` refuses it. */
const takes = (accepted: string, encoding: Encoding) =>
  accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** The best encoding that a client takes; undefined for none. */
export function encodingFor(headers: Asked['headers']): Encoding | undefined {
  const accepted = headers.get('accept-encoding') ?? ''
  return ENCODINGS.find((encoding) => takes(accepted, encoding))
}

/** The size hint makes the compressor reserve memory for this body only, which halves its time for a page. */
const COMPRESS: Record<Encoding, (body: Uint8Array) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body),
}

/**
 * A body that is sent many times. It is compressed once for each encoding, when it is first needed.
 * @param compress by default at once; a build has compressed its files already, better than there is time for here
 */
export function bodyOf(content: Buffer | string, compress?: (encoding: Encoding) => Buffer) {
  const plain = new Uint8Array(Buffer.from(content))
  const into = (encoding: Encoding) =>
    once(() => new Uint8Array(compress?.(encoding) ?? COMPRESS[encoding](plain)))
  const compressed = { br: into('br'), gzip: into('gzip') }
  const hash = once(() => createHash('sha256').update(plain).digest('base64url').slice(0, 22))
  return {
    in: (encoding: Encoding | undefined) => (encoding ? compressed[encoding]() : plain),
    /** Names these bytes in this encoding, and no others. */
    tag: (encoding: Encoding | undefined) => `"${hash()}${encoding ? `-${encoding}` : ''}"`,
  }
}
export type Body = ReturnType<typeof bodyOf>

/** Whether a client has these bytes already, by the tags that it sends. */
export const isKnown = (headers: Asked['headers'], tag: string) =>
  (headers.get('if-none-match')?.split(',') ?? []).some((one) => one.trim().replace(/^W\//, '') === tag)
