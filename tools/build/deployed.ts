// The last steps of a production build.
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Moves the source maps out of the folder that visitors can read. Scripts do not refer to them; an error tracker finds them
 * by the name of the script.
 */
export function moveSourceMaps(app: string, maps: string) {
  mkdirSync(maps, { recursive: true })
  for (const file of globSync(`${app}/assets/*.map`)) renameSync(file, join(maps, basename(file)))
}

/** Writes a `.br` and a `.gz` file beside each file, at the highest quality, so that a web server only has to send them. */
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
