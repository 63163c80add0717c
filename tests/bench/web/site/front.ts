import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Protocol = 'HTTP/1.1' | 'HTTP/2'

/** A certificate for this run, because browsers speak HTTP/2 only over TLS. Undefined without OpenSSL. */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', [...wanted, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch {
    return undefined
  }
}

const CALLS = /^\/(?:api|mesh|images|scaled|1\/|maps\/|v\d)/

type Front = {
  documents: string
  mock: string
  protocol: Protocol
  certificate: ReturnType<typeof makeCertificate>
}

/** A proxy in front of the document server and the mock, until the scope ends. */
export async function startFront({ documents, mock, protocol, certificate }: Front) {
  const pass = (message: IncomingMessage, target: ServerResponse) => {
    const { url = '/', method = 'GET' } = message
    const headers = Object.fromEntries(
      Object.entries(message.headers).filter(([name]) => !name.startsWith(':')),
    )
    const origin = CALLS.test(url) ? mock : documents
    const onward = request(
      origin + url,
      { method, headers: { ...headers, host: new URL(origin).host } },
      (answer) => {
        // HTTP/2 has no headers about the connection.
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers
        target.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(target)
      },
    )
    message.pipe(onward.on('error', () => target.destroy()))
  }
  const server =
    protocol === 'HTTP/2' && certificate
      ? // The compatibility interface has the types of its own module; what is used here is the same.
        createSecureServer(certificate, (message, target) =>
          pass(message as unknown as IncomingMessage, target as unknown as ServerResponse),
        )
      : createServer(pass)
  await new Promise<void>((listening) => void server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `${protocol === 'HTTP/2' ? 'https' : 'http'}://localhost:${port}`,
    [Symbol.dispose]: () => void server.close(),
  }
}
