// Changes files in place. Each place is found by the code around it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'

const written = new Set<string>()

/** Writes a file. Its name is printed in the end. */
export function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  written.add(file)
}

/** Changes a file. Throws if the change finds no place. */
export function edit(file: string, change: (text: string) => string) {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} has no place for the operation.`)
  write(file, after)
}

/** Adds to a file, or begins it. */
export const addTo = (file: string, text: string, head: string) =>
  write(file, existsSync(file) ? readFileSync(file, 'utf8') + text : head + text)

/**
 * Formats what was written, and prints the names.
 * @param others files that a person wrote, to format too
 */
export async function finish(others: readonly string[]) {
  for (const file of [...written, ...others]) {
    if (!/\.(tsx?|md|yaml)$/.test(file)) continue
    const options = { ...(await resolveConfig(file)), filepath: file }
    writeFileSync(file, await format(readFileSync(file, 'utf8'), options))
  }
  for (const file of written) console.log(`  ${file}`)
}

/** Adds a line to a sorted list. The name at the start of each line determines the order. */
export const insertSorted = (text: string, line: string, [from, to]: [string, string]) => {
  const start = text.indexOf(from) + from.length
  const end = text.indexOf(to, start)
  const name = line.trim().split(':', 1).join()
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines = [...text.slice(start, end).matchAll(new RegExp(`^${indent}(\\w+)[:,(]`, 'gm'))]
  const next = lines.find(([, other = '']) => other > name)
  const at = next ? start + next.index : end
  return text.slice(0, at) + line + text.slice(at)
}

/** Adds a line at the end of a table. */
export const insertLast = (text: string, line: string, table: string, close = '}') => {
  const start = text.indexOf(table)
  if (start < 0) return text
  const end = text.indexOf(`\n${close}`, start) + 1
  return text.slice(0, end) + line + text.slice(end)
}

/** Adds a line in front of the first place where a text is. */
export const insertBefore = (text: string, line: string, place: string) => {
  const at = text.indexOf(place)
  return at < 0 ? text : text.slice(0, at) + line + text.slice(at)
}

/** Imports a name, beside others of the same file if there are any. A type has `type ` in front. */
export function withImport(text: string, name: string, from: string): string {
  const bare = name.replace('type ', '')
  const found = [...text.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)'\n/gm)]
  const same = found.find(([, isType, , source]) => source === from && (!isType || name.startsWith('type ')))
  if (same?.[2]?.split(',').some((one) => one.trim().replace('type ', '') === bare)) return text
  if (!same) {
    const line = name.startsWith('type ')
      ? `import type { ${bare} } from '${from}'\n`
      : `import { ${name} } from '${from}'\n`
    const last = found.at(-1)
    const at = last ? last.index + last[0].length : 0
    return text.slice(0, at) + line + text.slice(at)
  }
  const [whole, isType = '', names = ''] = same
  const added = `import ${isType}{ ${names.trim().replace(/,$/, '')}, ${isType ? bare : name} } from '${from}'\n`
  return text.replace(whole, () => added)
}
