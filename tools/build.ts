// `npm run build`: what gets deployed. dist/app has the files of both halves, dist/server renders the public pages.
import { buildAll } from './build/build.ts'

await buildAll({ out: 'dist', logLevel: 'info' })
