// What the consumer tests record, one interaction a line, because the files of one provider run in several workers. Their Pact
// files are joined when all tests have run.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { COMMITTED, type PactFile, readPact } from './files.ts'

const FOLDER = 'node_modules/.cache/pacts'
const LINES = '.jsonl'

/** Runs before all tests: forgets what an earlier run recorded. */
export function setup() {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
}

/**
 * Records one interaction. Pact would add it to the file of the ones before, and read and write all of them each time, so
 * each interaction starts without a file.
 *
 * @param name the name of the Pact file without its ending
 * @param run records the interaction into the folder that it gets
 */
export async function record(name: string, run: (folder: string) => Promise<unknown>) {
  const folder = join(FOLDER, `worker-${process.env['VITEST_POOL_ID']}`)
  const path = join(folder, `${name}.json`)
  rmSync(path, { force: true })
  await run(folder)
  appendFileSync(join(FOLDER, `${name}${LINES}`), `${JSON.stringify(readPact(path))}\n`)
}

/** The text of each Pact file, by its path, with its interactions in the order and the form in which Pact writes them. */
export function joined(): Record<string, string> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(LINES)) : []
  return Object.fromEntries(
    files.map((file) => [join(COMMITTED, `${basename(file, LINES)}.json`), textOf(file)]),
  )
}

function textOf(file: string): string {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n')
  const pacts = lines.map((line) => JSON.parse(line) as PactFile)
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
  return JSON.stringify({ ...pacts[0], interactions }, null, 2)
}
