// What happens to a world if its process is killed or can no longer write. Only a real process can show it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { worldInFile } from '../../../mocks/http/world-file.ts'
import { PEOPLE } from '../../../mocks/seed/people.ts'
import { issueToken } from '../../../mocks/token.ts'
import { useFolder } from '../../support/use-folder.ts'

const { id: INSTRUCTOR, number } = PEOPLE.instructor
const inFolder = useFolder()
const warn = vi.spyOn(console, 'warn').mockReturnValue()

/**
 * Serves the world of a file from another process until the scope ends.
 * @param limit size limit in kB for each file it writes
 */
async function serveFile(file: string, limit?: number) {
  const mock = [process.execPath, 'tests/support/kept-mock.ts', file]
  const child: ChildProcess = limit
    ? // POSIX counts blocks of 512 bytes.
      spawn('sh', ['-c', `ulimit -f ${limit * 2} && exec "$0" "$@"`, ...mock], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    : spawn(mock[0] ?? '', mock.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { origin: `http://127.0.0.1:${String(port).trim()}`, kill, [Symbol.asyncDispose]: kill }
}

const post = (origin: string, path: string, body: object) =>
  fetch(`${origin}/api/training/${path}`, {
    method: 'POST',
    headers: {
      'Auth-Token': issueToken(INSTRUCTOR, number, Date.now()),
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
const idOf = async (response: Response) => ((await response.json()) as { data: { id: string } }).data.id

/** Creates a class with room for everyone. */
async function openClass(origin: string) {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const dates = [{ startTime: `${day}T09:00:00-06:00`, endTime: `${day}T17:00:00-06:00` }]
  const body = { entityId: `c-${INSTRUCTOR}-0`, entityType: 'courses', capacity: 5000, dates }
  return idOf(await post(origin, 'occurrences', body))
}
const addTo = (origin: string, occurrenceId: string, email: string) =>
  post(origin, 'registrants', {
    occurrenceId,
    firstName: 'A',
    lastName: 'B',
    email,
    isManualRegistrant: true,
  })

/** The roster after a restart, which must agree with the count of the class. */
function rosterIn(file: string, occurrenceId: string) {
  const { db } = createBackend(Date.now, worldInFile(file, Date.now)).main
  const roster = new Set(db.registrant.of('roster', occurrenceId).keys())
  expect(db.occurrence.get(occurrenceId)?.numberOfRegistrants).toBe(roster.size)
  return roster
}

describe('a process', () => {
  test('that is killed twice under load has saved everything it answered', async () => {
    const file = inFolder('killed.jsonl')
    const answered: string[] = []
    let occurrenceId = ''
    for (let round = 0; round < 2; round++) {
      await using mock = await serveFile(file)
      occurrenceId ||= await openClass(mock.origin)
      const before = answered.length
      const work = Array.from({ length: 8 }, async (_, worker) => {
        for (let i = 0; ; i++)
          answered.push(
            await idOf(await addTo(mock.origin, occurrenceId, `${round}.${worker}.${i}@example.com`)),
          )
      })
      const stopped = Promise.allSettled(work)
      await vi.waitUntil(() => answered.length > before + 25, 30_000)
      await mock.kill()
      await stopped
      const roster = rosterIn(file, occurrenceId)
      expect(answered.filter((id) => !roster.has(id))).toEqual([])
    }
    expect(warn).not.toHaveBeenCalled()
  }, 60_000)

  test('that cannot write a change refuses it and has saved everything it answered before and after', async () => {
    const file = inFolder('full.jsonl')
    const picture = new FormData()
    picture.append(
      'file',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), new Uint8Array(500_000)], 'a.png', {
        type: 'image/png',
      }),
    )
    const answered: string[] = []
    let occurrenceId = ''
    {
      await using mock = await serveFile(file, 200)
      occurrenceId = await openClass(mock.origin)
      const add = async (email: string) =>
        answered.push(await idOf(await addTo(mock.origin, occurrenceId, email)))
      await add('before@example.com')
      const length = readFileSync(file).length
      const refused = await post(mock.origin, 'images', picture)
      expect([refused.status, await refused.text()]).toEqual([
        500,
        expect.stringContaining('Changes cannot be kept in'),
      ])
      expect(readFileSync(file)).toHaveLength(length)
      await add('after@example.com')
    }
    expect([...rosterIn(file, occurrenceId)].toSorted()).toEqual(answered.toSorted())
    expect(warn).not.toHaveBeenCalled()
  }, 60_000)
})
