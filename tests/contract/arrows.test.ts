// Checks which files may import which. The path of a file says whose it is: `src/instructor` and `src/public` are the two
// halves, and what both use is beside them.
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

/** The floors of src, lowest first. A file imports from its own room and from the floors below. */
const FLOORS: readonly RegExp[] = [
  /^src\/lib\/|^src\/[^/]+\.ts$/,
  /^src\/api\/generated\//,
  /^src\/domain\//,
  /^src\/api\//,
  /^src\/ui\//,
  /^src\/session\//,
  /^src\/(instructor\/shared|public\/ui)\/|^src\/public\/(calls|head)\.ts$/,
  /^src\/(instructor|public)\/(?!app\/|site\/|server\/)[^/]+\//,
  /^src\/(instructor\/app|public\/site)\//,
  /^src\/(instructor|public)\//,
]
const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.test(file))

/** A folder of src, or of one of its halves: `src/api`, `src/instructor/roster`. The files beside them count as lib. */
const roomOf = (file: string) => /^src\/(?:(?:instructor|public)\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? 'src/lib'

const isAllowed = ({ from, to }: Import) => roomOf(from) === roomOf(to) || floorOf(from) > floorOf(to)

const shown = ({ from, to }: Import) => `${from} → ${to}`
const inside = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`)

/** The imports of the files in one folder that lead out of it, except into those that it may import. */
const leaving = (folder: string, ...into: string[]) =>
  imports.filter(({ from, to }) => inside(folder, from) && ![folder, ...into].some((one) => inside(one, to)))

test('there are imports to check', () => expect(imports.length).toBeGreaterThan(200))

test('files in src import only from lower floors', () => {
  const within = imports.filter(({ from, to }) => inside('src', from) && inside('src', to))
  expect(within.filter((one) => !isAllowed(one)).map(shown)).toEqual([])
})

test('the halves never meet', () => {
  const isBetween = ({ from, to }: Import) =>
    (inside('src/instructor', from) && inside('src/public', to)) ||
    (inside('src/public', from) && inside('src/instructor', to))
  expect(imports.filter(isBetween).map(shown)).toEqual([])
})

test('the rules of the product import only lib', () =>
  expect(leaving('src/domain', 'src/lib').map(shown)).toEqual([]))

test('the calls know no page', () => {
  const known = imports.filter(({ from, to }) => inside('src/api', from) && to === 'src/paths.ts')
  expect(known.map(shown)).toEqual([])
})

test('lib imports only the configuration and has no word of the glossary', () => {
  expect(leaving('src/lib', 'src/config.ts').map(shown)).toEqual([])
  const nouns = /course|occurrence|registrant|student|roster|curricul|organization|mesh/i
  const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
  expect(files.filter((file) => inside('src/lib', file) && nouns.test(code(file)))).toEqual([])
})

test('src imports the mock only where a half starts', () => {
  const crossing = imports.filter(({ from, to }) => inside('src', from) && inside('mocks', to))
  expect(crossing.map(shown).toSorted()).toEqual([
    'src/instructor/main.tsx → mocks/browser.ts',
    'src/public/site.tsx → mocks/browser.ts',
  ])
})

// If the mock shared our rules, a wrong rule would show in no test.
test('the mock imports only generated code, lib and the contracts', () =>
  expect(leaving('mocks', 'src/api/generated', 'src/lib', 'contracts').map(shown)).toEqual([]))

test('the contracts import no other code of ours', () => expect(leaving('contracts').map(shown)).toEqual([]))

/** The ways around, each as a list that ends where it began. @param next from a file or folder to those it imports */
function circles(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (one: string, path: readonly string[]) => {
    if (path.includes(one)) found.push([...path.slice(path.indexOf(one)), one].join(' → '))
    if (path.includes(one) || done.has(one)) return
    for (const to of next.get(one) ?? []) walk(to, [...path, one])
    done.add(one)
  }
  for (const one of next.keys()) walk(one, [])
  return found
}

/** Which files or folders import which. @param nameOf the file, or the folder it is in */
const graphOf = (some: readonly Import[], nameOf: (file: string) => string) =>
  new Map(
    [...Map.groupBy(some, ({ from }) => nameOf(from))].map(([from, all]) => [
      from,
      new Set(all.map(({ to }) => nameOf(to)).filter((to) => to !== from)),
    ]),
  )

test('no file imports itself by way of others, not even for a type', () =>
  expect(
    circles(
      graphOf(
        imports.filter(({ isLater }) => !isLater),
        (file) => file,
      ),
    ),
  ).toEqual([]))

// A folder and the folder around it may import each other: what two of its folders need lies in the outer one.
test('the folders of a feature do not import each other in circles, not even for a type', () => {
  const isAround = (a: string, b: string) => inside(a, b) || inside(b, a)
  const between = imports.filter(
    ({ from, to }) => roomOf(from) === roomOf(to) && !isAround(dirname(from), dirname(to)),
  )
  expect(circles(graphOf(between, dirname))).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = files.filter(
    (file) => !file.includes('/generated/') && readFileSync(file, 'utf8').split('\n').length > 300,
  )
  expect(long).toEqual([])
})

test('there are no barrels', () =>
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]))
