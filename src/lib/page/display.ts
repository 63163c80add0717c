// How a person wants the pages to look and their keyboard to work. A cookie on their device remembers it. The server puts it into the page of the
// instructors; a public page is the same for everyone, and a script of a few lines in site.html reads the cookie.

/** What can be chosen, by the name of its cookie. Without a choice, the page follows the system. */
export const DISPLAY = {
  appearance: ['light', 'dark', 'sunlight'],
  density: ['compact'],
  keys: ['off'],
} as const

export type Display = { [Name in keyof typeof DISPLAY]?: (typeof DISPLAY)[Name][number] }
/** The choices that the root of a page shows as attributes. */
export const SHOWN = ['appearance', 'density'] as const
// Object.keys forgets that the keys are those of DISPLAY.
const NAMES = Object.keys(DISPLAY) as (keyof Display)[]

/** The choices in a cookie header. Anything that is not one of the choices is ignored. */
export function displayOf(cookies: string): Display {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const values: readonly string[] = DISPLAY[name]
      const found = pairs.find(([key, value = '']) => key === name && values.includes(value))
      return found ? [[name, found[1]]] : []
    }),
  )
}

/** A built page with the choices as attributes of its root, such as `data-appearance="dark"`. */
export function withDisplay(page: string, cookies: string): string {
  const display = displayOf(cookies)
  const attributes = SHOWN.map((name) => (display[name] ? ` data-${name}="${display[name]}"` : ''))
  return page.replace(/<html\b/, (tag) => tag + attributes.join(''))
}
