// `npm run contracts:matrix` writes contracts/MATRIX.md and fails on a hole. With --check it writes nothing and also fails
// if the file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { plural } from '../../src/lib/words.ts'
import { outcomesOf } from '../../tests/pact/outcomes.ts'
import { pactFiles } from '../../tests/pact/files.ts'
import { handlerFiles } from './matrix/code.ts'
import { markdown } from './matrix/markdown.ts'
import { matrixOf, type MatrixRow } from './matrix/matrix.ts'
import { matrixOperations } from './matrix/operations.ts'
import { sourceFiles } from './matrix/uses.ts'
import { changedFields } from './reads.ts'
import { READS, readUses } from './reads/uses.ts'

export const MATRIX = 'contracts/MATRIX.md'

/** A call that no screen uses counts as a hole. */
const SCREENS_REQUIRED = true

/** The number of interactions in the committed Pact files for each outcome. */
function shownOutcomes(): Record<string, number> {
  const shown: Record<string, number> = {}
  const interactions = Object.values(pactFiles('contracts/pacts')).flatMap((pact) => pact.interactions)
  for (const outcome of interactions.flatMap(outcomesOf)) shown[outcome] = (shown[outcome] ?? 0) + 1
  return shown
}

/** The matrix of the working tree. */
export const matrix = (): MatrixRow[] =>
  matrixOf(matrixOperations(), handlerFiles(), shownOutcomes(), sourceFiles(), {
    screensRequired: SCREENS_REQUIRED,
  })

const textOf = (rows: MatrixRow[]) => markdown(rows, readUses())
export const holesOf = (rows: MatrixRow[]) => rows.flatMap(({ holes }) => holes)
export const isCurrent = (rows: MatrixRow[]) =>
  existsSync(MATRIX) && readFileSync(MATRIX, 'utf8') === textOf(rows)

function main() {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const rows = matrix()
  if (values.check) {
    if (!isCurrent(rows)) console.error(`${MATRIX} is stale.`)
  } else {
    writeFileSync(MATRIX, textOf(rows))
    console.log(textOf(rows))
  }
  const fields = changedFields(readUses())
  if (fields.length) console.error(`${READS} is stale: ${plural(fields.length, 'field')}, ${fields[0]}.`)
  const holes = holesOf(rows)
  for (const hole of holes) console.error(hole)
  console.error(`${rows.length} calls, ${holes.length} holes`)
  process.exitCode = holes.length || fields.length || !isCurrent(rows) ? 1 : 0
}

if (process.argv[1] === import.meta.filename) main()
