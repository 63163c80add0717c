// `npm run contracts:lint` checks the rules in contracts/redocly.yaml and the rules that Redocly cannot check.
import { readdirSync, readFileSync } from 'node:fs'
import { CONTRACTS, documents } from '../../contracts/reader/contracts.ts'
import { meshProblems } from './lint/mesh.ts'
import { restProblems } from './lint/rest.ts'
import { redocly } from './redocly.ts'

const OPERATIONS = 'contracts/mesh/operations'

const ownProblems = (): string[] => [
  ...CONTRACTS.flatMap((name) => restProblems(documents[name]).map((problem) => `${name}: ${problem}`)),
  ...meshProblems(
    readFileSync('contracts/mesh/schema.graphql', 'utf8'),
    Object.fromEntries(
      readdirSync(OPERATIONS).map((file) => [file, readFileSync(`${OPERATIONS}/${file}`, 'utf8')]),
    ),
  ).map((problem) => `mesh: ${problem}`),
]

/** The problems of the contracts, as text for people. Empty if there are none. */
export async function lint(): Promise<string[]> {
  const { status, stdout, stderr } = await redocly('lint', '--config', 'contracts/redocly.yaml')
  return [...(status === 0 ? [] : [stdout + stderr]), ...ownProblems()]
}

if (process.argv[1] === import.meta.filename) {
  const problems = await lint()
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? 'The contracts have lint errors.' : 'The contracts have no lint errors.')
  process.exitCode = problems.length ? 1 : 0
}
