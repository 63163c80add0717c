import { oneOf } from '../../ui/url-params.ts'

/** The ways to see one's classes. */
export const VIEW = oneOf('list', 'month', 'week')
export type ClassView = typeof VIEW.none

export const VIEW_LABELS: Record<ClassView, string> = { list: 'List', month: 'Month', week: 'Week' }
