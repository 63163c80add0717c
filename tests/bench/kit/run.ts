// `npm run bench:kit` plants each mistake in the provider in Python, and prints which check of the kit catches it. Fails if one
// gets away that contracts/README.md does not leave to the backend. `npm run bench:kit -- text-nfc` tries only the named ones.
import { operations } from '../../../contracts/reader/contracts.ts'
import { caughtIn } from '../../pact/independent/caught.ts'
import { runScript } from '../../support/run-script.ts'
import { type Bug, bugs, CALLS, hasPython, startPython } from '../../pact/independent/python.ts'

const wide = (text: string, width: number) => text.padEnd(width)
const REST = CALLS.filter((name) => operations.some(({ id }) => id === name))

/** The checks of `npm run verify:deep` that a mistake fails. */
async function deepIn(name: string): Promise<string[]> {
  await using provider = await startPython(name)
  const urls = ['--provider-base-url', provider.origin, '--states-url', provider.statesUrl]
  const args = [...urls, '--runs', '5', ...REST.flatMap((call) => ['--operation', call])]
  const { printed } = await runScript(['tests/pact/verify-deep.ts', ...args])
  return printed.split('\n').filter((line) => line.startsWith('✗'))
}

/** One line of the table, and whether the result is right. */
async function tried({ name, what, passesBecause }: Bug) {
  const { pact, contract } = await caughtIn(name)
  const quick = [pact.length && `Pact (${pact.length})`, contract && `contract (${contract})`].filter(Boolean)
  // What the first two checks find need not be found again.
  const deep = quick.length ? [] : await deepIn(name)
  const by = [...quick, ...(deep.length ? [`deep (${deep.length})`] : [])]
  const isRight = passesBecause === undefined ? by.length > 0 : true
  const result = by.join(', ') || (passesBecause ? `passes, because ${passesBecause}` : 'ESCAPED')
  console.log(`${wide(name, 28)} ${wide(what, 70)} ${result}`)
  return { isRight, isCaught: by.length > 0 }
}

const chosen = process.argv.slice(2)

if (!hasPython) console.log('There is no python3 here, and the provider with the planted mistakes needs it.')
else {
  const results: Awaited<ReturnType<typeof tried>>[] = []
  for (const bug of bugs()) if (!chosen.length || chosen.includes(bug.name)) results.push(await tried(bug))
  const caught = results.filter(({ isCaught }) => isCaught).length
  const escaped = results.filter(({ isRight }) => !isRight).length
  console.log(
    `\n${results.length} mistakes: ${caught} caught, ${results.length - caught - escaped} left in words, ${escaped} escaped`,
  )
  if (escaped) process.exitCode = 1
}
