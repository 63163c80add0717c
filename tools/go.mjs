// `node tools/go.mjs FILE …` runs a TypeScript file of the project on a machine that has only Node 20.20 and npm: it
// installs the locked packages if necessary and runs the file with a recent enough Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Whether npm has installed what the lockfile says. It writes its own list at the end of an installation. */
function isInstalled() {
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  try {
    const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(packagesOf)
    const isRight = ([path, { optional, ...rest }]) =>
      path === '' || (path in present ? present[path].integrity === rest.integrity : optional)
    return Object.entries(wanted).every(isRight)
  } catch {
    return false
  }
}

/** Whether the process that wrote its number into a file still runs. */
function isRunning(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/** Holds a file while it works, so that of two commands started at once only one writes into a folder. */
function alone(file, work) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      // A process that was stopped in the middle has left its file behind.
      if (!isRunning(file)) rmSync(file, { force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
    }
  }
  try {
    work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Installs the packages unless they are installed. */
function install() {
  if (isInstalled()) return
  alone('.installing', () => {
    if (isInstalled()) return
    console.log('Installing what the lockfile says …')
    // The toolchain requires the Node that is being installed here, so npm's warnings about the current one do not
    // matter.
    const status = run('npm', ['ci', '--loglevel=error'])
    if (status === 0) return
    rmSync('.installing')
    process.exit(status)
  })
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
