// The built application with its backend, for the browser tests.
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createLocalServer, mockOf } from '../../mocks/http/server.ts'
import { buildAll } from '../../tools/build/build.ts'
import { siteBesideMock } from '../../tools/site-beside-mock.ts'
import { watched } from '../webkit/watched.ts'
import { ENGINE } from './engines.ts'
import { recorded } from './refusals/recorder.ts'

const out = `${process.cwd()}/dist/test-${ENGINE}`
const port = Number(process.env['PORT'])
await buildAll({ mode: 'demo', out })
const backend = createBackend()
// Nothing is kept: a test sees what it changed a moment ago. The server is less patient than a deployment, so that a slow API
// shows sooner what the browser does with a page without its data.
const site = await siteBesideMock(backend, {
  out,
  origin: `http://localhost:${port}`,
  keeping: { fresh: 0, stale: 0, patience: 300 },
  // The clock of the tests' browsers.
  now: () => Date.parse('2026-11-20T15:00:00Z'),
})
const mock = mockOf(backend, ENGINE === 'webkit' ? watched(site) : site)
await listen(createLocalServer(recorded(mock)), port)
