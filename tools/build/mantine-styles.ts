import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const FOLDER = 'node_modules/@mantine/core/styles'
/** Mantine's styles that belong to no component, in Mantine's order. */
const BASE = ['baseline', 'default-css-variables', 'global']

/**
 * Loads the styles of each Mantine component separately instead of one sheet with all of them, so that a page loads
 * only the styles it uses, along with its scripts. Development keeps the single sheet, because it prebundles Mantine.
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
