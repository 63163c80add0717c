// `npm run bench:table`: compares our table with others at the same work on the same 10,000 rows, in one run.
import { spawnSync } from 'node:child_process'
import { printTables } from './print.ts'
import { measureTables } from './measure-tables.ts'

const PEERS = 'tests/research/peers'
const { status } = spawnSync(
  'npm',
  ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', PEERS],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
if (status !== 0) process.exit(status ?? 1)
printTables(await measureTables())
