// Writes the page of an instructor's list: its address and its rows in the tables of pages, its code, and a browser test.
import { kebab, spaced } from './names.ts'
import { edit, insertBefore, insertLast, insertSorted, withImport, write } from './edit.ts'
import { code, type Field, type Things } from './fields.ts'
import type { NewOperation } from './operation.ts'

/** Whether it is an amount of money. */
export const isMoney = ({ name, type }: Field) =>
  type === 'number' && /amount|price|total|fee|cost/i.test(name)

/** How a value is shown, and what that imports. */
function shown(field: Field, value: string): [shown: string, from?: string, name?: string] {
  const { type, format } = field
  if (isMoney(field)) return [`formatPrice(${value})`, 'lib/money.ts', 'formatPrice']
  if (format === 'date-time') return [`formatMoment(${value})`, 'lib/venue-time.ts', 'formatMoment']
  if (format === 'date') return [`formatDay(noon(${value}))`, 'lib/venue-time.ts', 'formatDay, noon']
  if (type === 'boolean') return [`${value} ? 'Yes' : 'No'`]
  if (type !== 'string') return [`formatCount(${value})`, 'lib/words.ts', 'formatCount']
  return [value]
}

function columnOf(field: Field, i: number): string {
  const { name, isNullable } = field
  const value = `attributes.${name}`
  const [text] = shown(field, value)
  const orNone = text === value ? `${value} ?? '–'` : `${value} === null ? '–' : ${text}`
  return `{ id: '${name}', header: ${code(spaced(name))}, ${i ? `phone: 'line', ` : ''}cell: ({ attributes }) => ${isNullable ? orNone : text} },`
}

/** What a row is called in the labels of its controls. */
const nameOf = ({ fields, one }: Things) => {
  const text = fields.find(
    ({ type, format, isNullable, values }) => type === 'string' && !format && !isNullable && !values,
  )
  return text
    ? `({ attributes }) => attributes.${text.name}`
    : `({ id }) => \`${spaced(one).toLowerCase()} \${id}\``
}

const folder = ({ many }: Things) => `src/instructor/${kebab(many)}`
export const pageFile = (things: Things) => `${folder(things)}/${things.title}Page.tsx`

const queryOf = (
  { many }: Things,
  { id }: NewOperation,
) => `import { keepPreviousData } from '@tanstack/react-query'
import { ${id}Query } from '../../api/generated/training.hooks.ts'
import type { ListState } from '../../ui/list-state.ts'

/** One page of an instructor's ${spaced(many).toLowerCase()}. The previous page stays while the next one loads. */
export const ${many}Query = (userId: string, { page, perPage }: ListState) => ({
  ...${id}Query({ id: userId, page, perPage }),
  placeholderData: keepPreviousData,
})
`

const pageOf = (things: Things) => {
  const { many, one, title, resource, fields } = things
  const [words, word] = [spaced(many).toLowerCase(), spaced(one).toLowerCase()]
  const text = `import { useQuery } from '@tanstack/react-query'
import type { ${resource} } from '../../api/generated/training.types.ts'
import { plural } from '../../lib/words.ts'
import { useUserId } from '../../session/useUserId.ts'
import type { Column } from '../../ui/data-table/columns.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LOADING, Page } from '../../ui/Page.tsx'
import { useListState } from '../../ui/useListState.ts'
import { ${many}Query } from './${kebab(many)}-query.ts'

const COLUMNS: Column<${resource}>[] = [
${fields.map(columnOf).join('\n')}
]

/** The ${words} of an instructor, a page at a time. */
export function ${title}Page() {
  const list = useListState()
  const query = useQuery(${many}Query(useUserId(), list))
  const { data, meta } = query.data ?? {}
  return (
    <Page subtitle={meta ? plural(meta.total, '${word}'${words === `${word}s` ? '' : `, '${words}'`}) : LOADING}>
      <DataTable
        label="${words}"
        singular="${word}"
        query={query}
        rows={data}
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowName={${nameOf(things)}}
        paging={{ list, meta }}
        empty={<Notice title="No ${words} yet">They appear here once there are some.</Notice>}
      />
    </Page>
  )
}

export { ${title}Page as Component }
`
  return fields
    .flatMap((field) => {
      const [, from = '', names = ''] = shown(field, '')
      return names
        .split(', ')
        .filter(Boolean)
        .map((name) => [name, `../../${from}`] as const)
    })
    .reduce((so, [name, from]) => withImport(so, name, from), text)
}

