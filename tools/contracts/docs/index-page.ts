import { plural } from '../../../src/lib/words.ts'
import { html, type Html } from './html.ts'
import { entriesOf, type Page } from './page.ts'
import { badges, verb, wordsOf } from './marks.ts'

function card(page: Page) {
  const entries = entriesOf(page)
  const guesses = entries.filter(({ sources }) => sources.includes('assumed')).length
  return html`<li>
    <h2><a href="${page.name}.html">${page.title}</a></h2>
    <p class="kind">${page.kind}</p>
    <p>${page.summary}</p>
    <p>
      ${plural(entries.length, 'call')}${
        guesses ? html`, <a href="${page.name}.html#find=spec%3Aassumed">${guesses} assumed</a>` : undefined
      }
    </p>
  </li>`
}

const calls = (page: Page) =>
  html`<section data-group aria-label="${page.title}">
    <h2>${page.title}</h2>
    <table class="calls" aria-label="Calls of ${page.title}">
      <tbody>
        ${entriesOf(page).map(
          (entry) =>
            html`<tr data-find="${wordsOf(entry)}">
              <th scope="row"><a href="${page.name}.html#${entry.id}">${entry.id}</a></th>
              <td>${verb(entry.verb)} ${entry.paths.map((path) => html`<code>${path}</code> `)}</td>
              <td>${badges(entry)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`

/** The content of the index page: every contract and every call. */
export const indexContent = (pages: Page[]): Html =>
  html`<header class="about">
      <h1>API contracts</h1>
      <p>
        Every call that the application makes to its backends. The badges of a call say who may make it and
        which section of the product specification it implements; <strong>assumed</strong> marks what the
        specification does not show. Press a badge to see every call that has it, or search for anything that
        a call says: a field, a status, a header, a word of its description.
      </p>
    </header>
    <ul class="cards">
      ${pages.map(card)}
    </ul>
    ${pages.map(calls)}`
