import type { RefusalItem } from '../refusal.ts'

type Day = { startTime: string; endTime: string }
const LONGEST = 86_400_000

/** The errors in the days of a class: each must end after it starts, within 24 hours, and days must not overlap. */
export function brokenDates(dates: readonly Day[]): RefusalItem[] {
  return dates.flatMap(({ startTime, endTime }, i): RefusalItem[] => {
    const start = Date.parse(startTime)
    const length = Date.parse(endTime) - start
    const before = dates[i - 1]
    const at = (name: string, message: string) => ({ field: `dates.${i}.${name}`, message })
    if (Number.isNaN(start)) return [at('startTime', 'This time does not exist.')]
    if (Number.isNaN(length)) return [at('endTime', 'This time does not exist.')]
    if (length <= 0) return [at('endTime', 'must be after the start')]
    if (length > LONGEST) return [at('endTime', 'must be within 24 hours of the start')]
    if (before && start < Date.parse(before.endTime))
      return [at('startTime', 'must be after the end of the previous day')]
    return []
  })
}
