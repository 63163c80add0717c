/** How the buttons of a selection look. On a phone, four of them are in a line. */
export const SELECTION_ACTION = {
  size: 'sm',
  variant: 'default',
  px: { base: 4, sm: 'xs' },
  h: 'var(--app-target)',
} as const
