// Tests what a production build contains, and what it must not contain.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TAKES_MODULE } from '../../tools/build/imports-again.ts'
import { BUILT, environmentOf } from '../support/deployment.ts'
import { runScript } from '../support/run-script.ts'
import { all } from './built-files.ts'

/** The helpers of the bundler are a script too, without a source. */
const scripts = globSync(`${BUILT}/app/assets/*.js`).filter((file) => !/\/rolldown-runtime-/.test(file))
const mapOf = (script: string) => `${BUILT}/maps/${basename(script)}.map`
/** The modules in a script, from its source map. */
const sourcesOf = (script: string) =>
  (JSON.parse(readFileSync(mapOf(script), 'utf8')) as { sources: string[] }).sources

test('every script has a source map in a separate folder', () => {
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((script) => !existsSync(mapOf(script)))).toEqual([])
  expect(globSync(`${BUILT}/app/**/*.map`)).toEqual([])
})

test('scripts that every page runs are compiled early, and their source maps allow for the added line', () => {
  const early = scripts.filter((script) =>
    readFileSync(script, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  const named = (name: string) => early.find((script) => basename(script).startsWith(`${name}-`)) ?? ''
  const frame = named('frame')
  const expected = ['frame', 'main', 'react', 'site'].map(named)
  expect(new Set(early)).toEqual(new Set(expected))
  const lines = readFileSync(frame, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('Retail Classes'))
  const map = new SourceMap(JSON.parse(readFileSync(mapOf(frame), 'utf8')) as SourceMapPayload)
  expect(map.findEntry(line, lines[line]?.indexOf('Retail Classes') ?? -1)).toMatchObject({
    originalSource: expect.stringMatching(/src\/instructor\/app\/frame\/Header\.tsx$/),
  })
})

test('each import on demand can be repeated in Firefox, whether it takes a whole file or one module of it', () => {
  const taken = scripts.flatMap((script) =>
    all(/\bimport\([`"'][^`"']+[`"']\)(\.[^;]{1,40})/g, readFileSync(script, 'utf8')),
  )
  expect(taken.length).toBeGreaterThan(10)
  // A second `then` would not be repeated.
  const isOther = (rest: string) => TAKES_MODULE.exec(rest)?.index !== 0 || /^\.then\([^)]*\)\./.test(rest)
  expect(taken.filter(isOther)).toEqual([])
})

test('each color of Mantine that a file names is in the build', () => {
  const files = globSync(`${BUILT}/app/assets/*.{js,css}`).map((file) => readFileSync(file, 'utf8'))
  const found = (pattern: RegExp) => new Set(files.flatMap((text) => all(pattern, text)))
  const named = found(/var\(--mantine-color-([\w-]+)\)/g)
  const defined = found(/--mantine-color-([\w-]+)["'`]?:/g)
  expect(named.size).toBeGreaterThan(30)
  // The application defines pine when it starts. Mantine names teal-8 only as the color of success, which theme.ts replaces.
  expect([...named].filter((name) => !defined.has(name) && !/^(pine-.+|teal-8)$/.test(name))).toEqual([])
})

test('no file refers to a source map', () => {
  const files = globSync(`${BUILT}/{app,server}/**/*.{js,css,html}`)
  expect(files.filter((file) => /sourceMappingURL/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no public page loads a module of the router', () => {
  const manifest = JSON.parse(readFileSync(`${BUILT}/server/site-manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >
  const names = new Set(Object.values(manifest).map(({ file }) => basename(file)))
  const found = scripts.filter((script) => names.has(basename(script))).flatMap(sourcesOf)
  expect(found.some((source) => source.endsWith('src/public/ui/address.ts'))).toBe(true)
  expect(found.filter((source) => /react-router/.test(source))).toEqual([])
})

test('no script contains a module of the mock or the tests', () => {
  const sources = scripts.flatMap(sourcesOf)
  expect(sources.some((source) => source.endsWith('src/paths.ts'))).toBe(true)
  expect(sources.filter((source) => /(^|\/)(mocks|tests|tools|msw|@mswjs)\//.test(source))).toEqual([])
})

test('the server contains no part of the mock', () => {
  const files = globSync(`${BUILT}/server/**/*.js`)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /x-mock|\/_mock\/|training-demo/i.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

test('every text file has compressed copies with the same content', () => {
  const files = globSync(`${BUILT}/app/**/*.{css,js,svg}`)
  for (const file of files) {
    const text = readFileSync(file)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true)
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true)
  }
})

test('a build for a static host fails if an address is missing, and names it', async () => {
  const { VITE_LEADS_URL: _, ...env } = environmentOf({
    site: 'https://a.example.com',
    api: 'https://b.example.com',
  })
  expect(await runScript(['tools/build.ts'], { env: { ...env, OUT: `${BUILT}/never` } })).toEqual({
    code: 1,
    printed: 'A build for a static host needs all variables. These are missing:\n  VITE_LEADS_URL\n',
  })
})
