// What an instructor's browser must fetch before a page can show its first row: scripts and styles, in kB after gzip, and
// how many scripts. Dialogs, menus and tools are fetched later.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT } from '../support/deployment.ts'
import { built, scriptsIn, sizeOfScripts, withImports, zipped } from './built-files.ts'

type Size = { js: number; css: number; files: number }

/** Some pages may have more. `Entry` is what they all begin with; it makes the first calls. */
const BUDGET: Size = { js: 203.5, css: 15.5, files: 8 }
const MORE: Record<string, Partial<Size>> = {
  Entry: { js: 63.75 },
  AcceptAgreementsPage: { js: 214.25, css: 16, files: 9 },
  AccountPage: { js: 213.5, css: 16.25, files: 9 },
  ManageCoursePage: { js: 204, files: 9 },
  MyClassesPage: { js: 205.25, files: 9 },
  RetailPartnerPage: { js: 204.5, files: 10 },
  ReviewsPage: { js: 217.25, css: 16.75, files: 9 },
  SubmitResultsPage: { js: 219, css: 17, files: 9 },
  wizard: { js: 225.75, css: 18.75, files: 10 },
}

const assets = readdirSync(`${BUILT}/app/assets`)
const document = built('index.html').toString()
const frame = scriptsIn(document)
const main = frame.filter((script) => /\/(?:index|main)-/.test(script))

/** The pages of the instructors' half, which all use its frame; course creation and editing are one script. */
function pages(): [name: string, scripts: string[]][] {
  return assets.flatMap((file) => {
    const [, name] = /^(\w+Page|wizard)-.+\.js$/.exec(file) ?? []
    const script = `assets/${file}`
    const isOurs = name !== undefined && withImports([script]).some((one) => one.startsWith('assets/frame-'))
    return isOurs ? [[name, [...frame, script]] as [string, string[]]] : []
  })
}

/** The size of the styles that load with these scripts and their imports. A build gives a stylesheet the name of its script. */
function stylesOf(scripts: readonly string[]): number {
  const names = new Set(withImports(scripts).map((script) => script.replace(/^assets\/|-[\w-]{8}\.js$/g, '')))
  return assets
    .filter((file) => file.endsWith('.css') && names.has(file.replace(/-[\w-]{8}\.css$/, '')))
    .reduce((sum, file) => sum + zipped(built(`assets/${file}`)), 0)
}

test('each page of the instructors is within its budget', () => {
  expect(main).toHaveLength(2)
  const sizes = [['Entry', main] as const, ...pages()].map(
    ([name, scripts]) => [name, { ...sizeOfScripts(scripts), css: stylesOf(scripts) }] as const,
  )
  const lines = sizes.map(
    ([name, { js, css, files }]) =>
      name.padEnd(22) + js.toFixed(1).padStart(8) + css.toFixed(1).padStart(8) + String(files).padStart(8),
  )
  console.log(['gzip, kB'.padEnd(22) + '      js     css   files', ...lines].join('\n'))
  const over = sizes.filter(([name, { js, css, files }]) => {
    const most = { ...BUDGET, ...MORE[name] }
    return js > most.js || css > most.css || files > most.files
  })
  expect(over).toEqual([])
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining([...Object.keys(MORE), 'RosterPage']))
})
