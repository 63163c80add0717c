// The last steps of a build that gets deployed.
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Moves the source maps out of the folder that visitors can read. Scripts do not name them; an error tracker finds them by
 * the name of the script.
 */
export function moveSourceMaps(app: string, maps: string) {
  mkdirSync(maps, { recursive: true })
  for (const file of globSync(`${app}/assets/*.map`)) renameSync(file, join(maps, basename(file)))
}

/** Compresses each file once and as far as it goes, so that a web server only has to send it: `.br` and `.gz` beside it. */
export async function compressFiles(app: string) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    globSync(`${app}/**/*.{css,js,svg}`).map(async (file) => {
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, quality))
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
