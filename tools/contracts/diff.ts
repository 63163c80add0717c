// `npm run contracts:diff -- REF` lists the changes in the contracts since a commit. Exits with 1 on a breaking change.
import { parseArgs } from 'node:util'
import { bundles } from './bundles.ts'
import { bundlesAt } from './diff/at-commit.ts'
import { type Change, sorted } from './diff/change.ts'
import { contractChanges } from './diff/contracts.ts'

const count = (changes: Change[], impact: Change['impact']) =>
  changes.filter((change) => change.impact === impact).length

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  })
  const [ref] = positionals
  if (ref === undefined)
    throw new Error('Name a commit to compare with: npm run contracts:diff -- REF [--all]')
  const found = await contractChanges(bundlesAt(ref), bundles())
  const all = Object.values(found).flat()
  for (const [name, changes] of Object.entries(found)) {
    const shown = sorted(changes).filter(({ impact }) => values.all || impact !== 'patch')
    if (shown.length) console.log(`\n${name}`)
    for (const { impact, where, what } of shown) console.log(`  ${impact.padEnd(6)} ${where}: ${what}`)
  }
  const [major, minor, patch] = [count(all, 'major'), count(all, 'minor'), count(all, 'patch')]
  console.log(
    `\nSince ${ref}: ${major} breaking, ${minor} new, ${patch} other${values.all ? '' : ' (shown with --all)'}`,
  )
  process.exitCode = major ? 1 : 0
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
