import { html, type Html } from './html.ts'
import type { Entry } from './page.ts'

/** A badge that filters the page by its text when it is pressed. */
export const badge = (kind: string, text: string): Html =>
  html`<button
    type="button"
    class="badge ${kind} ${text}"
    data-filter="${text}"
    title="Show everything with “${text}”"
  >
    ${text}
  </button>`

export const badges = ({ access, sources }: Entry): Html =>
  html`<span class="badges">
    ${access === undefined ? undefined : badge('access', access)}${sources.map((source) =>
      badge('source', source),
    )}
  </span>`

export const verb = (name: string): Html => html`<span class="verb ${name}">${name.toUpperCase()}</span>`

/** The text of a call that the filter searches. */
export const findable = ({ id, title, verb: name, paths, access, sources }: Entry) =>
  [id, title, name, ...paths, access, ...sources].join(' ').toLowerCase()
