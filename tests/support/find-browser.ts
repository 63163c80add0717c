// Finds the browser for the tests, in this order: CHROME_PATH, an installed one, Playwright's own (downloaded if
// necessary), and on Debian as root the packages `chromium` and `chromium-headless-shell`.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export type Browser = { path: string; source: string }

const NAMES = [
  // Headless Chromium: opening a page per test takes it a third of the time.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
]
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * Whether a browser starts: one with a missing library is worse than none. Nothing is read from it, because a process that it
 * leaves behind would hold the pipe open past the time limit.
 */
const starts = (path: string) =>
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox', '--headless'], {
    stdio: 'ignore',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  }).status === 0

/** The places where programs of these names may be. */
const placesOf = (names: readonly string[]) =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

function installed(): Browser | undefined {
  const path = [...placesOf(NAMES), ...FIXED].find(starts)
  return path === undefined ? undefined : { path, source: 'installed on this machine' }
}

function playwrights(): Browser | undefined {
  const path = chromium.executablePath()
  return starts(path) ? { path, source: 'downloaded by Playwright' } : undefined
}

const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  console.log(`> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, ...env },
  })
  return status === 0
}

function fromDebian(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const aptGet = (...args: string[]) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
  const install = (...packages: string[]) =>
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
  aptGet('update', '-qq')
  // Older releases have only `chromium`.
  return install('chromium', 'chromium-headless-shell') || install('chromium') ? installed() : undefined
}

/** Finds or installs a browser. Throws an error with instructions if none is available. */
export function findBrowser(): Browser {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (starts(chosen)) return { path: chosen, source: 'CHROME_PATH' }
    throw new Error(`CHROME_PATH is ${chosen}, which does not start`)
  }
  const found = installed() ?? playwrights()
  if (found) return found
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])) {
    const own = playwrights()
    if (own) return own
  }
  const packaged = fromDebian()
  if (packaged) return packaged
  throw new Error(
    'No browser found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH.',
  )
}

const isOnPath = (name: string) => placesOf([name]).some(existsSync)
const onThisMachine = (path: string | undefined): Browser | undefined =>
  path === undefined ? undefined : { path, source: 'installed on this machine' }

/** The Firefox that this Playwright can drive, and WebKitGTK with its driver and a screen for it. */
export const OTHERS = {
  firefox: {
    find: () => onThisMachine(placesOf(['firefox-esr']).find(existsSync)),
    packages: 'firefox-esr',
  },
  webkit: {
    find: () =>
      isOnPath('WebKitWebDriver') && isOnPath('xvfb-run')
        ? onThisMachine(globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0])
        : undefined,
    packages: 'webkit2gtk-driver xvfb',
  },
}
