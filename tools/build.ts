// `npm run build`: what gets deployed. dist/app has the files of both halves, dist/server the document server, dist/maps the
// source maps. OUT names another folder.
import { missingIn, publicVariables } from '../src/settings.ts'
import { buildAll } from './build/build.ts'

// A host without the document server knows only what is built in, and one forgotten variable would lead to the demo.
const { VITE_VERSION: _, ...env } = process.env
const missing = missingIn(env)
const isForStaticHost = Object.keys(publicVariables(env)).length > 0
if (isForStaticHost && missing.length) {
  console.error(
    `A build for a static host needs all variables. These are missing:\n  ${missing.join('\n  ')}`,
  )
  process.exit(1)
}
await buildAll({ out: process.env['OUT'] || 'dist', logLevel: 'info' })
if (!isForStaticHost)
  console.log(
    '\nNo address is built in: the document server takes them from its environment. See deploy/README.md.',
  )
