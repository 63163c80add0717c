// TypeScript does not know the classes of a stylesheet: one that is misspelled or gone is undefined.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { all } from '../production/built-files.ts'

const IMPORT = /import (\w+) from '([./\w-]+\.module\.css)'/g

/** The classes that a file takes from its stylesheets, as `plain.module.css .stack`. */
function classesIn(file: string): { sheet: string; name: string }[] {
  const code = readFileSync(file, 'utf8')
  return Array.from(code.matchAll(IMPORT)).flatMap(([, local = '', sheet = '']) =>
    all(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'), code).map((name) => ({
      sheet: join(dirname(file), sheet),
      name,
    })),
  )
}

test('each class that a component takes from a stylesheet is in it', () => {
  const taken = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    classesIn(file).map((one) => ({ ...one, file })),
  )
  expect(taken.length).toBeGreaterThan(500)
  const isThere = ({ sheet, name }: { sheet: string; name: string }) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8'))
  expect(taken.filter((one) => !isThere(one))).toEqual([])
})
