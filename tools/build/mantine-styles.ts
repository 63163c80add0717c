import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { MANTINE_PALETTES } from '../../src/ui/palettes.ts'

const FOLDER = 'node_modules/@mantine/core/styles'
const COLORS = 'node_modules/@mantine/core/esm/core/MantineProvider/default-colors.mjs'
/** Mantine's styles that belong to no component, in Mantine's order. */
const BASE = ['baseline', 'default-css-variables', 'global']

/** A palette in Mantine's theme: its name and its shades. */
const PALETTE = /^\s*(\w+): \[[^\]]+\],?$/gm
const palettes = Array.from(readFileSync(COLORS, 'utf8').matchAll(PALETTE), ([, name = '']) => name)
const unused = palettes.filter((name) => !MANTINE_PALETTES.some((used) => used === name)).join('|')

/** Such a palette, if the application does not use it. */
const UNUSED_PALETTE = new RegExp(`^\\s*(?:${unused}): \\[[^\\]]+\\],?$`, 'gm')
/** A variable of an unused palette in Mantine's styles. */
const UNUSED_VARIABLE = new RegExp(`--mantine-color-(?:${unused})-[\\w-]+:[^;]+;`, 'g')

/**
 * Loads the styles of each Mantine component separately instead of one sheet with all of them, so that a page loads
 * only the styles it uses, along with its scripts. Leaves out the palettes that the application does not use.
 * Development keeps the single sheet, because it prebundles Mantine.
 */
export const mantineStyles = (): Plugin => ({
  name: 'mantine-styles',
  apply: 'build',
  load: {
    filter: { id: /@mantine\/core\/styles\.layer\.css$/ },
    handler: () =>
      BASE.map((name) => readFileSync(`${FOLDER}/${name}.layer.css`, 'utf8'))
        .join('\n')
        .replaceAll(UNUSED_VARIABLE, ''),
  },
  transform: {
    filter: { id: /@mantine\/core\/esm\/.*(?:\.module|\/default-colors)\.mjs$/ },
    handler(code, id) {
      if (id.endsWith('default-colors.mjs')) return { code: code.replaceAll(UNUSED_PALETTE, ''), map: null }
      const name = /(\w+)\.module\.mjs$/.exec(id)?.[1] ?? ''
      if (!existsSync(`${FOLDER}/${name}.layer.css`)) this.error(`${id} has no styles in ${FOLDER}`)
      return { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  },
})
