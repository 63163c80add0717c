// The application's own table and the parts of its results page, unchanged.
import '@mantine/core/styles.layer.css'
import '../../../src/instructor/app/frame/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { theme, variables } from '../../../src/ui/theme.ts'
import { BulkBar } from '../../../src/instructor/roster/results/BulkBar.tsx'
import { Marks } from '../../../src/instructor/roster/results/marks.ts'
import { RowCheck } from '../../../src/instructor/roster/results/RowCheck.tsx'
import { StatusChoice } from '../../../src/instructor/roster/results/StatusChoice.tsx'
import { SubmitBar } from '../../../src/instructor/roster/results/SubmitBar.tsx'
import { MarksProvider } from '../../../src/instructor/roster/results/useMarks.ts'
import type { Column } from '../../../src/ui/data-table/columns.ts'
import { DataTable } from '../../../src/ui/data-table/DataTable.tsx'
import { rowAt } from '../../../src/ui/data-table/row-attributes.ts'
import { fetchAhead } from '../../../src/ui/fetch-ahead.ts'
import { type BenchTable, numberIn, one } from './bench-table.ts'
import { COLUMNS, filterText, type Row, rows } from './rows.ts'

const columns: Column<Row>[] = [
  ...COLUMNS.map(({ key, title, width }): Column<Row> => ({
    id: key,
    header: title,
    width: `${width}px`,
    sortBy: (row) => row[key],
    cell: (row) => (key === 'name' ? <RowCheck id={row.id} name={row.name} /> : row[key]),
  })),
  { id: 'status', header: 'Result', cell: ({ id, name }) => <StatusChoice id={id} name={name} /> },
]

const loaded = { error: null, isFetching: false, isPlaceholderData: false, isFetchedAfterMount: true }
const marks = new Marks()
marks.setRegistrants(rows.map(({ id }) => id))

const Results = () => (
  <MarksProvider value={marks}>
    <BulkBar occurrenceId="" />
    <DataTable
      label="students"
      singular="student"
      query={loaded}
      rows={rows}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      filterText={filterText}
      empty={null}
    />
    <SubmitBar isPending={false} onSubmit={() => undefined} isNarrowed={false} onNarrow={() => undefined} />
  </MarksProvider>
)

const bulk = '[aria-label="Mark several students"]'
const buttonOf = (section: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(`${section} button`)].find(
    (button) => button.textContent === text,
  )

// The code of the other tables is there as well before they are mounted.
await fetchAhead()

export const table: BenchTable = {
  mount: (root) =>
    createRoot(root).render(
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="light">
        <QueryClientProvider client={new QueryClient()}>
          <Results />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  checkAll: () => one(`${bulk} input[type=checkbox]`),
  sortByName: () => buttonOf('thead', 'Name'),
  setPassed: () => buttonOf(bulk, 'Passed'),
  scroller: () => document.scrollingElement,
  row: rowAt,
  setStatus: (row, status) => one(`input[value=${status}]`, row)?.click(),
  statusOf: (row) => (one('input[type=radio]:checked', row) as HTMLInputElement | null)?.value,
  checked: () => numberIn(bulk, /Set ([\d,]+) checked/),
  blank: () => numberIn('[aria-label="Submit results"]', /([\d,]+) students? left/),
  shown: () => numberIn('[role=status]'),
}
