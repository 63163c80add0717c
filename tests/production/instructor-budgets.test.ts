// What an instructor's browser must fetch before a page can show its first row: the scripts, in kB after gzip, and how
// many. Dialogs, menus and tools are fetched later.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILT } from '../support/deployment.ts'
import { built, scriptsIn, sizeOfScripts, withImports } from './built-files.ts'

type Size = { js: number; files: number }

/** Some pages may have more. `Entry` is what they all begin with; it makes the first calls. */
const BUDGET: Size = { js: 205.25, files: 8 }
const MORE: Record<string, Partial<Size>> = {
  Entry: { js: 65.75 },
  AcceptAgreementsPage: { js: 215.75, files: 9 },
  AccountPage: { js: 215, files: 9 },
  ManageCoursePage: { js: 205.75, files: 9 },
  MyClassesPage: { js: 207, files: 9 },
  RetailPartnerPage: { js: 206.5, files: 10 },
  ReviewsPage: { js: 219, files: 9 },
  SubmitResultsPage: { js: 220.5, files: 9 },
  wizard: { js: 227.25, files: 10 },
}

const scripts = readdirSync(`${BUILT}/app/assets`).filter((file) => file.endsWith('.js'))
const document = built('index.html').toString()
const frame = scriptsIn(document)
const main = frame.filter((script) => /\/(?:index|main)-/.test(script))

/** The pages of the instructors' half, which all use its frame; course creation and editing are one script. */
function pages(): [name: string, files: string[]][] {
  return scripts.flatMap((file) => {
    const [, name] = /^(\w+Page|wizard)-/.exec(file) ?? []
    const script = `assets/${file}`
    const isOurs = name !== undefined && withImports([script]).some((one) => one.startsWith('assets/frame-'))
    return isOurs ? [[name, [...frame, script]] as [string, string[]]] : []
  })
}

test('each page of the instructors is within its budget', () => {
  expect(main).toHaveLength(2)
  const sizes = [['Entry', main] as const, ...pages()].map(
    ([name, files]) => [name, sizeOfScripts(files)] as const,
  )
  const lines = sizes.map(
    ([name, { js, files }]) => name.padEnd(22) + js.toFixed(1).padStart(8) + String(files).padStart(8),
  )
  console.log(['gzip, kB'.padEnd(22) + '      js   files', ...lines].join('\n'))
  const over = sizes.filter(([name, { js, files }]) => {
    const most = { ...BUDGET, ...MORE[name] }
    return js > most.js || files > most.files
  })
  expect(over).toEqual([])
  expect(sizes.map(([name]) => name)).toEqual(expect.arrayContaining([...Object.keys(MORE), 'RosterPage']))
})
