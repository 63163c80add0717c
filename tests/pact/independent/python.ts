// Starts the provider in Python, which makes a mistake on request.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { only } from '../select.ts'
import { pactFiles } from '../files.ts'

const SCRIPT = join(import.meta.dirname, 'provider.py')

export const hasPython = spawnSync('python3', ['--version']).status === 0

const CALLS = [
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

/** A mistake of the provider. `leftBecause`: what the backend must check itself, because no tool of the kit can. */
export type Bug = { name: string; what: string; leftBecause?: string }

/** Every mistake that the provider can make. */
export function bugs(): Bug[] {
  const listed = JSON.parse(execFileSync('python3', [SCRIPT, '--bugs'], { encoding: 'utf8' })) as Record<
    string,
    string
  >
  return Object.entries(listed).map(([name, text]) => {
    const [what = '', leftBecause] = text.split(' | ')
    return { name, what, ...(leftBecause !== undefined && { leftBecause }) }
  })
}

/** Starts the provider. @param bug the name of the mistake that it makes; none if undefined */
export async function startPython(bug?: string) {
  const child = spawn('python3', [SCRIPT, ...(bug === undefined ? [] : ['--bug', bug])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const origin = `http://127.0.0.1:${port.toString().trim()}`
  return {
    origin,
    statesUrl: `${origin}/states`,
    async [Symbol.asyncDispose]() {
      const closed = once(child, 'close')
      child.kill()
      await closed
    },
  }
}
