// `npm start`: builds the application and serves it with its backend on PORT or 4173. Changes are saved in .data/ and
// survive a restart; `npm start -- --fresh` starts over.
import { parseArgs } from 'node:util'
import { createBackend } from '../mocks/backend.ts'
import { whileBuilding } from '../mocks/http/building.ts'
import { listenOnPort } from '../mocks/http/listen.ts'
import { createLocalServer, mockOf, type Respond } from '../mocks/http/server.ts'
import { worldInFile } from '../mocks/http/world-file.ts'
import { orExit } from '../mocks/plain-error.ts'
import { PASSWORD, PEOPLE } from '../mocks/seed/people.ts'
import { buildAll } from './build/build.ts'
import { siteBesideMock } from './site-beside-mock.ts'

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })

// A single server from start to finish, so that another running `npm start` and its files stay untouched.
let respond: Respond = whileBuilding
const server = createLocalServer((request) => respond(request))
const port = await orExit(() => listenOnPort(server, 4173, 'npm start'))

const openWorld = worldInFile(`.data/${port}.jsonl`, Date.now)
const backend = await orExit(() =>
  createBackend(Date.now, ({ fresh }) => openWorld({ fresh: fresh || values.fresh })),
)

const origin = `http://localhost:${port}`
console.log(`Building the application for ${origin} …`)
const out = `${process.cwd()}/dist/demo-${port}`
await buildAll({ mode: 'demo', out })
respond = mockOf(backend, await siteBesideMock(backend, { out, origin }))

const people = Object.values(PEOPLE).map(({ email, what }) => `  ${email.padEnd(24)} ${what}`)
console.log(`
The application is on ${origin}: the public site there, and the instructors' half at ${origin}/my-classes

Sign in as one of these people (password ${PASSWORD}):
${people.join('\n')}

What you do is kept in .data/; npm start -- --fresh starts over. Ctrl+C stops.`)
