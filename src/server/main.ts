// The server of a deployment: `API_ORIGIN=https://api.example.com SITE_ORIGIN=https://training.example.com node
// dist/server/main.js`. A proxy in front of it does TLS and passes the calls of browsers on to the API.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createSite } from './site.ts'

function fromEnvironment(name: string): string {
  const value = process.env[name]
  if (!value || !URL.canParse(value)) {
    console.error(`${name} is ${value ?? 'missing'}, but must be an origin such as https://training.example.com`)
    return process.exit(1)
  }
  return new URL(value).origin
}

const site = fromEnvironment('SITE_ORIGIN')
const { host } = new URL(site)
const respond = await createSite({
  folder: join(import.meta.dirname, '../app'),
  site,
  api: fromEnvironment('API_ORIGIN'),
})

async function answer(method: string, path: string, headers: Headers): Promise<Response> {
  // A name that is not ours would end up in addresses of ours, or in the cache of somebody in between.
  if (headers.get('host') !== host) return new Response('Unknown host', { status: 421 })
  if (!path.startsWith('/')) return new Response('The address cannot be read', { status: 400 })
  try {
    // Put together as text: a path like //evil.example.com would be read as another host.
    const response = await respond(new Request(`${site}${path}`, { method, headers }))
    return response ?? new Response('Not allowed', { status: 405, headers: { allow: 'GET, HEAD' } })
  } catch (error) {
    if (error instanceof URIError) return new Response('The address cannot be read', { status: 400 })
    console.error(error)
    return new Response('Something went wrong', { status: 500 })
  }
}

const PORT = Number(process.env['PORT'] ?? 3000)

createServer((message, target) => {
  const { method = 'GET', url = '/', headers } = message
  const wanted = new Headers({
    host: headers.host ?? '',
    'accept-encoding': String(headers['accept-encoding'] ?? ''),
  })
  void answer(method, url, wanted).then(async (response) => {
    const body = Buffer.from(await response.arrayBuffer())
    target.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.length })
    target.end(method === 'HEAD' ? undefined : body)
  })
}).listen(PORT, () => console.log(`${site} is served on port ${PORT}`))
