// `npm run contracts:changelog` adds the latest changes of the contracts to contracts/changelog.json. With --check it writes
// nothing, needs no history, and fails if a change is missing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Changelog, EMPTY, extended, fileOf, stateOf } from './changelog/changelog.ts'
import { currentBundles, statesSince } from './changelog/history.ts'
import { runMain } from '../run-main.ts'

const CHANGELOG = 'contracts/changelog.json'

export const readChangelog = (): Changelog =>
  existsSync(CHANGELOG) ? (JSON.parse(readFileSync(CHANGELOG, 'utf8')) as Changelog) : EMPTY

async function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const log = readChangelog()
  const bundles = currentBundles()
  if (stateOf(bundles) === log.state) {
    if (!values.check) console.log('Nothing is new in contracts/bundled, which `npm run codegen` writes.')
    return
  }
  if (values.check) throw new Error(`${CHANGELOG} lacks the latest changes.`)
  const [first, ...states] = statesSince(log.state)
  let before = first?.bundles ?? {}
  let next = log
  const today = new Date().toISOString().slice(0, 10)
  for (const { date, bundles: after } of [...states, { date: today, bundles }]) {
    if (stateOf(after) === stateOf(before)) continue
    next = await extended(next, before, after, date)
    before = after
  }
  writeFileSync(CHANGELOG, fileOf(next))
  for (const id of Object.keys(next.since)) if (!(id in log.since)) console.log(`${id}: is new`)
  for (const { where, what } of next.changes.slice(log.changes.length)) console.log(`${where}: ${what}`)
}

if (process.argv[1] === import.meta.filename) await runMain(main)
