import type { Change, Table } from './table.ts'

/** Every change since the last `forget`. Rows are replaced, never mutated, so a change is two references. */
export function createJournal(tables: Record<string, Table>) {
  let log: Change[] = []
  let undoing = false
  const listeners = new Set<(changes: readonly Change[]) => void>()

  const rollback = (mark = 0) => {
    undoing = true
    try {
      for (const { table, id, previous } of log.splice(mark).toReversed()) {
        if (previous) tables[table]?.set(id, previous)
        else tables[table]?.delete(id)
      }
    } finally {
      undoing = false
    }
  }

  return {
    record(change: Change) {
      if (!undoing) log.push(change)
    },
    /** A point to come back to. */
    mark: () => log.length,
    /** Undoes everything since the mark. */
    rollback,
    /** All or nothing: a throw undoes what the operation wrote. Those who listen hear of the rest at once. */
    atomic<T>(operation: () => T): T {
      const mark = log.length
      try {
        const result = operation()
        if (log.length > mark) for (const listener of listeners) listener(log.slice(mark))
        return result
      } catch (error) {
        rollback(mark)
        throw error
      }
    },
    /** Hears the changes of each operation that went through. */
    onOperation(listener: (changes: readonly Change[]) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The past can no longer be undone; a long-lived server calls it to keep its memory. */
    forget() {
      log = []
    },
  }
}
