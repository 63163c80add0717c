import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { MANTINE_PALETTES } from '../../src/ui/palettes.ts'

const FOLDER = 'node_modules/@mantine/core/styles'
/** Mantine's styles that belong to no component, in Mantine's order. */
const BASE = ['baseline', 'default-css-variables', 'global']

const UNUSED = `(?!(?:${MANTINE_PALETTES.join('|')})\\b)[a-z]+`
/** A palette that the application does not use: in Mantine's theme, and its variables in the styles. */
const UNUSED_PALETTE = new RegExp(`^\\s*${UNUSED}: \\[[^\\]]+\\],?$`, 'gm')
const UNUSED_VARIABLE = new RegExp(
  `--mantine-color-${UNUSED}-(?:\\d|filled|light|outline|text)[\\w-]*:[^;]+;`,
  'g',
)

function without(unused: RegExp, text: string): string {
  if (!unused.test(text)) throw new Error(`Mantine has changed: it has nothing like ${unused}`)
  return text.replaceAll(unused, '')
}

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
      without(
        UNUSED_VARIABLE,
        BASE.map((name) => readFileSync(`${FOLDER}/${name}.layer.css`, 'utf8')).join('\n'),
      ),
  },
  transform: {
    filter: { id: /@mantine\/core\/esm\/.*(?:\.module|\/default-colors)\.mjs$/ },
    handler(code, id) {
      if (id.endsWith('default-colors.mjs')) return { code: without(UNUSED_PALETTE, code), map: null }
      const name = /(\w+)\.module\.mjs$/.exec(id)?.[1] ?? ''
      if (!existsSync(`${FOLDER}/${name}.layer.css`)) this.error(`${id} has no styles in ${FOLDER}`)
      return { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  },
})
