import type { Browser } from '@playwright/test'
import * as fc from 'fast-check'
import { Fault } from './fault.ts'
import { hold, type IsSought } from './invariants.ts'
import { isRefused, type Server } from './server.ts'
import { stepsOf } from './steps/everywhere.ts'
import type { Screen, Step } from './steps/step.ts'
import { Walk } from './walk.ts'

/** `path` has the numbers of the steps of a screen that were taken. */
export type Found = { screen: string; kind: string; message: string; story: string[]; path: number[] }
type Where = { browser: Browser; server: Server; steps: number }

const STEPS = 25

/** Names the next step, or undefined if that is not possible. `count` is the number of steps before it. */
type Way = { length: number; at: (count: number, walk: Walk) => number | undefined }

/** A walk of steps that are possible when their turn comes, each as often as its weight says. */
export function wayOf(screen: Screen, seed: number): Way {
  const steps = stepsOf(screen)
  const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const draws = fc.sample(draw, { seed, numRuns: STEPS })
  return {
    length: STEPS,
    at(count, walk) {
      const possible = steps.map((step) => (step.can(walk) ? (step.weight ?? 1) : 0))
      let left = (draws[count] ?? 0) * possible.reduce((sum, weight) => sum + weight, 0)
      return possible.findIndex((weight) => (left -= weight) < 0)
    },
  }
}

/** The same steps again, without those that are not possible now. */
export const wayAlong = (screen: Screen, path: readonly number[]): Way => ({
  length: path.length,
  at: (count, walk) => (stepsOf(screen)[path[count] ?? -1]?.can(walk) ? path[count] : undefined),
})

/** Takes one step, waits, and looks at everything. */
async function take(walk: Walk, step: Step, isSought: IsSought) {
  const { words } = step
  const writes = walk.server.writes.length
  const before = walk.fault
  walk.last = ''
  let fault: unknown
  await step.play(walk).catch((error: unknown) => (fault = error))
  walk.story.push(typeof words === 'string' ? words : words(walk))
  if (fault && !(fault instanceof Fault && !isSought(fault.kind))) throw fault
  // A failure changes nothing before a call meets it, and is over after that.
  if (walk.fault !== before && walk.fault) return
  await walk.settle()
  const isRead = /^(get|list|me)/.test(walk.fault)
  if (isRead) await walk.settleTries()
  if (walk.fault && (isRead || walk.server.writes.slice(writes).some(isRefused))) await walk.setScenario('')
  await hold(walk, isSought)
}

/** Takes the steps that are possible, in a world of their own. Returns the first sought thing that is wrong. */
export async function play(
  screen: Screen,
  where: Where,
  way: Way,
  isSought: IsSought,
): Promise<Found | undefined> {
  const { browser, server } = where
  const steps = stepsOf(screen)
  const path: number[] = []
  let walk: Walk | undefined
  try {
    walk = await Walk.begin(screen, server, browser)
    // Parts of a page load when it has a moment.
    await walk.settleTries()
    await hold(walk, isSought)
    for (let count = 0; count < way.length; count++) {
      const number = way.at(count, walk)
      const step = steps[number ?? -1]
      if (number === undefined || !step) continue
      path.push(number)
      where.steps++
      await take(walk, step, isSought)
    }
    server.release()
    await walk.settle()
    await hold(walk, isSought)
  } catch (error) {
    if (error instanceof Fault) {
      const { kind, message } = error
      return { screen: screen.name, kind, message, story: walk?.story ?? [], path }
    }
    // A page that a busy machine could not show in time says nothing about the application.
    console.log(
      `? ${screen.name}: ${String(error).split('\n').slice(0, 3).join(' ')} after ${walk?.story.join(' → ')}`,
    )
  } finally {
    await walk?.end()
  }
  return undefined
}

/**
 * The shortest sequence that shows the same. Not fast-check's own shrinking: a walk takes seconds, and this needs fewer, because
 * it knows which steps were taken.
 */
export async function shorten(screen: Screen, where: Where, found: Found, until: number): Promise<Found> {
  let best = found
  for (const size of [8, 4, 2, 1])
    for (let at = best.path.length - size; at >= 0 && Date.now() < until; at -= size) {
      const way = wayAlong(screen, best.path.toSpliced(at, size))
      const shorter = await play(screen, where, way, (kind) => kind === best.kind)
      if (!shorter || shorter.path.length >= best.path.length) continue
      best = shorter
      at = Math.min(at, best.path.length)
    }
  return best
}
