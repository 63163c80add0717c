// What a production build holds, and what it must not hold.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BUILT, environmentOf } from '../support/deployment.ts'
import { runScript } from '../support/run-script.ts'

const scripts = globSync(`${BUILT}/app/assets/*.js`)
const mapOf = (script: string) => `${BUILT}/maps/${basename(script)}.map`
/** The modules that a script is made of. */
const sourcesOf = (script: string) =>
  (JSON.parse(readFileSync(mapOf(script), 'utf8')) as { sources: string[] }).sources

test('every script has a source map, which is in a folder of its own', () => {
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((script) => !existsSync(mapOf(script)))).toEqual([])
  expect(globSync(`${BUILT}/app/**/*.map`)).toEqual([])
})

test('no file says where a source map is', () => {
  const files = globSync(`${BUILT}/{app,server}/**/*.{js,css,html}`)
  expect(files.filter((file) => /sourceMappingURL/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no module of the mock or the tests is in a script', () => {
  const sources = scripts.flatMap(sourcesOf)
  expect(sources.some((source) => source.endsWith('src/paths.ts'))).toBe(true)
  expect(sources.filter((source) => /(^|\/)(mocks|tests|tools|msw|@mswjs)\//.test(source))).toEqual([])
})

test('nothing of the mock is in the server', () => {
  const files = globSync(`${BUILT}/server/**/*.js`)
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => /x-mock|\/_mock\/|training-demo/i.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

test('what can be compressed is, and holds the same', () => {
  const files = globSync(`${BUILT}/app/**/*.{css,js,svg}`)
  for (const file of files) {
    const text = readFileSync(file)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), file).toBe(true)
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), file).toBe(true)
  }
})

test('a build for a static host fails without an address, and says so', async () => {
  const { VITE_LEADS_URL: _, ...env } = environmentOf({
    site: 'https://a.example.com',
    api: 'https://b.example.com',
  })
  expect(await runScript('tools/build.ts', { ...env, OUT: `${BUILT}/never` })).toEqual({
    code: 1,
    printed: 'A build for a static host needs all variables. These are missing:\n  VITE_LEADS_URL\n',
  })
})
