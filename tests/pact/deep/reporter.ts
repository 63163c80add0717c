// Prints what ran: a line for each check, below a failed one what was called, expected and received, and the count.
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

type Failure = { message: string; actual?: unknown; diff?: string; cause?: unknown }

/** The checks of this folder put all words into the value that should be empty. Elsewhere, the message has them. */
export const WRONG = 'the report of the check'

/** What a comparison expected and received, without what is the same in both. */
const differencesOf = (diff: string) =>
  stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => !/^(- Expected|\+ Received)\b/.test(line))
    .flatMap((line) => {
      const [, sign, value = ''] = /^([-+])\s+(.*?),?$/.exec(line) ?? []
      return sign === undefined ? [] : [`  ${sign === '-' ? 'expected' : 'received'} ${value}`]
    })

/** What the tools say about themselves. */
const ABOUT_ITSELF = /^(Shrunk|Hint:|\(\d+ matching)/

function wordsOf({ message, actual, diff = '' }: Failure): string[] {
  if (message.startsWith(WRONG) && typeof actual === 'string') return actual.split('\n')
  const lines = message.split('\n').filter((line) => !ABOUT_ITSELF.test(line))
  return [...lines, ...differencesOf(diff)]
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'message' in value

/** The words of an error and of what caused it, for which a random sequence only names the steps. */
const linesOf = (error: Failure): string[] => [
  ...wordsOf(error),
  ...(isFailure(error.cause) ? linesOf(error.cause) : []),
]

const print = (mark: string, name: string, errors: readonly Failure[] = []) => {
  console.log(`${mark} ${name}`)
  for (const line of errors.flatMap(linesOf)) if (line.trim()) console.log(`    ${line}`)
}

/** The reporter of `npm run verify:deep`. */
export class DeepReporter implements Reporter {
  #passed = 0
  #failed = 0

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state === 'skipped' || state === 'pending') return
    if (state === 'passed') this.#passed++
    else this.#failed++
    print(state === 'passed' ? '✓' : '✗', test.fullName.replace(' > ', ' '), errors)
  }

  /** What fails outside of a check, such as a state that all checks need, fails the run, too. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]) {
    const outside = modules.flatMap((module) => [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ])
    for (const error of [...errors, ...outside]) {
      this.#failed++
      print('✗', 'before or after the checks', [error])
    }
    if (!this.#passed && !this.#failed) {
      console.log('No check was run: the chosen parts do not test the chosen operations one by one.')
      process.exitCode = 1
    }
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
  }
}
