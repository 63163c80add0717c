import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { demoWorld, type OpenWorld } from '../backend.ts'
import { type Overlay, overlayOf } from '../db/journal.ts'
import type { AnyRow } from '../db/rows.ts'

type Line = [table: string, id: string, row: AnyRow | null][]
type Kept = { epoch: number; overlay: Overlay }

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** What a file kept. A last line that was torn by a crash was never answered, so it is dropped. */
function read(file: string): Kept | undefined {
  const [head = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const epoch = (parse(head) as Partial<Kept> | undefined)?.epoch
  if (epoch === undefined) return undefined
  const overlay: Overlay = {}
  for (const line of lines)
    for (const [table, id, row] of (parse(line) ?? []) as Line) (overlay[table] ??= {})[id] = row
  return { epoch, overlay }
}

/** Writes the net effect anew, so that the file grows with the changes of one run only. */
function compact(file: string, { epoch, overlay }: Kept) {
  const lines = Object.entries(overlay).flatMap(([table, rows]) =>
    Object.entries(rows).map(([id, row]) => JSON.stringify([[table, id, row]])),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, [JSON.stringify({ epoch }), ...lines, ''].join('\n'))
  renameSync(`${file}.new`, file)
}

/**
 * A main world that survives a restart. Every operation is one line, written before its answer goes out: whoever has
 * an answer finds it kept.
 */
export const worldInFile =
  (file: string, now: () => number): OpenWorld =>
  ({ fresh }) => {
    const kept = (fresh ? undefined : read(file)) ?? { epoch: now(), overlay: {} }
    compact(file, kept)
    const world = demoWorld(kept.epoch, kept.overlay)
    world.db.journal.onOperation((changes) => {
      const net = Object.entries(overlayOf(changes))
      const line: Line = net.flatMap(([table, rows]) =>
        Object.entries(rows).map(([id, row]): Line[number] => [table, id, row]),
      )
      appendFileSync(file, `${JSON.stringify(line)}\n`)
      world.db.journal.forget()
    })
    return world
  }
