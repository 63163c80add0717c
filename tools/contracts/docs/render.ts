import { html, type Html } from './html.ts'
import { badges, findable, verb } from './marks.ts'
import {
  type Entry,
  type Example,
  type Group,
  type Outcome,
  type Page,
  type Row,
  typeAnchor,
} from './page.ts'
import { highlighted, prose } from './prose.ts'

const ASSUMED = html` <span class="badge source assumed">assumed</span>`

const row = ({ name, depth, isRequired, isAssumed, type, text }: Row) =>
  html`<tr>
    <th scope="row" style="--depth: ${depth}">
      <code>${name}</code
      >${isRequired ? html` <em>required</em>` : undefined}${isAssumed ? ASSUMED : undefined}
    </th>
    <td>
      <div class="type">${type}</div>
      ${prose(text)}
    </td>
  </tr>`

export const table = (label: string, rows: Row[]) =>
  rows.length
    ? html`<table aria-label="${label}">
        <tbody>
          ${rows.map(row)}
        </tbody>
      </table>`
    : undefined

const example = (label: string, { title, text }: Example) =>
  html`<figure class="example">
    <figcaption>${label} <span>${title}</span></figcaption>
    <pre tabindex="0"><code>${highlighted(text)}</code></pre>
  </figure>`

function outcome({ name, tone, text, type, rows }: Outcome, entry: Entry) {
  const line = html`<span class="status ${tone}">${name}</span> <span>${text}</span> ${type}`
  if (!rows.length) return html`<li><p class="outcome">${line}</p></li>`
  return html`<li>
    <p class="outcome">${line}</p>
    <details>
      <summary>Fields of ${name}</summary>
      ${table(`${entry.id}: ${name}`, rows)}
    </details>
  </li>`
}

function call(one: Entry) {
  const { id, title, text, paths, tables, requests, outcomes } = one
  const answers = outcomes.flatMap(({ name, examples }) => examples.map((each) => example(name, each)))
  return html`<article id="${id}" data-find="${findable(one)}">
    <div class="facts">
      <h3><a href="#${id}">${title}</a></h3>
      <p class="call">
        ${verb(one.verb)} ${paths.map((path) => html`<code>${path}</code> `)}<span class="id">${id}</span>
      </p>
      ${badges(one)} ${prose(text)}
      ${tables.map(
        (each) =>
          html`<h4>${each.title} ${each.type}</h4>
            ${table(`${id}: ${each.title}`, each.rows)}`,
      )}
      <h4>Responses</h4>
      <ul class="outcomes">
        ${outcomes.map((each) => outcome(each, one))}
      </ul>
    </div>
    <div class="examples">${requests.map((each) => example('Request', each))}${answers}</div>
  </article>`
}

const group = ({ name, text, entries }: Group) =>
  html`<section data-group aria-label="${name}">
    <h2>${name}</h2>
    ${prose(text)} ${entries.map(call)}
  </section>`

/** The content of a page, without its frame. */
export const content = ({ title, kind, server, text, groups, types }: Page): Html =>
  html`<header class="about">
      <p class="kind">${kind} · ${server}</p>
      <h1>${title}</h1>
      ${prose(text)}
    </header>
    ${groups.map(group)}
    <section data-group class="types" aria-label="Types">
      <h2>Types</h2>
      ${types.map(
        (type) =>
          html`<article
            id="${typeAnchor(type.name)}"
            data-find="${type.name.toLowerCase()}${type.isAssumed ? ' assumed' : ''}"
          >
            <h3>
              <a href="#${typeAnchor(type.name)}">${type.name}</a>
              <small>${type.kind}</small>${type.isAssumed ? ASSUMED : undefined}
            </h3>
            ${prose(type.text)} ${type.rows.length ? undefined : html`<p class="type">${type.type}</p>`}
            ${table(type.name, type.rows)}
          </article>`,
      )}
    </section>`
