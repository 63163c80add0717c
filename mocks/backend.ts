import { createDatabase, type Database } from './db/database.ts'
import type { Entry } from './db/entry.ts'
import type { Scenario } from './scenario.ts'
import { seedWorld } from './seed/world.ts'

/** One complete, isolated set of the mock's data. */
export type World = {
  db: Database
  /** When the world began, in milliseconds. Its classes are dated relative to this. */
  epoch: number
  /** How often each counted fault has occurred. */
  struck: Map<string, number>
}

export type Backend = ReturnType<typeof createBackend>

const WORLDS = 24

/** A world without any data. */
export const emptyWorld = (epoch: number): World => ({ db: createDatabase(), epoch, struck: new Map() })

/**
 * The seeded demo world.
 * @param changed the rows that differ from the seed, each once
 */
export function demoWorld(epoch: number, changed: readonly Entry[] = []): World {
  const world = emptyWorld(epoch)
  const gone = new Set<string>()
  for (const [model, id, row] of changed)
    if (row) world.db.restore(model, row)
    else gone.add(`${model} ${id}`)
  seedWorld(world.db, epoch, (model, id) => gone.has(`${model} ${id}`))
  return world
}

/** Opens the main world of a backend at startup, and with `fresh` on each reset. */
export type OpenWorld = (options: { fresh: boolean }) => World

/**
 * The worlds of one mock. A request is answered from the main world, or from another one that its scenario names, so
 * that tests can run side by side. At most 24 named worlds are kept; the one that was used longest ago is dropped
 * first.
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
    /** The scenario of requests that carry none. */
    scenario: '',
    now,
    /** The time of a request in milliseconds: set by its scenario, or else by the clock. */
    timeOf: ({ now: said }: Scenario) => (said && !Number.isNaN(Date.parse(said)) ? Date.parse(said) : now()),
    worldOf: (scenario: Scenario) =>
      scenario.world ? named(scenario.world, backend.timeOf(scenario)) : backend.main,
    /** Restores the seed. */
    reset({ world }: Scenario) {
      if (world) worlds.delete(world)
      else backend.main = open({ fresh: true })
    },
  }
  return backend
}
