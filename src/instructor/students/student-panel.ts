import { anyText, oneOf } from '../../ui/url-params.ts'

/**
 * The drawer of a student: to read, to edit or to write a note, and its tab. Or the drawer that adds a student to a class,
 * with their ID as `add`. Or what is done with the selected students.
 */
export const PANEL = {
  student: anyText,
  add: anyText,
  mode: oneOf('NONE', 'EDIT', 'NOTE'),
  tab: oneOf('BASIC', 'HISTORY'),
  tool: oneOf(undefined, 'archive', 'email', 'add'),
}
export type Mode = typeof PANEL.mode.none
export type Tab = typeof PANEL.tab.none
export type ManyTool = NonNullable<typeof PANEL.tool.none>
