import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FOLDER = 'node_modules/@mantine/core/styles'
/** What is not the styles of a component, in Mantine's order. */
const BASE = ['baseline', 'default-css-variables', 'global']

/**
 * Gives each component of Mantine its own styles, instead of the one sheet with the styles of all: the styles of a page
 * then come with its scripts, and only those. Development keeps the whole sheet, since it bundles Mantine ahead.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  load: {
    filter: { id: /@mantine\/core\/styles\.layer\.css$/ },
    handler: () => BASE.map((name) => readFileSync(`${FOLDER}/${name}.layer.css`, 'utf8')).join('\n'),
  },
  transform: {
    filter: { id: /@mantine\/core\/esm\/.*\.module\.mjs$/ },
    handler(code, id) {
      const name = /(\w+)\.module\.mjs$/.exec(id)?.[1] ?? ''
      if (!existsSync(`${FOLDER}/${name}.layer.css`)) this.error(`${id} has no styles in ${FOLDER}`)
      return { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  },
})
