// Writes where the mock keeps an instructor's things: their table, the rows of the demo, their provider state.
import { capital, withArticle } from './names.ts'
import { edit, insertBefore, insertLast, withImport, write } from './edit.ts'
import { code, type Field, type Things, valuesOf } from './fields.ts'

const EMPTY = { string: '', number: 0, integer: 0, boolean: false }

/** The first value of a column, with its type if the value does not tell it. */
function firstOf({ type, isNullable, values }: Field): string {
  const name = values?.map(code).join(' | ') ?? (type === 'integer' ? 'number' : type)
  if (isNullable) return `null as (${name}) | null`
  return values ? `${code(values[0])} as ${name}` : code(EMPTY[type])
}

const isTime = ({ type, format }: Field) => type === 'string' && (format === 'date-time' || format === 'date')
/** What sorts them: the latest first, or by name, or as they are. */
const keyOf = ({ fields }: Things) => {
  const time = fields.find((field) => isTime(field))
  return time ? `-${time.name}` : (fields.find(({ name }) => name === 'name')?.name ?? 'id')
}
export const orderOf = (things: Things) =>
  keyOf(things).startsWith('-') ? `latest${capital(things.one)}` : `by${capital(things.one)}`

/** A value of a row of the demo, so that no two rows are the same. */
function seeded({ name, type, format, values, example }: Field): string {
  if (format === 'date-time') return `${name}: at(i)`
  if (format === 'date') return `${name}: at(i).slice(0, 10)`
  if (values) return `${name}: pick(next, [${values.map(code).join(', ')}] as const)`
  if (example === null) return `${name}: null`
  if (type === 'boolean') return `${name}: next() < 0.5`
  const number = Math.round(Number(example))
  if (type !== 'string')
    return `${name}: between(next, ${Math.floor(number / 2)}, ${Math.max(number * 2, 3)})`
  return `${name}: ${format || example === '' ? code(example) : `\`${String(example).replaceAll(/[`$\\]/g, '')} \${i + 1}\``}`
}

const COUNT = 12

const seedOf = (things: Things) => {
  const { many, one, fields } = things
  const rows = fields.map(seeded).join(',\n    ')
  const uses = (text: string) => rows.includes(text)
  const random = [...(uses('between(') ? ['between'] : []), ...(uses('pick(') ? ['pick'] : []), 'random']
  const draws = uses('next')
  const dated = uses('at(i)')
  return `import type { Row } from '../db/rows.ts'
import type { Person } from './people.ts'
${draws ? `import { ${random.join(', ')} } from './random.ts'\n` : ''}
${dated ? 'const WEEK = 7 * 86_400_000\n' : ''}const COUNT = ${COUNT}

/** The ${many} of an instructor. Someone who teaches nothing yet has none. */
export function ${one}Rows({ id, courses }: Person${dated ? ', epoch: number' : ''}): Row<'${one}'>[] {
${draws ? `  const next = random(\`${many} of \${id}\`)\n` : ''}${dated ? '  const at = (i: number) => new Date(epoch - (i + 1) * WEEK).toISOString()\n' : ''}  return Array.from({ length: courses ? COUNT : 0 }, (_, i) => ({
    id: \`${one}-\${id}-\${i}\`,
    instructorId: id,
    ${rows},
  }))
}
`
}

/** A row of a table in Markdown. Prettier sets the columns. */
const stateRow = ({ one, fields, id }: Things) =>
  `| \`${one} {id} exists\` | id (${id}), ownerId (101) | ${withArticle(one)} of the owner, with ${fields.map(({ name }) => name).join(', ')} |\n`

/** Writes the table and whatever fills it. */
export function writeTable(things: Things) {
  const { many, one, id, fields } = things
  const columns = fields.filter(({ name }) => name !== 'instructorId')
  edit('mocks/db/rows.ts', (text) =>
    insertLast(
      text,
      `  ${one}: { instructorId: '', ${columns.map((field) => `${field.name}: ${firstOf(field)}`).join(', ')} },\n`,
      'export const defaults = {',
    ),
  )
  edit(
    'mocks/db/indexes.ts',
    (text) =>
      `${insertLast(text, `  ${one}: { instructorId: (${one}) => ${one}.instructorId },\n`, 'export const indexes = {')}export const ${orderOf(things)} = by<Row<'${one}'>>('${keyOf(things)}')\n`,
  )
  write(`mocks/seed/${many}.ts`, seedOf({ ...things, fields: columns }))
  edit('mocks/seed/world.ts', (text) =>
    withImport(
      insertBefore(
        text,
        `      load('${one}', teaching.filter(isKnown).flatMap((person) => ${one}Rows(person${seedOf(things).includes('epoch') ? ', epoch' : ''})))\n`,
        `      load(\n        'course',`,
      ),
      `${one}Rows`,
      `./${many}.ts`,
    ),
  )
  edit('mocks/states/states.ts', (text) =>
    withImport(
      insertBefore(
        text,
        `  '${one} {id} exists'(db, { id = '${id}', ownerId = '101' }) {
    instructor(db, ownerId)
    if (!db.${one}.get(id)) db.${one}.create({ id, instructorId: ownerId, ${valuesOf(columns)} })
  },\n`,
        `  'the payment code {code} is valid'`,
      ),
      'instructor',
      './people.ts',
    ),
  )
  edit('contracts/README.md', (text) =>
    insertBefore(text, stateRow(things), '| `the payment code {code} is valid`'),
  )
}
