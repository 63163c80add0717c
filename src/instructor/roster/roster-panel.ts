import { anyText, oneOf } from '../../ui/url-params.ts'

/** The lists of a roster: current students and removed ones. */
export const ROSTER_TYPES = ['CURRENT', 'REMOVED'] as const
export type RosterType = (typeof ROSTER_TYPES)[number]

/** In place of the ID of a registrant: the drawer that adds one. */
export const NEW = 'new'

/** What is open over a roster: the drawer of a registrant, to read, to edit or to move to another class, or a tool. */
export const PANEL = {
  registrant: anyText,
  step: oneOf('NONE', 'EDIT', 'RESCHEDULE'),
  tool: oneOf(undefined, 'upload', 'print', 'poster', 'move', 'remove', 'email', 'cancel'),
}
export type Step = typeof PANEL.step.none
export type RosterTool = NonNullable<typeof PANEL.tool.none>
