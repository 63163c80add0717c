// Who may import whom, read from the imports themselves: generated → api → ui → features → app → main for the instructors'
// half, and features → site → site.tsx and server for the public one. Neither half imports the other. Everything in src may
// import `lib`, `paths` and `config`, and features never import each other. The mock may import what is generated and
// `lib`, whose helpers know nothing of the domain: its rules stay its own, so that a wrong one shows.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; isType: boolean }

const IMPORT =
  /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)|^import\s+'(\.[^']+)'/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORT)].map(([, type, from, dynamic, bare]) => ({
    from: file,
    to: join(dirname(file), from ?? dynamic ?? bare ?? ''),
    isType: type !== undefined,
  }))
}

const files = globSync('{src,mocks,contracts}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const imports = files.flatMap(importsOf)

/** The floor of a file: it may only import from floors below its own, and from its own folder. */
const FLOORS = ['generated', 'lib', 'api', 'ui', 'feature', 'app', 'site', 'server', 'main']
const PUBLIC = ['site', 'server']
const FREE = ['src/paths.ts', 'src/config.ts']

function floorOf(file: string): { floor: string; room: string } {
  const [, room = '', ...rest] = file.split('/')
  if (file === 'src/main.tsx') return { floor: 'main', room: 'main' }
  if (file === 'src/site.tsx') return { floor: 'server', room: 'site.tsx' }
  if (file.startsWith('src/api/generated/')) return { floor: 'generated', room: 'api' }
  if (FREE.includes(file) || !rest.length) return { floor: 'lib', room: 'lib' }
  const isShared = ['lib', 'api', 'ui', 'app', ...PUBLIC].includes(room)
  return { floor: isShared ? room : 'feature', room }
}

const isAllowed = ({ from, to }: Import) => {
  const [importer, imported] = [floorOf(from), floorOf(to)]
  // The generated calls run in the caller, which is api.
  if (importer.room === imported.room) return true
  // The halves are two builds: what one imports of the other would be in both.
  if (PUBLIC.includes(importer.floor) && imported.floor === 'app') return false
  if (importer.floor === 'main' && PUBLIC.includes(imported.floor)) return false
  // Every feature may know who is signed in.
  if (importer.floor === 'feature' && imported.room === 'session') return true
  return FLOORS.indexOf(importer.floor) > FLOORS.indexOf(imported.floor)
}

const shown = ({ from, to }: Import) => `${from} → ${to}`
const inside = (folder: string, file: string) => file.startsWith(`${folder}/`)

test('there are imports to look at', () => expect(imports.length).toBeGreaterThan(200))

test('arrows in src run down', () => {
  const within = imports.filter(({ from, to }) => inside('src', from) && inside('src', to))
  expect(within.filter((one) => !isAllowed(one)).map(shown)).toEqual([])
})

test('src knows the mock only where a half starts', () => {
  const crossing = imports.filter(({ from, to }) => inside('src', from) && inside('mocks', to))
  expect(crossing.map(shown).toSorted()).toEqual([
    'src/main.tsx → mocks/browser.ts',
    'src/site.tsx → mocks/browser.ts',
  ])
})

test('the mock imports of src only what is generated, and lib', () => {
  const crossing = imports.filter(({ from, to }) => inside('mocks', from) && inside('src', to))
  const isShared = (file: string) => ['src/api/generated', 'src/lib'].some((folder) => inside(folder, file))
  expect(crossing.length).toBeGreaterThan(0)
  expect(crossing.filter(({ to }) => !isShared(to)).map(shown)).toEqual([])
})

test('the contracts import nothing of ours', () => {
  const crossing = imports.filter(({ from, to }) => inside('contracts', from) && !inside('contracts', to))
  expect(crossing.map(shown)).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = files.filter(
    (file) => !file.includes('/generated/') && readFileSync(file, 'utf8').split('\n').length > 300,
  )
  expect(long).toEqual([])
})

// Each file in these stands alone, so that a longer list is no harder to enter.
const SHELVES = ['src/lib', 'src/ui']

test('no folder of src holds more than 20 files, not counting tests', () => {
  const counts = new Map<string, number>()
  for (const file of globSync('src/**/*.*').filter((path) => !/\.test\.tsx?$/.test(path)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const tooFull = [...counts].filter(([folder, count]) => count > (SHELVES.includes(folder) ? 40 : 20))
  expect(tooFull).toEqual([])
})

test('there are no barrels', () =>
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]))
