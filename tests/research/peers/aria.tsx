// React Aria's table with its virtualizer. It leaves sorting and filtering to its user.
import { useMemo, useState } from 'react'
import {
  Cell,
  Checkbox,
  Column,
  Row as TableRow,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { type BenchTable, one } from '../table/bench-table.ts'
import { COLUMNS, filterText, type Row, rows } from '../table/rows.ts'
import { Frame, frame, ROW_HEIGHT, StatusSelect } from './Frame.tsx'
import './aria.css'

const LAYOUT = { rowHeight: ROW_HEIGHT, headingHeight: 55 }
const collator = new Intl.Collator('en-US')

const narrowed = (filter: string) => {
  const wanted = filter.toLowerCase()
  return wanted ? rows.filter((row) => filterText(row).toLowerCase().includes(wanted)) : rows
}
const sorted = (some: readonly Row[], { column, direction }: SortDescriptor) =>
  column
    ? some.toSorted(
        (a, b) =>
          collator.compare(a[column as keyof Row], b[column as keyof Row]) *
          (direction === 'ascending' ? 1 : -1),
      )
    : some

function Results() {
  const [selection, setSelection] = useState<Selection>(new Set())
  const [filter, setFilter] = useState('')
  const [sort, setSort] = useState<SortDescriptor>({ column: '', direction: 'ascending' })
  const items = useMemo(() => sorted(narrowed(filter), sort), [filter, sort])
  return (
    <Frame
      checked={selection === 'all' ? rows.length : selection.size}
      shown={items.length}
      onFilter={setFilter}
      checkedIds={() => rows.map(({ id }) => id).filter((id) => selection === 'all' || selection.has(id))}
    >
      <Virtualizer layout={TableLayout} layoutOptions={LAYOUT}>
        <Table
          aria-label="students"
          className="table"
          selectionMode="multiple"
          selectedKeys={selection}
          onSelectionChange={setSelection}
          sortDescriptor={sort}
          onSortChange={setSort}
        >
          <TableHeader>
            <Column id="check" width={60}>
              <Checkbox slot="selection" className="check" />
            </Column>
            {COLUMNS.map(({ key, title, width }) => (
              <Column key={key} id={key} width={width} allowsSorting isRowHeader={key === 'name'}>
                {title}
              </Column>
            ))}
            <Column id="status" width={120}>
              Result
            </Column>
          </TableHeader>
          <TableBody items={items}>
            {(row) => (
              <TableRow id={row.id} textValue={row.name}>
                <Cell>
                  <Checkbox slot="selection" className="check" />
                </Cell>
                {COLUMNS.map(({ key }) => (
                  <Cell key={key}>{row[key]}</Cell>
                ))}
                <Cell>
                  <StatusSelect id={row.id} name={row.name} />
                </Cell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </Virtualizer>
    </Frame>
  )
}

export const table: BenchTable = {
  ...frame,
  mount: (root) => createRoot(root).render(<Results />),
  checkAll: () => one('.table [role=columnheader] input[type=checkbox]'),
  sortByName: () =>
    [...document.querySelectorAll<HTMLElement>('.table [role=columnheader]')].find((head) =>
      head.textContent?.includes('Name'),
    ),
  scroller: () => one('.table'),
  row: (position) => one(`.table [role=row][aria-rowindex="${position + 2}"]`),
}
