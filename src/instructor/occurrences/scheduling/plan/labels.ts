/** The labels of the fields, also where their errors are listed. */
export const LABELS = {
  date: 'Date',
  start: 'Start',
  end: 'End',
  endsNextDay: 'Ends the next day',
  capacity: 'Seats',
  promotionId: 'Promotion',
  registrationQuestions: 'Questions at registration',
  repeats: 'Repeat this class',
  everyWeeks: 'Repeat every (weeks)',
  weekdays: 'On',
  ends: 'Ends',
  times: 'Number of classes',
  until: 'Last day',
  leftOut: 'Dates',
} as const

/** The label of a field by its path. With several days, a field of a day also says which day it belongs to. */
export function labelOf(path: string, days: number): string {
  const [, day, field] = /^dates\.(\d+)\.(\w+)$/.exec(path) ?? []
  const label = (LABELS as Record<string, string>)[field ?? path] ?? path
  return day && days > 1 ? `Day ${Number(day) + 1}, ${label}` : label
}
