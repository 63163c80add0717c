import type { Server } from 'node:http'
import { PlainError } from '../plain-error.ts'

/** Listens on loopback and resolves to the port. Port 0 picks a free one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Reads a port written in decimal digits. Throws a PlainError for anything else. */
export function readPort(text: string): number {
  const isPort = /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) < 65_536
  if (!isPort) throw new PlainError(`PORT is ${text}, but a port is a number up to 65535.`)
  return Number(text)
}

/**
 * Listens on the port in PORT. Throws a PlainError if PORT is not a port or the port is not available.
 * @param standard the default port
 * @param command the command that starts the program, for the advice in the error
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
