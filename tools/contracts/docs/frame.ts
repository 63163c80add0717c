// The frame of every page. A page is a single file; its content security policy allows the browser to load nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, type Html, trusted } from './html.ts'
import type { Page } from './page.ts'
import { verb } from './marks.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const STYLE = ['base', 'navigation', 'text', 'calls', 'tables', 'use', 'adapt']
  .map((name) => read(`style/${name}.css`))
  .join('\n')
/** The scripts of a page. The one that sends calls is only in the pages that the mock serves. */
const scriptOf = (names: string[]) => names.map((name) => `{\n${read(`script/${name}.js`)}}\n`).join('')
const READING = scriptOf(['search', 'reading'])
const TRYING = scriptOf(['search', 'reading', 'try'])

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
// Styles need unsafe-inline, because the depth of a row is a style attribute, which no hash covers.
const policyOf = (script: string, canTry: boolean) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src ${hash(script)}; base-uri 'none'; form-action 'none'${canTry ? "; connect-src 'self'" : ''}`

const filter = (total: number) =>
  html`<form role="search" id="filter">
    <label for="find">Search</label>
    <input id="find" type="search" placeholder="capacity, status:409, owner …" autocomplete="off" />
    <output for="find" aria-live="polite" data-total="${total}"></output>
  </form>`

const calls = ({ groups }: Page) =>
  groups.map(
    ({ name, entries }) =>
      html`<li data-group>
        <strong>${name}</strong>
        <ul>
          ${entries.map(
            (entry) =>
              html`<li data-for="${entry.id}">
                <a href="#${entry.id}">${verb(entry.verb)} <span>${entry.id}</span></a>
              </li>`,
          )}
        </ul>
      </li>`,
  )

/** The navigation of a page: links to the other pages, the search and the calls of this page. */
export const navigation = (pages: Page[], current?: Page): Html =>
  html`<nav aria-label="Contracts">
    <ul class="pages">
      <li><a href="index.html" ${current ? undefined : html`aria-current="page"`}>All contracts</a></li>
      ${pages.map(
        (page) =>
          html`<li>
            <a href="${page.name}.html" ${page === current ? html`aria-current="page"` : undefined}
              >${page.title}</a
            >
          </li>`,
      )}
    </ul>
    ${filter((current ? [current] : pages).flatMap(({ groups }) => groups.flatMap((g) => g.entries)).length)}
    ${
      current
        ? html`<details class="calls" open>
            <summary>Calls</summary>
            <ul>
              ${calls(current)}
            </ul>
          </details>`
        : undefined
    }
  </nav>`

/** Text inside a script element must not close it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** @param tried the interactions that the page can send to the mock by which it is served; undefined for a file */
export const frame = (title: string, nav: Html, main: Html, tried?: object): string => {
  const script = tried ? TRYING : READING
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(script, !!tried)}" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        ${nav}
        <main id="content">${main}</main>
        ${tried && trusted(`<script type="application/json" id="interactions">${inScript(tried)}</script>`)}
        ${trusted(`<script>${script}</script>`)}
      </body>
    </html> `.markup
}
