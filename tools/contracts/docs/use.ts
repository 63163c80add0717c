// What a call shows beside its contract: who may call it, how, its interactions, and where the repository has it.
import { plural } from '../../../src/lib/words.ts'
import { html, type Html } from './html.ts'
import type { DocInteraction } from './interactions.ts'
import type { Entry } from './page.ts'
import type { Sample } from './samples.ts'

const CALLERS: Record<string, string> = {
  anonymous: 'Anyone may call it, with or without a token.',
  'signed-in': 'Anyone who is signed in may call it.',
  instructor: 'Any signed-in instructor may call it.',
  owner: 'Only the instructor who owns the resource may call it.',
  'co-instructor': 'Any instructor who teaches the class may call it, its owner included.',
}

export const callers = ({ access = '' }: Entry) =>
  CALLERS[access] === undefined ? undefined : html`<p class="callers">${CALLERS[access]}</p>`

// Hidden until the script is there, because it does nothing without it.
const COPY = html`<button type="button" class="copy" data-copy hidden>Copy</button>`

/** A text with a title and a button that copies it. */
export const figure = (title: Html, text: Html, attributes?: Html) =>
  html`<figure class="example" ${attributes}>
    <figcaption><span>${title}</span>${COPY}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`

const LABELS = { curl: 'curl', fetch: 'fetch', hook: 'React hook' }

/** The samples of a call. Without the script, all of them are shown. */
export function samples(id: string, list: Sample[]) {
  if (!list.length) return undefined
  const buttons = list.map(
    ({ language }) =>
      html`<button type="button" data-language="${language}" aria-pressed="false">
        ${LABELS[language]}
      </button>`,
  )
  return html`<section class="samples" aria-label="Samples of ${id}">
    <div class="languages" role="group" aria-label="Language of the samples" hidden>${buttons}</div>
    ${list.map(({ language, text }) =>
      figure(html`${LABELS[language]}`, html`${text}`, html`data-sample="${language}"`),
    )}
  </section>`
}

const parameters = (params: Record<string, unknown> = {}) =>
  Object.entries(params)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ')

const state = ({ name, params }: DocInteraction['states'][number]) => {
  const list = parameters(params)
  return html`<li>${name}${list ? html` <small>(${list})</small>` : undefined}</li>`
}

/** The interactions of a call with their states, and the command that verifies them. */
export function interactions({ id, interactions: list }: Entry) {
  if (!list.length) return undefined
  const rows = list.map(
    ({ name, states }) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>
          ${
            states.length
              ? html`<ul class="states">
                  ${states.map(state)}
                </ul>`
              : 'no state'
          }
        </td>
      </tr>`,
  )
  return html`<details>
    <summary>${plural(list.length, 'Pact interaction')} with states</summary>
    ${figure(html`Verify them`, html`npm run pact:verify -- --only ${id}`)}
    <table aria-label="${id}: Pact interactions">
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`
}

const files = (title: string, list: string[]) =>
  list.length
    ? html`<dt>${title}</dt>
        ${list.map((file) => html`<dd><code>${file}</code></dd>`)}`
    : undefined

/** Where the repository answers and uses a call. */
export const trace = ({ handlers, screens }: Entry) =>
  handlers.length + screens.length
    ? html`<details>
        <summary>In this repository</summary>
        <dl>${files('Answered in the mock by', handlers)}${files('Used by', screens)}</dl>
      </details>`
    : undefined

/** A form that sends an interaction to the mock, with the request as the reader edits it. */
export const tryIt = ({ id, interactions: list }: Entry) =>
  list.some(({ body }) => !body?.encoded)
    ? html`<details>
        <summary>Try it on the mock</summary>
        <form class="try" data-try="${id}" aria-label="Try ${id}">
          <p>The mock sets up the states, sends its response, and then undoes both.</p>
          <label
            >Interaction
            <select name="interaction">
              ${list.map(({ name, body }) => html`<option ${body?.encoded ? html`disabled` : undefined}>${name}</option>`)}
            </select></label
          >
          <label
            ><span>Request, <span class="method"></span></span><input name="path" autocomplete="off"
          /></label>
          <label>Body <textarea name="body" spellcheck="false"></textarea></label>
          <button type="submit">Send</button>
          <div class="answer">
            <p role="status"></p>
            <pre tabindex="0" hidden><code></code></pre>
          </div>
        </form>
      </details>`
    : undefined
