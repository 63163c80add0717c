// `npm run bench:kit` plants each mistake in the provider in Python, and prints which check of the kit catches it. Fails if one
// gets away that contracts/README.md does not leave to the backend.
import { caughtIn } from '../../pact/independent/caught.ts'
import { type Bug, bugs, hasPython } from '../../pact/independent/python.ts'

const wide = (text: string, width: number) => text.padEnd(width)

/** One line of the table, and whether the result is right. */
async function tried({ name, what, passesBecause }: Bug) {
  const { pact, contract } = await caughtIn(name)
  const by = [pact.length && `Pact (${pact.length})`, contract && `contract (${contract})`].filter(Boolean)
  const isRight = by.length > 0 || passesBecause !== undefined
  const result = by.join(', ') || (passesBecause ? `passes, because ${passesBecause}` : 'NOT CAUGHT')
  console.log(`${wide(name, 26)} ${wide(what, 66)} ${result}`)
  return { isRight, isCaught: by.length > 0 }
}

if (!hasPython) console.log('There is no python3 here, and the provider with the planted mistakes needs it.')
else {
  const results: Awaited<ReturnType<typeof tried>>[] = []
  for (const bug of bugs()) results.push(await tried(bug))
  const caught = results.filter(({ isCaught }) => isCaught).length
  const missed = results.filter(({ isRight }) => !isRight).length
  console.log(
    `\n${results.length} mistakes: ${caught} caught, ${results.length - caught - missed} allowed to pass, ${missed} missed`,
  )
  if (missed) process.exitCode = 1
}
