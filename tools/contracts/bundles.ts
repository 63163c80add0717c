import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACTS } from '../../contracts/reader/contracts.ts'
import { COMMITTED, type PactFile, pactFiles } from '../../tests/pact/files.ts'
import { bundleMesh, bundleRest } from '../codegen/bundle.ts'
import { readUses, type Uses } from './reads/uses.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const rootFileOf = (name: string) =>
  name === 'training' ? 'contracts/training/openapi.yaml' : `contracts/services/${name}.yaml`

/**
 * The contracts as one document each, by name. Reads the sources and not `bundled/`, which may be stale.
 *
 * @param root the folder that contains `contracts/`
 */
export async function bundles(root = '.'): Promise<Record<string, object>> {
  const names = CONTRACTS.filter((name) => existsSync(join(root, rootFileOf(name))))
  return {
    ...(names.length && (await bundleRest(names, root))),
    ...(existsSync(join(root, 'contracts/mesh/schema.graphql')) && { mesh: bundleMesh(root) }),
  }
}

const git = (args: string[], env?: NodeJS.ProcessEnv) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } })

/** The contracts, the Pacts and who uses the fields, of a commit or of the working tree. */
export type Snapshot = { bundles: Record<string, object>; pacts: PactFile[]; uses: Uses }

/** @param root the folder that contains `contracts/` */
export async function snapshot(root = '.'): Promise<Snapshot> {
  const folder = join(root, COMMITTED)
  const pacts = existsSync(folder) ? Object.values(pactFiles(folder)) : []
  return { bundles: await bundles(root), pacts, uses: readUses(root) }
}

/** The contracts and Pacts as they were at a commit, a branch or a tag. Throws if there is none of this name. */
export async function snapshotAt(ref: string): Promise<Snapshot> {
  using folder = temporaryFolder()
  // Without this flag, git would read a ref that begins with a dash as an option.
  const commit = git(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim()
  const ownIndex = { GIT_INDEX_FILE: folder.at('index') }
  git(['read-tree', `${commit}:contracts`], ownIndex)
  git(['checkout-index', '--all', `--prefix=${folder.at('contracts')}/`], ownIndex)
  return await snapshot(folder.path)
}
