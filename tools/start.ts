// `npm start`: builds the application and serves it, with its backend, on PORT or 4173. What people do there is kept in
// .data/ and survives a restart; `npm start -- --fresh` begins anew.
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { createBackend } from '../mocks/backend.ts'
import { createMockServer, listen } from '../mocks/http/server.ts'
import { siteAt } from '../mocks/http/site.ts'
import { worldInFile } from '../mocks/http/world-file.ts'
import { PASSWORD, PEOPLE } from '../mocks/seed/people.ts'

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
const wanted = Number(process.env['PORT'] ?? 4173)

// The port is held from the start: what another one of us serves, builds and keeps on it stays untouched.
const holder = createServer()
await listen(holder, wanted).catch((error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE'
  console.error(inUse ? 'The port is taken. Choose another one: PORT=4174 npm start' : error.message)
  process.exit(1)
})
const world = `.data/${wanted}.jsonl`
const folder = `${process.cwd()}/dist/demo-${wanted}`
if (values.fresh) rmSync(world, { force: true })

console.log('Building the application …')
await build({ mode: 'demo', logLevel: 'warn', build: { outDir: folder } })

const backend = createBackend(Date.now, worldInFile(world, Date.now))
holder.close()
const port = await listen(createMockServer(backend, siteAt(folder)), wanted)
const people = Object.values(PEOPLE).map(({ email, what }) => `  ${email.padEnd(24)} ${what}`)
console.log(`
The application is on http://localhost:${port}

Sign in as one of these people (password ${PASSWORD}):
${people.join('\n')}

What you do is kept in .data/; npm start -- --fresh begins anew. Ctrl+C stops.`)
