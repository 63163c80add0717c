import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = 'contracts/bundled'

/** The bundled contracts in the working tree, by name. */
export const bundles = (): Record<string, object> =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as object,
      ]),
  )
