// Checks which files may import which: generated → api → ui → features → app → main for the instructors' half, and
// features → site → site.tsx and server for the public one. Neither half imports the other. Everything in src may import
// `lib`, `paths` and `config`, and features never import each other. The mock may import generated code and `lib`, which
// has no domain rules: the mock keeps its own rules, so that a wrong one shows.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; isLater: boolean }

const IMPORT = /^(?:import|export)\s+[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)|^import\s+'(\.[^']+)'/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORT)].map(([, from, later, bare]) => ({
    from: file,
    to: join(dirname(file), from ?? later ?? bare ?? ''),
    isLater: later !== undefined,
  }))
}

const files = globSync('{src,mocks,contracts}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const imports = files.flatMap(importsOf)

/** The floor of a file. A file may only import from lower floors and from its own folder. */
const FLOORS = ['generated', 'lib', 'api', 'ui', 'feature', 'app', 'site', 'server', 'main']
const PUBLIC = ['site', 'server']
const FREE = ['src/paths.ts', 'src/config.ts']

function floorOf(file: string): { floor: string; room: string } {
  const [, room = '', ...rest] = file.split('/')
  if (file === 'src/instructor/entry.ts' || file === 'src/instructor/main.tsx')
    return { floor: 'main', room: 'main' }
  if (file === 'src/public/site.tsx') return { floor: 'server', room: 'site.tsx' }
  if (file.startsWith('src/api/generated/')) return { floor: 'generated', room: 'api' }
  if (FREE.includes(file) || !rest.length) return { floor: 'lib', room: 'lib' }
  const isShared = ['lib', 'api', 'ui', 'app', ...PUBLIC].includes(room)
  return { floor: isShared ? room : 'feature', room }
}

const isAllowed = ({ from, to }: Import) => {
  const [importer, imported] = [floorOf(from), floorOf(to)]
  // Generated calls use the api code that sends them.
  if (importer.room === imported.room) return true
  // The halves are two builds: what one imports from the other would be in both.
  if (PUBLIC.includes(importer.floor) && imported.floor === 'app') return false
  if (importer.floor === 'main' && PUBLIC.includes(imported.floor)) return false
  // Every feature may import the session.
  if (importer.floor === 'feature' && imported.room === 'session') return true
  return FLOORS.indexOf(importer.floor) > FLOORS.indexOf(imported.floor)
}

const shown = ({ from, to }: Import) => `${from} → ${to}`
const inside = (folder: string, file: string) => file.startsWith(`${folder}/`)

test('there are imports to check', () => expect(imports.length).toBeGreaterThan(200))

test('files in src import only from lower floors', () => {
  const within = imports.filter(({ from, to }) => inside('src', from) && inside('src', to))
  expect(within.filter((one) => !isAllowed(one)).map(shown)).toEqual([])
})

test('src imports the mock only where a half starts', () => {
  const crossing = imports.filter(({ from, to }) => inside('src', from) && inside('mocks', to))
  expect(crossing.map(shown).toSorted()).toEqual([
    'src/instructor/main.tsx → mocks/browser.ts',
    'src/public/site.tsx → mocks/browser.ts',
  ])
})

test('the mock imports only generated code and lib from src', () => {
  const crossing = imports.filter(({ from, to }) => inside('mocks', from) && inside('src', to))
  const isShared = (file: string) => ['src/api/generated', 'src/lib'].some((folder) => inside(folder, file))
  expect(crossing.length).toBeGreaterThan(0)
  expect(crossing.filter(({ to }) => !isShared(to)).map(shown)).toEqual([])
})

test('the contracts import no other code of ours', () => {
  const crossing = imports.filter(({ from, to }) => inside('contracts', from) && !inside('contracts', to))
  expect(crossing.map(shown)).toEqual([])
})

test('no file imports itself by way of others, not even for a type', () => {
  const targets = Map.groupBy(
    imports.filter(({ isLater }) => !isLater),
    ({ from }) => from,
  )
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || done.has(file)) return
    for (const { to } of targets.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  expect(cycles).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = files.filter(
    (file) => !file.includes('/generated/') && readFileSync(file, 'utf8').split('\n').length > 300,
  )
  expect(long).toEqual([])
})

// The files in these folders are independent, so a longer list is no harder to read.
const SHELVES = ['src/lib', 'src/ui']

test('no folder of src holds more than 20 files, not counting tests', () => {
  const counts = new Map<string, number>()
  for (const file of globSync('src/**/*.*').filter((path) => !/\.test\.tsx?$/.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const tooFull = [...counts].filter(([folder, count]) => count > (SHELVES.includes(folder) ? 50 : 20))
  expect(tooFull).toEqual([])
})

test('there are no barrels', () =>
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]))
