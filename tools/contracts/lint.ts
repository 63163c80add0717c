// `npm run contracts:lint` checks the rules in contracts/redocly.yaml and the rules that Redocly cannot check.
import { readdirSync, readFileSync } from 'node:fs'
import type { OpenApiDocument } from '../../contracts/reader/openapi.ts'
import { bundles } from './bundles.ts'
import { conventionProblems } from './lint/conventions.ts'
import { meshProblems } from './lint/mesh.ts'
import { restProblems } from './lint/rest.ts'
import { redocly } from './redocly.ts'

const OPERATIONS = 'contracts/mesh/operations'

async function restContracts(): Promise<[string, OpenApiDocument][]> {
  const { mesh: _, ...rest } = await bundles()
  // Every contract but the GraphQL one is an OpenAPI document.
  return Object.entries(rest) as [string, OpenApiDocument][]
}

const ownProblems = async (): Promise<string[]> => [
  ...(await restContracts()).flatMap(([name, document]) =>
    [...restProblems(document), ...(name === 'training' ? conventionProblems(document) : [])].map(
      (problem) => `${name}: ${problem}`,
    ),
  ),
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
  return [...(status === 0 ? [] : [stdout + stderr]), ...(await ownProblems())]
}

if (process.argv[1] === import.meta.filename) {
  const problems = await lint()
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? 'The contracts have lint errors.' : 'The contracts have no lint errors.')
  process.exitCode = problems.length ? 1 : 0
}
