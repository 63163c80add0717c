import type { Server } from 'node:http'
import { PlainError } from '../plain-error.ts'

/** Resolves with the port, once the server listens on loopback. Port 0 takes a free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Reads a port as people write it, in decimal digits. Throws a PlainError for anything else. */
export function readPort(text: string): number {
  const isPort = /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) < 65_536
  if (!isPort) throw new PlainError(`PORT is ${text}, but a port is a number up to 65535.`)
  return Number(text)
}

/**
 * Listens on the port that PORT names. Throws a PlainError when PORT is no port, or when the port cannot be had.
 *
 * @param standard the port without PORT
 * @param command how the program is started, for the advice
 */
export async function listenOnPort(server: Server, standard: number, command: string): Promise<number> {
  const port = readPort(process.env['PORT'] || String(standard))
  try {
    return await listen(server, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const problem = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${message})`
    const advice = `Choose another one: PORT=${standard + 1} ${command}`
    throw new PlainError(`Port ${port} ${problem}. ${advice}`, { cause: error })
  }
}
