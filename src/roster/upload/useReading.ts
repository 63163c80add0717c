import { startTransition, useState } from 'react'
import { readSheet } from './file/read-sheet.ts'
import type { Sheet } from './file/parse.ts'
import { Refusal } from './file/refusal.ts'
import { assertStudents, readColumns } from './rows/columns.ts'

type Refused = { fileName: string; message: string }

export type Reading = ReturnType<typeof useReading>

/**
 * Reads the list that was chosen, dropped or pasted.
 * @param onRead receives its rows, with at least one student
 */
export function useReading(onRead: (fileName: string, sheet: Sheet) => void) {
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const refuse = (fileName: string, { message }: Refusal) => {
    setReading(false)
    setRefused({ fileName, message })
  }
  return {
    isReading,
    /** Why the last list was refused. */
    refused,
    async read(source: File | string) {
      const fileName = typeof source === 'string' ? 'what you pasted' : source.name
      setReading(true)
      setRefused(undefined)
      try {
        const sheet = await readSheet(source)
        assertStudents(readColumns(sheet.rows))
        onRead(fileName, sheet)
        startTransition(() => setReading(false))
      } catch (cause) {
        refuse(fileName, cause instanceof Refusal ? cause : new Refusal('unreadable'))
      }
    },
    refuse: (refusal: Refusal) => refuse('them', refusal),
  }
}
