// `node tools/go.mjs FILE …` runs a TypeScript file of the project on a machine that has only Node 20.20 and npm: it
// installs the locked packages if necessary and runs the file with a recent enough Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const run = (command, args) => {
  const { status, signal } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  return signal ? 1 : (status ?? 1)
}

/** Installs the packages unless this exact lockfile is already installed. */
function install() {
  const stamp = 'node_modules/.installed'
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what the lockfile says …')
  // The toolchain requires the Node that is being installed here, so npm's warnings about the current one do not
  // matter.
  const status = run('npm', ['ci', '--loglevel=error'])
  if (status !== 0) process.exit(status)
  writeFileSync(stamp, lock)
}

/** The project's own Node; if there is none for the platform, a recent enough Node on this machine. */
function findNode() {
  const { platform, arch } = process
  const own = `node_modules/node-${platform}-${arch}/bin/node`
  // A build for another C library exists but does not start.
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return [own]
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12))
    return [process.execPath, ...(major < 24 ? ['--experimental-strip-types'] : [])]
  console.error(
    `Node ${process.versions.node} is too old, and the project brings none for ${platform}-${arch}. Install Node 22.12 or newer.`,
  )
  return process.exit(1)
}

install()
const [node, ...flags] = findNode()
process.env.PATH = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
process.exit(run(node, [...flags, '--disable-warning=ExperimentalWarning', ...process.argv.slice(2)]))
