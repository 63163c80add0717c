import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { worldInFile } from '../../../mocks/http/world-file.ts'
import { PlainError } from '../../../mocks/plain-error.ts'
import { serveMock } from '../../support/serve-mock.ts'
import { useFolder } from '../../support/use-folder.ts'
import { NOW } from '../../support/use-mock.ts'
import { add, EMPTY, INSTRUCTOR } from './calls.ts'

const inFolder = useFolder()
const newFile = () => inFolder(`${crypto.randomUUID()}/world.jsonl`)
const backendIn = (file: string, at = NOW) =>
  createBackend(
    () => at,
    worldInFile(file, () => at),
  )
const dbIn = (file: string) => backendIn(file).main.db
type Database = ReturnType<typeof dbIn>

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue())

/** Adds a student the way the handler does: a row, and a count that must match. */
const addStudent = (db: Database, id: string) =>
  db.journal.atomic(() => {
    db.registrant.create({ id, occurrenceId: EMPTY, lastName: 'Núñez' })
    const { numberOfRegistrants } = db.occurrence.get(EMPTY) ?? { numberOfRegistrants: 0 }
    db.occurrence.update(EMPTY, { numberOfRegistrants: numberOfRegistrants + 1 })
  })
const rosterOf = (db: Database) => [...db.registrant.of('roster', EMPTY).keys()].toSorted()
const countOf = (db: Database) => db.occurrence.get(EMPTY)?.numberOfRegistrants

