import { html, type Html, trusted } from './html.ts'

// Renders only code and bold. Any other Markdown stays plain text.
const inline = (text: string): Html =>
  trusted(
    html`${text}`.markup
      .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
      .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  )

const BULLET = /^\s*[-*] /
const itemsOf = (block: string) => block.split(/\n(?=\s*[-*] )/).map((item) => item.replace(BULLET, ''))

/** Renders a description with paragraphs, lists, `code` and **bold**. */
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

/** Highlights the names, strings and other values of a JSON example. The text is escaped first. */
export const highlighted = (json: string): Html =>
  trusted(
    html`${json}`.markup.replaceAll(TOKEN, (all, text?: string, colon?: string) =>
      text === undefined
        ? `<i>${all}</i>`
        : colon === undefined
          ? `<b>${text}</b>`
          : `<u>${text}</u>${colon}`,
    ),
  )