const testOf = ({ many, title }: Things) => {
  const words = spaced(many).toLowerCase()
  return `import { expect, rows, test } from './test.ts'

test('an instructor reads their ${words} a page at a time', async ({ page, signIn, checkAccessibility }) => {
  await signIn('instructor')
  await page.goto('/${kebab(many)}')
  await expect(page.getByText('12 ${words}', { exact: true })).toBeVisible()
  await expect(rows(page, '${words}')).toHaveCount(10)
  await checkAccessibility()
  await page.goto('/${kebab(many)}?page=2')
  await expect(rows(page, '${words}')).toHaveCount(2)
  await expect(page).toHaveTitle('${spaced(title)} | Harbor Training')
})

test('an instructor without ${words} is told so', async ({ page, signIn }) => {
  await signIn('newcomer')
  await page.goto('/${kebab(many)}')
  await expect(page.getByText('No ${words} yet')).toBeVisible()
})
`
}

/** Writes the page and whatever leads to it. */
export function writePage(operation: NewOperation, things: Things) {
  const { many, title } = things
  const [path, label] = [kebab(many), spaced(title)]
  const key = path === many ? path : `'${path}'`
  write(pageFile(things), pageOf(things))
  write(`${folder(things)}/${path}-query.ts`, queryOf(things, operation))
  edit('src/paths.ts', (text) => insertLast(text, `  ${many}: () => '/${path}',\n`, 'const instructors = {'))
  edit('src/instructor/app/pages.ts', (text) =>
    insertSorted(
      text,
      `  ${key}: { section: '${label}', load: () => import('../${path}/${title}Page.tsx') },\n`,
      ['export const PAGES = {\n', '} satisfies'],
    ),
  )
  edit('src/instructor/app/prepare.ts', (text) =>
    withImport(
      insertSorted(
        text,
        `  ${key}: ({ userId, request, prefetch }) => prefetch(${many}Query(userId, listStateOf<never>(request, []))),\n`,
        ['PREPARE: Record<PagePath, Prepare> = {\n', '\n}'],
      ),
      `${many}Query`,
      `../${path}/${path}-query.ts`,
    ),
  )
  edit('src/instructor/finder/useFindings.ts', (text) =>
    insertLast(text, `  action('${label}', paths.${many}(), ''),\n`, 'ACTIONS: readonly Finding[] = [', ']'),
  )
  for (const file of ['deploy/nginx.conf.template', 'deploy/varnish.vcl'])
    edit(file, (text) => text.replace(/(\^\/\(dashboard\|[^)]*)\)/, `$1|${path})`))
  edit('tests/browser/routes.spec.ts', (text) =>
    insertLast(
      text,
      `  { path: '/${path}', section: '${label}', heading: '${label}' },\n`,
      'const ROWS: Row[] = [',
      ']',
    ),
  )
  edit('tests/browser/pages.ts', (text) =>
    insertLast(text, `  '/${path}': hasRows('${label.toLowerCase()}'),\n`, 'export const LISTS = {'),
  )
  write(`tests/browser/${path}.spec.ts`, testOf(things))
  edit('tests/browser/refusals/reasons.ts', (text) => {
    const start = text.indexOf('corrects a wrong page number')
    const rows = [404, 422].map((status) => `      '${operation.id} ${status}',\n`).join('')
    return text.slice(0, start) + insertBefore(text.slice(start), rows, '    ],\n')
  })
}
