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
import { callers, figure, interactions, samples, trace, tryIt } from './use.ts'

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
  figure(html`${label} <span>${title}</span>`, highlighted(text))

/** The examples of a response. Those of a refusal are closed, so that a call fits on a screen. */
const answers = ({ name, tone, examples }: Outcome) => {
  const figures = examples.map((each) => example(name, each))
  if (tone === 'success' || !figures.length) return figures
  return html`<details>
    <summary>${name} ${examples.map(({ title }) => title).join(', ')}</summary>
    ${figures}
  </details>`
}

function outcome({ name, tone, text, type, rows, headers }: Outcome, entry: Entry) {
  const line = html`<span class="status ${tone}">${name}</span> <span>${text}</span> ${type}`
  const sent = table(`${entry.id}: headers of ${name}`, headers)
  if (!rows.length)
    return html`<li>
      <p class="outcome">${line}</p>
      ${sent}
    </li>`
  return html`<li>
    <p class="outcome">${line}</p>
    ${sent}
    <details>
      <summary>Fields of ${name}</summary>
      ${table(`${entry.id}: ${name}`, rows)}
    </details>
  </li>`
}

function call(one: Entry, canTry: boolean) {
  const { id, title, text, paths, tables, requests, outcomes } = one
  return html`<article id="${id}" aria-label="${title}" data-find="${findable(one)}">
    <div class="facts">
      <h3><a href="#${id}">${title}</a></h3>
      <p class="call">
        ${verb(one.verb)} ${paths.map((path) => html`<code>${path}</code> `)}<span class="id">${id}</span>
      </p>
      ${badges(one)} ${prose(text)} ${callers(one)}
      ${tables.map(
        (each) =>
          html`<h4>${each.title} ${each.type}</h4>
            ${table(`${id}: ${each.title}`, each.rows)}`,
      )}
      <h4>Responses</h4>
      <ul class="outcomes">
        ${outcomes.map((each) => outcome(each, one))}
      </ul>
      ${interactions(one)} ${trace(one)} ${canTry ? tryIt(one) : undefined}
    </div>
    <div class="examples">
      ${samples(id, one.samples)} ${requests.map((each) => example('Request', each))}
      ${outcomes.flatMap(answers)}
    </div>
  </article>`
}

const group = ({ name, text, entries }: Group, canTry: boolean) =>
  html`<section data-group aria-label="${name}">
    <h2>${name}</h2>
    ${prose(text)} ${entries.map((entry) => call(entry, canTry))}
  </section>`

/** The content of a page, without its frame. */
export const content = ({ title, kind, server, text, groups, types }: Page, canTry: boolean): Html =>
  html`<header class="about">
      <p class="kind">${kind} · ${server}</p>
      <h1>${title}</h1>
      ${prose(text)}
    </header>
    ${groups.map((each) => group(each, canTry))}
    <section data-group class="types" aria-label="Types">
      <h2>Types</h2>
      ${types.map(
        (type) =>
          html`<article id="${typeAnchor(type.name)}" data-find="${type.isAssumed ? 'spec:assumed' : ''}">
            <h3>
              <a href="#${typeAnchor(type.name)}">${type.name}</a>
              <small>${type.kind}</small>${type.isAssumed ? ASSUMED : undefined}
            </h3>
            ${prose(type.text)} ${type.rows.length ? undefined : html`<p class="type">${type.type}</p>`}
            ${table(type.name, type.rows)}
          </article>`,
      )}
    </section>`
