import type { CalendarView } from './calendar/days-shown.ts'

/** The ways to see one's classes. The URL has the choice, as `view=month`; without one it is the list. */
export type ClassView = 'list' | CalendarView

export const VIEW_LABELS: Record<ClassView, string> = { list: 'List', month: 'Month', week: 'Week' }

export function viewOf(search: URLSearchParams): ClassView {
  const view = search.get('view')
  return view === 'month' || view === 'week' ? view : 'list'
}
