// `node tools/go.mjs tests/research/generators/run.ts`: whether the code generators of others understand our contracts as they are.
// They have a lockfile of their own: `npm install --prefix tests/research/generators` comes first.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CONTRACTS } from '../../../contracts/reader/contracts.ts'

const FOLDER = import.meta.dirname

/** The arguments of each generator, by the name of its command. */
const GENERATORS: Record<string, (bundle: string, out: string) => string[]> = {
  'openapi-ts': (bundle, out) => ['-i', bundle, '-o', out, '--no-log-file'],
  'openapi-zod-client': (bundle, out) => [bundle, '-o', `${out}/client.ts`],
  orval: (bundle, out) => ['--input', bundle, '--output', `${out}/client.ts`],
  'swagger-typescript-api': (bundle, out) => ['generate', '-p', bundle, '-o', out, '-n', 'client.ts'],
}

/** The reason why a generator does not understand a contract; undefined if it does. */
function problemOf(generator: string, contract: string): string | undefined {
  const out = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    const args = GENERATORS[generator]?.(resolve(`contracts/bundled/${contract}.json`), out) ?? []
    execFileSync(join(FOLDER, 'node_modules/.bin', generator), args, { cwd: FOLDER, stdio: 'pipe' })
    return readdirSync(out).length ? undefined : 'it wrote nothing'
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer }
    return `${String(stdout ?? '')}${String(stderr ?? error)}`.trim().split('\n').slice(-4).join('\n    ')
  } finally {
    rmSync(out, { recursive: true })
  }
}

if (existsSync(`${FOLDER}/node_modules`)) {
  let failed = 0
  for (const generator of Object.keys(GENERATORS))
    for (const contract of CONTRACTS) {
      const problem = problemOf(generator, contract)
      if (problem !== undefined) failed++
      console.log(
        `${problem === undefined ? '✓' : '✗'} ${generator} ${contract}${problem ? `\n    ${problem}` : ''}`,
      )
    }
  console.log(`${Object.keys(GENERATORS).length * CONTRACTS.length - failed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
} else console.log('The generators are not installed: npm install --prefix tests/research/generators')
