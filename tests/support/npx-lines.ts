import { globSync, readFileSync } from 'node:fs'

/** A command with npx as a README prints it, on one line. */
export type NpxLine = { file: string; package: string; version: string; command: string }

const readmes = () =>
  globSync(['*.md', '{contracts,docs,mocks,tests}/**/*.md']).filter((file) => !file.includes('node_modules'))

/** Every command with npx in the READMEs. Throws for one that does not name its package and an exact version. */
export const npxLines = (): NpxLine[] =>
  readmes().flatMap((file) => {
    const joined = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '')
    return [...joined.matchAll(/^ *(npx .*)$/gm)].map(([, line = '']) => {
      const [, name, version, command] = /^npx -p (@?[^@\s]+)@(\S+) (.*)$/.exec(line) ?? []
      if (name === undefined || version === undefined || command === undefined)
        throw new Error(`${file}: npx needs -p with a package and its version: ${line}`)
      return { file, package: name, version, command }
    })
  })
