import { demoWorld, type OpenWorld } from '../backend.ts'
import { entriesOf, netOf } from '../db/entry.ts'
import { readText, startLog } from './log-file.ts'
import { readLog } from './world-log.ts'

/** The time as part of a file name: `2026-11-21T23-05-12-123Z`. */
const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, '-')

/**
 * A main world that survives a restart. Every operation is one line of the file, written before its answer is sent, so
 * an answered change is saved even after `kill -9`. A damaged file is kept under another name and reported on the
 * console. Throws a PlainError if the file cannot be used.
 */
export const worldInFile =
  (file: string, now: () => number): OpenWorld =>
  ({ fresh }) => {
    const text = fresh ? undefined : readText(file)
    const { log = { epoch: now(), operations: [] }, damage } = text === undefined ? {} : readLog(text)
    const oldName = damage && `${file}.broken-${stamp()}`
    const append = startLog(file, log, oldName)
    if (damage) console.warn(`${file} is not as it was left: ${damage}. The old file is now ${oldName}.`)

    const world = demoWorld(log.epoch, netOf(log.operations.flat()))
    world.db.journal.onOperation((changes) => {
      append(entriesOf(changes))
      world.db.journal.forget()
    })
    return world
  }
