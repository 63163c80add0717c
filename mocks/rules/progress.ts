type Steps = { completedSteps: number; steps: number }

/** Whole percent, rounded down, so that 100 means nothing is left. A qualification without steps is at 0. */
export function percentageOf({ completedSteps, steps }: Steps): number {
  if (steps <= 0) return 0
  return Math.floor((100 * Math.min(Math.max(completedSteps, 0), steps)) / steps)
}
