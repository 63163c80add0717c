// What an editor shows on hover over a generated call, its options and its hook.

export type Described = {
  summary: string
  description: string
  /** `GET /api/training/students/{id}` */
  call: string
  access: string
  isDeprecated: boolean
  /** What the call resolves with: `200 The student`. */
  success?: string
  /** The documented errors: `404 No such student`. */
  errors: string[]
}

const WIDTH = 110

/** The lines of a text, wrapped and inside a comment. Blank lines separate its paragraphs. */
function linesOf(text: string): string[] {
  return text
    .replaceAll('*/', '*\\/')
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph, i) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/\s+/)) {
        if (line && line.length + 1 + word.length > WIDTH) {
          lines.push(line)
          line = word
        } else line = line ? `${line} ${word}` : word
      }
      return [...(i ? [''] : []), ...lines, line]
    })
}

/** The comment above a generated export, with the line break after it. */
export function docComment({ summary, description, call, access, isDeprecated, success, errors }: Described) {
  const tags = [
    ...(success ? [`@returns ${success}`] : []),
    ...(errors.length ? [`@throws {ApiError} ${errors.join('; ')}`] : []),
    ...(isDeprecated
      ? ['@deprecated The contract marks this operation as deprecated; its description says why.']
      : []),
  ]
  const head = [summary, description, `\`${call}\` may be called by: ${access}.`].filter(Boolean).join('\n\n')
  const lines = [...linesOf(head), ...(tags.length ? ['', ...tags.flatMap(linesOf)] : [])]
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}
