import { anyText, oneOf } from '../../ui/url-params.ts'

/** The drawer of a student: to read, to edit or to write a note, and its tab. */
export const PANEL = {
  student: anyText,
  mode: oneOf('NONE', 'EDIT', 'NOTE'),
  tab: oneOf('BASIC', 'HISTORY'),
}
export type Mode = typeof PANEL.mode.none
export type Tab = typeof PANEL.tab.none
