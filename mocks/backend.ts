import { createDatabase, type Database } from './db/database.ts'
import type { Entry } from './db/entry.ts'
import type { Scenario } from './scenario.ts'
import { seedWorld } from './seed/world.ts'

/** Everything the mock knows at one place, apart from all other worlds. */
export type World = {
  db: Database
  /** Milliseconds at which it began; its classes are dated from then. */
  epoch: number
  /** How often a counted fault has struck. */
  struck: Map<string, number>
}

export type Backend = ReturnType<typeof createBackend>

const WORLDS = 24

/** A world with nothing in it. */
export const emptyWorld = (epoch: number): World => ({ db: createDatabase(), epoch, struck: new Map() })

/** The demo world as it was seeded. @param changed the rows that differ from the seed, each of them once */
export function demoWorld(epoch: number, changed: readonly Entry[] = []): World {
  const world = emptyWorld(epoch)
  const gone = new Set<string>()
  for (const [model, id, row] of changed)
    if (row) world.db.restore(model, row)
    else gone.add(`${model} ${id}`)
  seedWorld(world.db, epoch, (model, id) => gone.has(`${model} ${id}`))
  return world
}

/** Opens the main world of a backend: when it starts, and `fresh` at each reset. */
export type OpenWorld = (options: { fresh: boolean }) => World

/**
 * The worlds of one mock. A request meets the main world, or another one that its scenario names, so that tests can run
 * side by side. There is room for 24: the one that was named longest ago goes first.
 *
 * @param now the clock of the mock, in milliseconds
 */
export function createBackend(now: () => number = Date.now, open: OpenWorld = () => demoWorld(now())) {
  const worlds = new Map<string, World>()
  const named = (name: string, epoch: number) => {
    const world = worlds.get(name) ?? demoWorld(epoch)
    worlds.delete(name)
    worlds.set(name, world)
    for (const oldest of worlds.keys()) if (worlds.size > WORLDS) worlds.delete(oldest)
    return world
  }
  const backend = {
    main: open({ fresh: false }),
    /** The scenario of every request that carries none. */
    scenario: '',
    now,
    /** The time at which a request arrives, by its scenario or by the clock. */
    timeOf: ({ now: said }: Scenario) => (said && !Number.isNaN(Date.parse(said)) ? Date.parse(said) : now()),
    worldOf: (scenario: Scenario) =>
      scenario.world ? named(scenario.world, backend.timeOf(scenario)) : backend.main,
    /** Back to the seed. */
    reset({ world }: Scenario) {
      if (world) worlds.delete(world)
      else backend.main = open({ fresh: true })
    },
  }
  return backend
}
