import { type Uses, wordsFor } from '../reads/uses.ts'

const HEAD = `# Matrix of fields

Which files of the application read a field of an answer or send a field of a request, below \`src\`. The compiler found them:
without the field, they do not compile. \`npm run contracts:reads\` writes the list; the tests fail if a field of which it says
"nobody" is used.
`
const UNREAD = `## Required, but no screen reads it

A backend must return these fields, because the product specification shows them. Nothing in the application depends on
their values.
`

const code = (text: string) => `\`${text}\``
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The fields as Markdown: a table for each contract, after those that are required and that nobody reads. */
export function fieldsMarkdown(uses: Uses): string {
  const rows = Object.entries(uses).map(([name, use]) => {
    const [contract = '', field = ''] = name.split(' ')
    return { contract, field, use }
  })
  const unread = rows.filter(({ use }) => use.how === 'read' && use.required && !use.by.length)
  const list = [...Map.groupBy(unread, ({ contract }) => contract)].map(
    ([contract, own]) => `- ${contract}: ${own.map(({ field }) => code(field)).join(', ')}`,
  )
  const tables = [...Map.groupBy(rows, ({ contract }) => contract)].map(([contract, own]) => {
    const lines = own.map(({ field, use }) => `| ${code(field)} | ${capital(wordsFor(use, code))} |`)
    return `## Fields of ${contract}\n\n| Field | Use |\n| --- | --- |\n${lines.join('\n')}\n`
  })
  return [HEAD, `${UNREAD}\n${list.join('\n')}\n`, ...tables].join('\n')
}