describe('a world in a file', () => {
  test('survives a restart, even days later', async () => {
    const file = newFile()
    {
      await using mock = await serveMock(backendIn(file))
      expect((await add(mock.origin)).status).toBe(201)
    }
    const started = dbIn(file).occurrence.get(EMPTY)?.startsAt
    const later = backendIn(file, NOW + 3 * 86_400_000).main.db
    expect(later.occurrence.get(EMPTY)).toMatchObject({ numberOfRegistrants: 1, startsAt: started })
    expect([...later.registrant.of('roster', EMPTY).values()]).toMatchObject([{ lastName: 'B' }])
    expect(warn).not.toHaveBeenCalled()
  })

  test('silently loses only the last operation if a crash tears its line', () => {
    const file = newFile()
    const db = dbIn(file)
    for (const id of ['a', 'b']) addStudent(db, id)
    writeFileSync(file, readFileSync(file).subarray(0, -40))
    expect([rosterOf(dbIn(file)), countOf(dbIn(file))]).toEqual([['a'], 1])
    expect(warn).not.toHaveBeenCalled()
  })

  test('starts over when asked', () => {
    const file = newFile()
    const backend = backendIn(file)
    addStudent(backend.main.db, 'a')
    backend.reset({ faults: {} })
    expect(rosterOf(backend.main.db)).toEqual([])
    expect(rosterOf(dbIn(file))).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  test('keeps IDs with a special meaning in JavaScript', () => {
    const file = newFile()
    const db = dbIn(file)
    db.journal.atomic(() => db.usedAuthCode.create({ id: '__proto__', instructorId: INSTRUCTOR }))
    expect(dbIn(file).usedAuthCode.get('__proto__')).toMatchObject({ instructorId: INSTRUCTOR })
  })

  test('does not grow with overwritten changes', () => {
    const file = newFile()
    const db = dbIn(file)
    for (let i = 0; i < 50; i++)
      db.journal.atomic(() => db.course.update(`c-${INSTRUCTOR}-0`, { notes: `version ${i}` }))
    const before = readFileSync(file).length
    expect(dbIn(file).course.get(`c-${INSTRUCTOR}-0`)?.notes).toBe('version 49')
    expect(readFileSync(file).length).toBeLessThan(before / 20)
  })
})

describe('a damaged file', () => {
  /** Four students; three of them were saved when the server last started. */
  function keptFile() {
    const file = newFile()
    const db = dbIn(file)
    for (const id of ['a', 'b', 'c']) addStudent(db, id)
    addStudent(dbIn(file), 'd')
    return file
  }
  const editLines = (edit: (lines: string[]) => string[]) => (text: string) =>
    edit(text.split('\n')).join('\n')
  const insert = (line: number, content: string) => editLines((lines) => lines.toSpliced(line, 0, content))

  test.each([
    ['a damaged first line', (text: string) => `#${text}`, []],
    ['{"epoch":"x"} as its first line', editLines((lines) => lines.with(0, '{"epoch":"x"}')), []],
    ['nothing in it', () => '', []],
    [
      'a damaged line in the middle',
      editLines((lines) => lines.with(2, lines[2]?.replace('Núñez', 'Nunez') ?? '')),
      ['a'],
    ],
    ['a line missing', editLines((lines) => lines.toSpliced(2, 1)), ['a']],
    ['the line 5', insert(3, '5'), ['a', 'b']],
    ['the line {}', insert(3, '{}'), ['a', 'b']],
    ['the line [1,2]', insert(3, '[1,2]'), ['a', 'b']],
    ['a row of wrong types', insert(3, '[["registrant","x",{"id":"x","lastName":5}]]'), ['a', 'b']],
    ['a table called __proto__', insert(3, '[["__proto__","x",{"id":"x"}]]'), ['a', 'b']],
    [
      'a cut inside what was there at the last start',
      (text: string) => text.slice(0, text.length / 2),
      ['a'],
    ],
    ['a cut between two lines of that', editLines((lines) => [...lines.slice(0, 3), '']), ['a', 'b']],
    ['a blank line', insert(2, ''), ['a', 'b', 'c', 'd']],
    ['a byte-order mark', (text: string) => `\uFEFF${text}`, ['a', 'b', 'c', 'd']],
  ])('because of %s: sound operations are kept, and the old file too', (_, damage, students) => {
    const file = keptFile()
    const damaged = damage(readFileSync(file, 'utf8'))
    writeFileSync(file, damaged)
    const db = dbIn(file)
    expect([rosterOf(db), countOf(db)]).toEqual([students, students.length])

    const old = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.broken-`))
    expect(old).toHaveLength(1)
    expect(readFileSync(`${dirname(file)}/${old[0]}`, 'utf8')).toBe(damaged)
    expect(warn).toHaveBeenCalledOnce()
    const [said] = warn.mock.calls[0] as [string]
    expect(said).toMatch(/(is|are) kept|starts over|nothing is missing/)
    expect(said).toContain(`The old file is now ${dirname(file)}/${old[0]}.`)
    expect(said).not.toContain('\n')

    // From here on everything works again.
    addStudent(db, 'e')
    expect(rosterOf(dbIn(file))).toEqual([...students, 'e'])
    expect(warn).toHaveBeenCalledOnce()
  })

  test('wherever it is cut, has as many students as it counts', () => {
    const file = keptFile()
    const text = readFileSync(file, 'utf8')
    for (let length = 0; length < text.length; length += Math.ceil(text.length / 12)) {
      writeFileSync(file, text.slice(0, length))
      const db = dbIn(file)
      expect([length, countOf(db)]).toEqual([length, rosterOf(db).length])
    }
  })
})

describe('a file that cannot be used', () => {
  test('is not overwritten while the server runs: changes that could not be saved are refused', () => {
    const file = newFile()
    const db = dbIn(file)
    addStudent(db, 'a')
    const edited = `${readFileSync(file, 'utf8')}\n`
    writeFileSync(file, edited)
    expect(() => addStudent(db, 'b')).toThrow(
      `Changes cannot be kept in ${file}: another program has changed it.`,
    )
    expect([rosterOf(db), countOf(db)]).toEqual([['a'], 1])
    expect(readFileSync(file, 'utf8')).toBe(edited)
    rmSync(file)
    expect(() => addStudent(db, 'b')).toThrow('the file is gone')
  })

  test('is not written to by a world from before a reset', () => {
    const file = newFile()
    const backend = backendIn(file)
    const { db } = backend.main
    backend.reset({ faults: {} })
    expect(() => addStudent(db, 'a')).toThrow(PlainError)
    expect(rosterOf(dbIn(file))).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['a folder', dirname, 'it is a folder'],
    ['in a folder that is a file', (file: string) => `${file}/world.jsonl`, 'its folder is a file'],
  ])('%s: is said in words', (_, path, reason) => {
    const file = newFile()
    dbIn(file)
    expect(() => backendIn(path(file))).toThrow(`Changes cannot be kept in ${path(file)}: ${reason}.`)
  })
})
