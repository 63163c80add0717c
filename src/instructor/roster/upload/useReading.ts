import { startTransition, useState } from 'react'
import { readSheets } from './file/read-sheet.ts'
import type { Sheet } from './file/parse.ts'
import { Refusal } from './file/refusal.ts'
import { refusalOf } from './rows/sheets.ts'

type Refused = { fileName: string; message: string }

export type Reading = ReturnType<typeof useReading>

/**
 * Reads the list that was chosen, dropped or pasted.
 * @param onRead receives its sheets, at least one of them with a student
 */
export function useReading(onRead: (fileName: string, sheets: Sheet[]) => void) {
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
        const sheets = await readSheets(source)
        const refusals = sheets.map(refusalOf)
        if (refusals[0] && refusals.every(Boolean)) return refuse(fileName, refusals[0])
        onRead(fileName, sheets)
        startTransition(() => setReading(false))
      } catch (cause) {
        refuse(fileName, cause instanceof Refusal ? cause : new Refusal('unreadable'))
      }
    },
    refuse: (refusal: Refusal) => refuse('them', refusal),
  }
}
