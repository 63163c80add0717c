// Compares two versions of an OpenAPI document. Redocly finds what breaks: a request may require less and a response may
// promise more, but not the reverse. Two rules are our own, because Redocly rates those changes as harmless.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from '../redocly.ts'
import { type Change, type Impact, isTighter } from './change.ts'

type Side = { value?: unknown }
type Found = {
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  property?: string
  verdicts: { message: string }[]
  base?: Side
  revision?: Side
}

const listOf = (side: Side | undefined) => (Array.isArray(side?.value) ? (side.value as unknown[]) : [])

/** `#/paths/~1api~1courses/get/responses/200` as `GET /api/courses: responses 200`. */
export function placeOf(pointer: string): string {
  const parts = pointer
    .slice('#/'.length)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (parts[0] !== 'paths') return parts.join(' ')
  const [, path = '', method, ...rest] = parts
  const call = method ? `${method.toUpperCase()} ${path}` : path
  const inside = rest.filter(
    (part) => !['content', 'application/json', 'schema', 'properties'].includes(part),
  )
  return [call, inside.join(' ')].filter(Boolean).join(': ')
}

function ownRules({ path, property, base, revision }: Found): Change[] {
  const where = placeOf(path)
  if (property === 'x-access' && isTighter(base?.value, revision?.value)) {
    const what = `access is now ${String(revision?.value)} (was ${String(base?.value)})`
    return [{ impact: 'major', where, what }]
  }
  if (property === 'enum' && path.includes('/responses/')) {
    const kept = listOf(revision)
    const lost = listOf(base).filter((value) => !kept.includes(value))
    return lost.map((value) => ({ impact: 'major', where, what: `the value ${String(value)} was removed` }))
  }
  return []
}

/** Whether a change is in text for readers only, on which no program depends. */
const isProse = (path: string) => path.startsWith('#/tags') || path.includes('/examples')

const inWords = ({ kind, property, verdicts }: Found) =>
  verdicts.map(({ message }) => message).join(' ') || [property, kind].filter(Boolean).join(' ')

/** The changes between two bundled documents. Throws if Redocly cannot read one of them. */
export async function restChanges(before: object, after: object): Promise<Change[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  try {
    const [base, revision] = [join(folder, 'before.json'), join(folder, 'after.json')]
    writeFileSync(base, JSON.stringify(before))
    writeFileSync(revision, JSON.stringify(after))
    const { stdout, stderr } = await redocly('diff', base, revision, '--format', 'json', '--fail-on', 'none')
    const start = stdout.indexOf('{')
    if (start < 0) throw new Error(`Redocly could not compare: ${stderr}`)
    const { changes } = JSON.parse(stdout.slice(start)) as { changes: Found[] }
    return changes.flatMap((found): Change[] => {
      const own = ownRules(found)
      const impact = isProse(found.path) ? 'patch' : found.impact
      return own.length ? own : [{ impact, where: placeOf(found.path), what: inWords(found) }]
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
