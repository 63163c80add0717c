// The built document server in a process of its own, for measuring. Unlike the one of a deployment, it can be told how to keep
// documents and to wait for each call. It takes OUT, SITE, API, KEEPING and WAIT from the environment, and answers /memory
// with its memory in MB. With KEEPING it asks the API for each answer once and remembers it, so that the time of the mock is
// not measured.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { createSite, SiteOptions } from '../../../../src/public/server/site.ts'

const { OUT = '', SITE = '', API = '', KEEPING, WAIT } = process.env
type Kept = { body: ArrayBuffer; init: ResponseInit }
const answers = new Map<string, Promise<Kept>>()

async function ask(request: Request): Promise<Kept> {
  const answer = await fetch(request)
  const { status, headers } = answer
  return { body: await answer.arrayBuffer(), init: { status, headers } }
}

/** What the API answers to a call, which it is asked for once. */
async function answerTo(request: Request): Promise<Response> {
  const call = `${request.url} ${request.method === 'GET' ? '' : await request.clone().text()}`
  const answer = answers.get(call) ?? ask(request)
  answers.set(call, answer)
  const { body, init } = await answer
  return new Response(body, init)
}

const built = (await import(`${OUT}/server/site.js`)) as { createSite: typeof createSite }
const respond = await built.createSite({
  folder: `${OUT}/app`,
  manifest: `${OUT}/server/site-manifest.json`,
  site: SITE,
  api: API,
  ...(KEEPING && { keeping: JSON.parse(KEEPING) as NonNullable<SiteOptions['keeping']> }),
  async fetch(request) {
    if (WAIT) await sleep(Number(WAIT))
    return KEEPING ? answerTo(request) : fetch(request)
  },
})

async function serve({ url = '/', headers }: IncomingMessage, target: ServerResponse) {
  if (url === '/memory') {
    target.end(String(process.memoryUsage.rss() / 1e6))
    return
  }
  const encoding = headers['accept-encoding']?.toString() ?? ''
  const answer = await respond(new Request(SITE + url, { headers: { 'accept-encoding': encoding } }))
  const { status, headers: given, body } = answer ?? { status: 404, headers: {}, body: '' }
  target.writeHead(status, { ...given, 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((message, target) => {
  serve(message, target).catch((error: unknown) => {
    console.error(error)
    target.destroy()
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
