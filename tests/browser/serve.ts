// The built application with its backend, for the browser tests.
import { build } from 'vite'
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/http/listen.ts'
import { createMockServer } from '../../mocks/http/server.ts'
import { siteAt } from '../../mocks/http/site.ts'

const OUT = 'dist/test'
await build({ mode: 'demo', logLevel: 'warn', build: { outDir: OUT } })
await listen(
  createMockServer(createBackend(), siteAt(`${process.cwd()}/${OUT}`)),
  Number(process.env['PORT']),
)
