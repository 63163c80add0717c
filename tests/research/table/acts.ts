import { type BenchTable, enter, one } from './bench-table.ts'
import { COUNT, rows, WANTED } from './rows.ts'

const LIMIT = 30_000
const checkbox = (row: Element | null | undefined) =>
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')
const filterField = () => one('[aria-label="Filter students"]') as HTMLInputElement
const first = rows.map(({ name }) => name).toSorted()[0] ?? ''

/** The acts, in order; each starts from the state the previous one left. Each has the sign that it is done. */
const actsOn = (table: BenchTable) => {
  const { row } = table
  const status = (position: number) => table.statusOf(row(position) as Element)
  const acts: Record<string, { act: () => void; isShown: () => boolean }> = {
    mount: {
      act: () => table.mount(one('#root') as HTMLElement),
      isShown: () => table.shown() === COUNT && !!checkbox(row(4)),
    },
    'select all': {
      act: () => table.checkAll()?.click(),
      isShown: () => table.checked() === COUNT && !!checkbox(row(4))?.checked,
    },
    'toggle one': {
      act: () => checkbox(row(3))?.click(),
      isShown: () => table.checked() === COUNT - 1 && !checkbox(row(3))?.checked,
    },
    'set one': {
      act: () => table.setStatus(row(3) as Element, 'FAILED'),
      isShown: () => table.blank() === COUNT - 1 && status(3) === 'FAILED',
    },
    'bulk set': {
      act: () => table.setPassed()?.click(),
      isShown: () => table.blank() === 0 && status(2) === 'PASSED' && status(3) === 'FAILED',
    },
    sort: {
      act: () => table.sortByName()?.click(),
      isShown: () => row(0)?.textContent?.includes(first) === true,
    },
    filter: {
      act: () => enter(filterField(), WANTED),
      isShown: () => table.shown() < COUNT && row(0)?.textContent?.toLowerCase().includes(WANTED) === true,
    },
    'filter taken back': {
      act: () => enter(filterField(), ''),
      isShown: () => table.shown() === COUNT && row(0)?.textContent?.includes(first) === true,
    },
  }
  return acts
}

/** Resolves once the next frame is under way. A message arrives sooner than a timer. */
const frame = () =>
  new Promise<void>((next) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => next())
      port1.start()
      port2.postMessage(undefined)
    }),
  )

/** The functions the driver calls in the page. */
export function benchOf(table: BenchTable) {
  const acts = actsOn(table)
  return {
    names: Object.keys(acts),

    /** Milliseconds from the act to the first frame that shows its result. */
    async run(name: string) {
      const found = acts[name]
      if (!found) throw new Error(`no act ${name}`)
      await frame()
      const start = performance.now()
      found.act()
      do await frame()
      while (!found.isShown() && performance.now() - start < LIMIT)
      if (!found.isShown()) throw new Error(`${name} was never shown`)
      return performance.now() - start
    },

    /**
     * Frames per second while scrolling fast. If a table holds only some of the rows at once, it scrolls down and up
     * repeatedly.
     */
    async fling(frames: number, step: number) {
      const scroller = table.scroller()
      if (!scroller) throw new Error('nothing scrolls')
      scroller.scrollTop = 0
      await frame()
      let way = step
      const start = performance.now()
      for (let i = 0; i < frames; i++) {
        const before = scroller.scrollTop
        scroller.scrollTop += way
        if (scroller.scrollTop === before) way = -way
        await frame()
      }
      return (frames * 1000) / (performance.now() - start)
    },
  }
}

export type TableBench = ReturnType<typeof benchOf>
