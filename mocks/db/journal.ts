import type { Change, Table } from './table.ts'

/**
 * Records every change since the last `forget`. Rows are replaced, never mutated, so a change is just two references.
 */
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
    /** A point to roll back to. */
    mark: () => log.length,
    /** Undoes everything since a mark. */
    rollback,
    /**
     * Runs an operation as all or nothing: if it throws, its writes are undone; otherwise listeners are notified at
     * once.
     */
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
    /** Listens to the changes of each successful operation. Returns a function that stops it. */
    onOperation(listener: (changes: readonly Change[]) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Forgets past changes, which can then no longer be undone. A long-running server calls it to free memory. */
    forget() {
      log = []
    },
  }
}
