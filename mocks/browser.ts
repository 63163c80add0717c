import { setupWorker } from 'msw/browser'
import { createBackend, demoWorld, type OpenWorld } from './backend.ts'
import { entriesOf, type Entry, isEntry, netOf } from './db/entry.ts'
import { handlersOf } from './handlers.ts'
import { sentBy } from './outbox.ts'
import { openPanel } from './panel/panel.ts'

const KEY = 'mock.world'
type Kept = { epoch: number; changed: Entry[] }

const isKept = (value: unknown): value is Kept => {
  const { epoch, changed } = (value ?? {}) as Partial<Kept>
  return Number.isInteger(epoch) && Array.isArray(changed) && changed.every(isEntry)
}

const read = (): Kept | undefined => {
  const text = localStorage.getItem(KEY)
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (isKept(kept)) return kept
  } catch {
    // Not JSON, so we did not write it.
  }
  console.warn('mock: the data saved in this browser cannot be read; the demo starts over')
  return undefined
}

function write(kept: Kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch (error) {
    console.warn('mock: the browser keeps no more; a reload will go back', error)
  }
}

/** A main world that survives a reload. Before each change it rereads what other tabs have written. */
const worldInBrowser: OpenWorld = ({ fresh }) => {
  const kept = (fresh ? undefined : read()) ?? { epoch: Date.now(), changed: [] }
  write(kept)
  const world = demoWorld(kept.epoch, kept.changed)
  world.db.journal.onOperation((changes) => {
    write({ epoch: kept.epoch, changed: netOf([...(read()?.changed ?? []), ...entriesOf(changes)]) })
    // The outbox of a worker cannot be requested, so messages go to the console.
    for (const { to, subject, text } of sentBy(changes)) console.info(`mock: to ${to}: ${subject}\n${text}`)
    world.db.journal.forget()
  })
  return world
}

/** Starts the same backend as everywhere else, in a service worker of this browser. */
export async function startMock() {
  const backend = createBackend(Date.now, worldInBrowser)
  addEventListener('storage', ({ key }) => {
    if (key === KEY) backend.main = worldInBrowser({ fresh: false })
  })
  const worker = setupWorker(...handlersOf(backend))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  openPanel(() => {
    backend.reset({ faults: {} })
    location.reload()
  })
}
