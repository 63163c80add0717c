// `npm start`: builds the application and serves it, with its backend, on PORT or 4173. What people do there is kept in
// .data/ and survives a restart; `npm start -- --fresh` begins anew.
import { parseArgs } from 'node:util'
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { createBackend } from '../mocks/backend.ts'
import { createMockServer, listen } from '../mocks/http/server.ts'
import { siteAt } from '../mocks/http/site.ts'
import { worldInFile } from '../mocks/http/world-file.ts'
import { PASSWORD, PEOPLE } from '../mocks/seed/people.ts'

const WORLD = '.data/world.jsonl'
const OUT = 'dist/demo'

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
if (values.fresh) rmSync(WORLD, { force: true })

console.log('Building the application …')
await build({ mode: 'demo', logLevel: 'warn', build: { outDir: OUT } })

const backend = createBackend(Date.now, worldInFile(WORLD, Date.now))
const server = createMockServer(backend, siteAt(`${process.cwd()}/${OUT}`))
const port = await listen(server, Number(process.env['PORT'] ?? 4173)).catch(
  (error: NodeJS.ErrnoException) => {
    const inUse = error.code === 'EADDRINUSE'
    console.error(inUse ? 'The port is taken. Choose another one: PORT=4174 npm start' : error.message)
    return process.exit(1)
  },
)
const people = Object.values(PEOPLE).map(({ email, what }) => `  ${email.padEnd(24)} ${what}`)
console.log(`
The application is on http://localhost:${port}

Sign in as one of these people (password ${PASSWORD}):
${people.join('\n')}

What you do is kept in .data/; npm start -- --fresh begins anew. Ctrl+C stops.`)
