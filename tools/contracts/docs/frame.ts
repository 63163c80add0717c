// The frame of every page. A page is a single file; its content security policy allows the browser to load nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { html, type Html, trusted } from './html.ts'
import type { Page } from './page.ts'
import { verb, findable } from './marks.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const STYLE = ['base', 'navigation', 'text', 'calls', 'tables', 'adapt']
  .map((name) => read(`style/${name}.css`))
  .join('\n')
const SCRIPT = read('filter.js')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
// Styles need unsafe-inline, because the depth of a row is a style attribute, which no hash covers.
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`

const filter = (total: number) =>
  html`<form role="search" id="filter">
    <label for="find">Filter</label>
    <input id="find" type="search" placeholder="assumed, owner, roster …" autocomplete="off" />
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
              html`<li data-find="${findable(entry)}">
                <a href="#${entry.id}">${verb(entry.verb)} ${entry.id}</a>
              </li>`,
          )}
        </ul>
      </li>`,
  )

/** The navigation of a page: links to the other pages, the filter and the calls of this page. */
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

export const frame = (title: string, nav: Html, main: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the calls</a>
        ${nav}
        <main id="content">${main}</main>
        ${trusted(`<script>${SCRIPT}</script>`)}
      </body>
    </html> `.markup
