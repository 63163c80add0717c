import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { worldInFile } from '../../../mocks/http/world-file.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { NOW } from '../../support/use-mock.ts'
import { add, EMPTY, INSTRUCTOR } from './calls.ts'

const inFolder = useFolder()

describe('a world in a file', () => {
  const file = () => inFolder(`${crypto.randomUUID()}.jsonl`)
  const backendIn = (path: string, at = NOW) =>
    createBackend(
      () => at,
      worldInFile(path, () => at),
    )

  test('survives a restart, on a later day too', async () => {
    const path = file()
    {
      await using mock = await serveMock(backendIn(path))
      expect((await add(mock.origin)).status).toBe(201)
    }
    const started = backendIn(path).main.db.occurrence.get(EMPTY)?.startsAt
    const later = backendIn(path, NOW + 3 * 86_400_000).main.db
    expect(later.occurrence.get(EMPTY)).toMatchObject({ numberOfRegistrants: 1, startsAt: started })
    expect([...later.registrant.of('roster', EMPTY).values()]).toMatchObject([{ lastName: 'B' }])
  })

  test('has an operation whole or not at all: a torn last line is dropped', async () => {
    const path = file()
    {
      await using mock = await serveMock(backendIn(path))
      await add(mock.origin)
      await add(mock.origin)
    }
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    writeFileSync(path, `${lines[0]}\n${lines[1]}\n${lines[2]?.slice(0, 40)}`)
    const { db } = backendIn(path).main
    expect([db.occurrence.get(EMPTY)?.numberOfRegistrants, db.registrant.of('roster', EMPTY).size]).toEqual([
      1, 1,
    ])
  })

  test('begins anew when asked, and when the file is not ours', () => {
    const path = file()
    const backend = backendIn(path)
    backend.main.db.journal.atomic(() => backend.main.db.course.remove(`c-${INSTRUCTOR}-34`))
    backend.reset({ faults: {} })
    expect(backend.main.db.course.get(`c-${INSTRUCTOR}-34`)).toBeDefined()
    expect(backendIn(path).main.db.course.get(`c-${INSTRUCTOR}-34`)).toBeDefined()
    writeFileSync(path, 'not ours')
    expect(backendIn(path).main.db.course.get(`c-${INSTRUCTOR}-34`)).toBeDefined()
    appendFileSync(path, '')
  })
})
