// Starts the provider in Python, which makes a mistake on request.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { only } from '../select.ts'
import { pactFiles } from '../files.ts'

const SCRIPT = join(import.meta.dirname, 'provider.py')

export const hasPython = spawnSync('python3', ['--version']).status === 0

/** The calls that the provider answers. */
export const CALLS = [
  'AuthenticateIdentity',
  'createRegistrant',
  'deleteRegistrant',
  'getOccurrence',
  'getStudent',
  'listRegistrants',
  'listStudents',
  'QualificationProgress',
  'submitResults',
  'updateRegistrant',
]

/** The interactions of the calls that it answers. */
export const pythonPacts = () =>
  Object.values(pactFiles('contracts/pacts'))
    .map((pact) => only(pact, CALLS))
    .filter(({ interactions }) => interactions.length)

/** A mistake of the provider. `passesBecause`: why no check of the kit catches it. */
export type Bug = { name: string; what: string; passesBecause?: string }

/** Every mistake that the provider can make. */
export const bugs = (): Bug[] =>
  JSON.parse(execFileSync('python3', [SCRIPT, '--bugs', '--json'], { encoding: 'utf8' })) as Bug[]

/** What the provider prints for people. @param args its options */
export const printed = (...args: string[]) => execFileSync('python3', [SCRIPT, ...args], { encoding: 'utf8' })

/** Starts the provider. @param bug the name of the mistake that it makes; none if undefined */
export async function startPython(bug?: string) {
  // It inherits no stream of a test runner, which would wait for it after a test that ran out of time.
  const child = spawn('python3', [SCRIPT, ...(bug === undefined ? [] : ['--bug', bug])])
  const errors = text(child.stderr)
  const lines = createInterface(child.stdout)
  const urls: string[] = []
  for await (const line of lines) {
    urls.push(...(/http:\S+/.exec(line) ?? []))
    if (urls.length === 2) break
  }
  const [origin, statesUrl] = urls
  if (origin === undefined || statesUrl === undefined)
    throw new Error(`The provider in Python did not start: ${await errors}`)
  return {
    origin,
    statesUrl,
    async [Symbol.asyncDispose]() {
      const closed = once(child, 'close')
      child.kill()
      await closed
    },
  }
}
