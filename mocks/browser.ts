import { setupWorker } from 'msw/browser'
import { createBackend, demoWorld, type OpenWorld } from './backend.ts'
import { type Overlay, overlayOf } from './db/journal.ts'
import { handlersOf } from './handlers.ts'
import { sentBy } from './outbox.ts'
import { openPanel } from './panel.ts'

const KEY = 'mock.world'
type Kept = { epoch: number; overlay: Overlay }

const read = (): Kept | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(kept: Kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch (error) {
    console.warn('mock: the browser keeps no more; a reload will go back', error)
  }
}

/** A main world that survives a reload. What other tabs wrote meanwhile is read again before each change. */
const worldInBrowser: OpenWorld = ({ fresh }) => {
  const kept = (fresh ? undefined : read()) ?? { epoch: Date.now(), overlay: {} }
  write(kept)
  const world = demoWorld(kept.epoch, kept.overlay)
  world.db.journal.onOperation((changes) => {
    write({ epoch: kept.epoch, overlay: overlayOf(changes, read()?.overlay) })
    // Nobody can ask a worker for its outbox.
    for (const { to, subject, text } of sentBy(changes)) console.info(`mock: to ${to}: ${subject}\n${text}`)
    world.db.journal.forget()
  })
  return world
}

/** The same backend as everywhere, in a service worker of this browser. */
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
