/** The acts on the roster, each with the sign that it is done. Runs in the page, where it is sent as text. */
export function installActs() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string) => document.querySelector<HTMLElement>(selector)
  const firstRow = () => one('tbody tr[aria-rowindex="2"]')?.textContent ?? ''
  const head = () => all('thead button').find((button) => button.textContent === 'Email')
  const sorted = (direction: string) => one(`[aria-sort=${direction}]`) !== null
  const type = (text: string) => {
    const field = one('[aria-label="Filter students"]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  let before = ''
  const acts: Record<string, { act: () => void; isShown: () => boolean }> = {
    mount: {
      act: () => one('input[type=radio][value=CURRENT]')?.click(),
      isShown: () => all('tbody tr[aria-rowindex]').length > 5,
    },
    'sort by email': {
      act: () => head()?.click(),
      isShown: () => sorted('ascending') && firstRow() !== before,
    },
    'sort the other way': {
      act: () => head()?.click(),
      isShown: () => sorted('descending') && firstRow() !== before,
    },
    filter: { act: () => type('silva'), isShown: () => firstRow().includes('Silva') },
    'filter taken back': {
      act: () => type(''),
      isShown: () => one('table')?.getAttribute('aria-rowcount') === '10001',
    },
  }
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  const bench = {
    /** Milliseconds from the act to the first frame that shows its result. */
    async run(name: string) {
      const found = acts[name]
      if (!found) throw new Error(`no act ${name}`)
      before = firstRow()
      await frame()
      const start = performance.now()
      found.act()
      do await frame()
      while (!found.isShown() && performance.now() - start < 10_000)
      if (!found.isShown()) throw new Error(`${name} was never shown`)
      return performance.now() - start
    },
    /**
     * Frames per second while scrolling fast. Null if the browser stops drawing: headless Chromium does so in about one
     * fling in eighty. The page still responds then, but no frame ever comes.
     */
    async fling() {
      scrollTo(0, 0)
      const times: number[] = []
      for (let i = 0; i < 90; i++) {
        const at = await Promise.race([
          new Promise<number>((next) => requestAnimationFrame(next)),
          new Promise<null>((next) => setTimeout(() => next(null), 5000)),
        ])
        if (at === null) return null
        times.push(at)
        scrollBy(0, 1500)
      }
      return ((times.length - 1) * 1000) / ((times.at(-1) ?? 0) - (times[0] ?? 0))
    },
  }
  Object.assign(window, { bench })
  return bench
}

export type Bench = ReturnType<typeof installActs>
