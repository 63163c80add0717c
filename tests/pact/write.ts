// `npm run pact` runs the consumer tests and writes contracts/pacts.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { COMMITTED } from './files.ts'
import { joined } from './recorded.ts'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pact'],
  { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' } },
)
if (status === 0) {
  mkdirSync(COMMITTED, { recursive: true })
  for (const [path, text] of Object.entries(joined())) writeFileSync(path, text)
}
process.exitCode = status ?? 1
