import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { BUILT } from '../support/deployment.ts'

/** @param file as a document names it: `assets/site-UZ1jEUjL.js` */
export const built = (file: string) => readFileSync(`${BUILT}/app/${file}`)

/** Its size after gzip, in kB of 1000 bytes. */
export const zipped = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1000
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

/** The first group of every match. */
export const all = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g
/** Not `import("…")`, which waits until somebody needs it. */
const IMPORT = /\bimport(?:[^"'()]*from)?["']\.\/([\w.-]+)["']/g

/** The scripts that a document names. */
export const scriptsIn = (html: string) => all(SCRIPT, html)

/** Some scripts and all that they import. */
export function withImports(scripts: readonly string[]): string[] {
  const found = new Set(scripts)
  for (const script of found)
    for (const name of all(IMPORT, built(script).toString())) found.add(`assets/${name}`)
  return [...found]
}

/** The size of some scripts with all that they import, after gzip. */
export function sizeOfScripts(scripts: readonly string[]): { js: number; files: number } {
  const files = withImports(scripts)
  return { js: sum(files.map((file) => zipped(built(file)))), files: files.length }
}
