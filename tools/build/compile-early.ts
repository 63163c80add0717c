import type { Plugin } from 'vite'

/**
 * Marks chunks whose code runs mostly on every page. Chromium then compiles them in the background while they arrive;
 * otherwise it compiles each function on the main thread when it is first called, which takes a slow phone 200 to 300 ms
 * before the first row of a list appears, and 30 to 120 ms before a public page is alive. Other browsers ignore the comment.
 * @param names names of the chunks, without folder and hash
 */
export const compileEarly = (...names: string[]): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  // Browsers keep a file for a year, so a marked chunk needs another name than the same chunk without the mark.
  augmentChunkHash: ({ name }) => (names.includes(name) ? 'compiled early' : undefined),
  generateBundle: {
    // The comment must be the first line, and Vite adds lines of its own before.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type !== 'asset') continue
        const { mappings, ...others } = JSON.parse(String(map.source)) as { mappings: string }
        // Every line has moved down by one.
        map.source = JSON.stringify({ ...others, mappings: `;${mappings}` })
      }
    },
  },
})
