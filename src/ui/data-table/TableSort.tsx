import { NativeSelect } from '@mantine/core'
import css from './TableTools.module.css'
import type { Table } from './columns.ts'

const valueOf = (id: string, desc: boolean) => `${desc ? '-' : '+'}${id}`

/** The sort control on a phone, where cards have no column headers to press. */
export function TableSort<Row extends object>({ table }: { table: Table<Row> }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort())
  const [sorted] = table.state.sorting
  if (!columns.length) return null
  return (
    <NativeSelect
      className={css['sortSelect']}
      aria-label="Sort by"
      value={sorted ? valueOf(sorted.id, sorted.desc) : ''}
      onChange={({ currentTarget: { value } }) =>
        table.setSorting(value ? [{ id: value.slice(1), desc: value.startsWith('-') }] : [])
      }
      data={[
        { value: '', label: 'Sort by…' },
        ...columns.flatMap(({ id, columnDef }) => [
          { value: valueOf(id, false), label: String(columnDef.header) },
          { value: valueOf(id, true), label: `${String(columnDef.header)}, reversed` },
        ]),
      ]}
    />
  )
}
