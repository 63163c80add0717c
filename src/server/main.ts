// The server of a deployment: `API_ORIGIN=https://api.example.com SITE_ORIGIN=https://training.example.com node
// dist/server/main.js`. A proxy in front of it does TLS and passes the calls of browsers on to the API.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ownHostOnly } from './own-host.ts'
import { createSite } from './site.ts'

function originOf(variable: string): string {
  const value = process.env[variable]
  if (!value || !URL.canParse(value)) {
    console.error(
      `${variable} is ${value ?? 'missing'}, but must be an origin such as https://training.example.com`,
    )
    return process.exit(1)
  }
  return new URL(value).origin
}

const site = originOf('SITE_ORIGIN')
const folder = join(import.meta.dirname, '../app')
const answer = ownHostOnly(site, await createSite({ folder, site, api: originOf('API_ORIGIN') }))

async function serve(message: IncomingMessage, target: ServerResponse) {
  const { method = 'GET', url = '/' } = message
  const headers = new Headers({
    host: message.headers.host ?? '',
    'accept-encoding': message.headers['accept-encoding'] ?? '',
  })
  const response = await answer({ method, url, headers })
  const body = Buffer.from(await response.arrayBuffer())
  const length = { 'content-length': body.length }
  target.writeHead(response.status, { ...Object.fromEntries(response.headers), ...length })
  target.end(method === 'HEAD' ? undefined : body)
}

const port = Number(process.env['PORT'] ?? 3000)
createServer((message, target) => {
  serve(message, target).catch(console.error)
}).listen(port, () => console.log(`${site} is served on port ${port}`))
