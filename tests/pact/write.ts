// `npm run pact` runs the consumer tests and writes contracts/pacts.
import { spawnSync } from 'node:child_process'
import { COMMITTED } from './files.ts'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pact'],
  {
    stdio: 'inherit',
    env: { ...process.env, PACT_DIR: COMMITTED },
  },
)
process.exit(status ?? 1)
