import { rmSync } from 'node:fs'
import { PACT_DIR } from './pact.ts'

/** Deletes the Pact files before each run, because Pact only ever adds interactions to an existing file. */
export default function setup() {
  rmSync(PACT_DIR, { recursive: true, force: true })
}
