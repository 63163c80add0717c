import { html, type Html, trusted } from './html.ts'

// Code and bold; whatever else looks like Markdown in a description is text.
const inline = (text: string): Html =>
  trusted(
    html`${text}`.markup
      .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  )

const BULLET = /^\s*[-*] /
const itemsOf = (block: string) => block.split(/\n(?=\s*[-*] )/).map((item) => item.replace(BULLET, ''))

/** A description: paragraphs, lists, `code` and **bold**. */
export const prose = (text = ''): Html[] =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) =>
      BULLET.test(block)
        ? html`<ul>
            ${itemsOf(block).map((item) => html`<li>${inline(item)}</li>`)}
          </ul>`
        : html`<p>${inline(block)}</p>`,
    )

const TOKEN = /(&quot;(?:[^&\\]|\\.|&(?!quot;))*?&quot;)(\s*:)?|\b(true|false|null|-?\d+(?:\.\d+)?)\b/g

/** An example in colours: names, texts, and other values. Escaped before, so that it stays text. */
export const coloured = (json: string): Html =>
  trusted(
    html`${json}`.markup.replaceAll(TOKEN, (all, text?: string, colon?: string) =>
      text === undefined
        ? `<i>${all}</i>`
        : colon === undefined
          ? `<b>${text}</b>`
          : `<u>${text}</u>${colon}`,
    ),
  )
