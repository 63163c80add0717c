import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder, deleted at the end of the scope. `at` gives the path of a file in it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'training-'))
  return {
    path,
    at: (name: string) => join(path, name),
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  }
}
