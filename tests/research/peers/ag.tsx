// AG Grid Community with only the modules this work needs.
import {
  ClientSideRowModelModule,
  type ColDef,
  type GridApi,
  ModuleRegistry,
  QuickFilterModule,
  RowApiModule,
  RowSelectionModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type BenchTable, one } from '../table/bench-table.ts'
import { COLUMNS, filterText, type Row, rows } from '../table/rows.ts'
import { Frame, frame, ROW_HEIGHT, StatusSelect } from './Frame.tsx'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowSelectionModule,
  QuickFilterModule,
  RowApiModule,
])

const columns: ColDef<Row>[] = [
  ...COLUMNS.map(({ key, title, width }): ColDef<Row> => ({
    field: key,
    headerName: title,
    width,
    getQuickFilterText: ({ data }) => (key === 'name' ? filterText(data) : ''),
  })),
  {
    colId: 'status',
    headerName: 'Result',
    width: 120,
    sortable: false,
    getQuickFilterText: () => '',
    cellRenderer: ({ data }: { data: Row }) => <StatusSelect id={data.id} name={data.name} />,
  },
]
const selection = { mode: 'multiRow', headerCheckbox: true, selectAll: 'filtered' } as const
const loaded = [...rows]

function Results() {
  const [grid, setGrid] = useState<GridApi<Row>>()
  const [filter, setFilter] = useState('')
  const [shown, setShown] = useState(0)
  const [checked, setChecked] = useState(0)
  return (
    <Frame
      checked={checked}
      shown={shown}
      onFilter={setFilter}
      checkedIds={() => grid?.getSelectedRows().map(({ id }) => id) ?? []}
    >
      <AgGridReact<Row>
        containerStyle={{ height: '100%' }}
        rowData={loaded}
        columnDefs={columns}
        getRowId={({ data }) => data.id}
        rowHeight={ROW_HEIGHT}
        rowSelection={selection}
        quickFilterText={filter}
        animateRows={false}
        onGridReady={({ api }) => setGrid(api)}
        onModelUpdated={({ api }) => setShown(api.getDisplayedRowCount())}
        onSelectionChanged={({ api }) => setChecked(api.getSelectedNodes().length)}
      />
    </Frame>
  )
}

export const table: BenchTable = {
  ...frame,
  mount: (root) => createRoot(root).render(<Results />),
  checkAll: () => one('.ag-header-select-all input'),
  sortByName: () => one('.ag-header-cell[col-id=name] .ag-header-cell-label'),
  scroller: () => one('.ag-grid-viewport'),
  row: (position) => one(`.ag-row[row-index="${position}"]`),
}
