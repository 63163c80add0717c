// The states of the bundled contracts: of the working tree, and of the commits that changed them.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundles, stateOf } from './changelog.ts'

const BUNDLED = 'contracts/bundled'
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 })

const parsed = (files: [file: string, text: string][]): Bundles =>
  Object.fromEntries(
    files.map(([file, text]) => [file.replace(/^.*\/|\.json$/g, ''), JSON.parse(text) as object]),
  )

/** The contracts of the working tree. */
export const currentBundles = (): Bundles =>
  parsed(readdirSync(BUNDLED).map((file) => [file, readFileSync(join(BUNDLED, file), 'utf8')]))

const bundlesOf = (commit: string): Bundles =>
  parsed(
    git('ls-tree', '--name-only', commit, `${BUNDLED}/`)
      .split('\n')
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, git('show', `${commit}:${file}`)]),
  )

export type State = { date: string; bundles: Bundles }

/**
 * The states of the contracts from the known one on, oldest first.
 *
 * @param known the digest of a state; if empty, the history begins with the first commit
 */
export function statesSince(known: string): State[] {
  if (!existsSync('.git')) throw new Error('There is no history here to read the changes from.')
  const commits = git('log', '--first-parent', '--format=%H %as', '--', BUNDLED).trim().split('\n')
  const states: State[] = []
  for (const line of commits) {
    const [commit = '', date = ''] = line.split(' ')
    const bundles = bundlesOf(commit)
    states.unshift({ date, bundles })
    if (stateOf(bundles) === known) return states
  }
  if (known) throw new Error('The history here does not reach back to the last change: git fetch --unshallow')
  return [{ date: '', bundles: {} }, ...states]
}
