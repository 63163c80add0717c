type Steps = { completedSteps: number; steps: number }

/** Whole per cent, rounded down, so that 100 means that nothing is left. A qualification without steps is not begun. */
export function percentageOf({ completedSteps, steps }: Steps): number {
  if (steps <= 0) return 0
  return Math.floor((100 * Math.min(Math.max(completedSteps, 0), steps)) / steps)
}
