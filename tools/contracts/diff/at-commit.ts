import { spawnSync } from 'node:child_process'

const FOLDER = 'contracts/bundled'

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64_000_000 })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout
}

/** The bundled contracts as they were at a commit, by name. Throws if the commit does not exist. */
export function bundlesAt(ref: string): Record<string, object> {
  // Without this flag, git would read a ref that begins with a dash as an option.
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim()
  const files = git('ls-tree', '--name-only', commit, `${FOLDER}/`).split('\n')
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(FOLDER.length + 1, -'.json'.length),
        JSON.parse(git('show', `${commit}:${file}`)) as object,
      ]),
  )
}
