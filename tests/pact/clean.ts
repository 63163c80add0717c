import { rmSync } from 'node:fs'
import { PACT_DIR } from './pact.ts'

/** Pact adds to a file that is there and never takes anything out, so each run starts without one. */
export default function setup() {
  rmSync(PACT_DIR, { recursive: true, force: true })
}
