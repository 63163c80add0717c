import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/**
 * A folder for the tests of one file, deleted after the last of them. Returns a function that gives the path of a file
 * in it.
 */
export function useFolder() {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mock-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return (name = '') => join(folder, name)
}
