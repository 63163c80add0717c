// `npm run contracts:diff -- REF` lists the changes in the contracts since a commit. Exits with 1 on a change that breaks
// someone or that changes who may call, unless contracts/accepted-changes.json has it.
import { parseArgs } from 'node:util'
import { snapshot, snapshotAt } from './bundles.ts'
import { ACCEPTED, readAccepted, refused } from './diff/accepted.ts'
import { contractChanges } from './diff/contracts.ts'
import { pactChanges } from './diff/pacts.ts'
import { type Affected, markdownReport, textReport } from './diff/report.ts'
import { runMain } from '../run-main.ts'

const USAGE = `Lists the changes in the contracts and the Pacts since a commit, a branch or a tag.

  npm run contracts:diff -- main

  --all       also lists the changes that only change words
  --markdown  writes the list for a pull request, with the screens and the Pact interactions of each operation
  --help      shows this text

Exits with 1 on a change that breaks someone or that changes who may call, unless ${ACCEPTED} has it.`

/** Reads the matrix of the working tree. Imported only when needed, because it parses the whole application. */
async function readAffected(): Promise<Affected> {
  const { matrix } = await import('./matrix.ts')
  const rows = new Map(matrix().map((row) => [row.id, row]))
  return (operation) => {
    const row = rows.get(operation)
    if (!row) return undefined
    const interactions = Object.values(row.pacts).reduce((sum, count) => sum + count, 0)
    return { screens: row.screens, interactions }
  }
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const [ref] = positionals
  if (ref === undefined)
    throw new Error('Name a commit to compare with: npm run contracts:diff -- REF [--all] [--markdown]')
  const accepted = readAccepted()
  const [before, after] = await Promise.all([snapshotAt(ref), snapshot()])
  const found = await contractChanges(before.bundles, after.bundles)
  const options = {
    ref,
    isAll: values.all,
    accepted,
    pacts: pactChanges(before.pacts, after.pacts),
    // A field that is gone has its users at the commit.
    uses: { ...before.uses, ...after.uses },
  }
  console.log(
    values.markdown ? markdownReport(found, options, await readAffected()) : textReport(found, options),
  )
  const left = refused(found, accepted)
  if (!left.length) return
  console.error(`\n${left.length} of them must be accepted. Add each to ${ACCEPTED}, with your reason:\n`)
  console.error(left.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n'))
  process.exitCode = 1
}

await runMain(main, 2)
