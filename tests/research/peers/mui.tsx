// MUI X DataGrid. The community version shows at most 100 rows per page, so it never scrolls through 10,000.
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type BenchTable, one } from '../table/bench-table.ts'
import { COLUMNS, type Row, rows } from '../table/rows.ts'
import { Frame, frame, ROW_HEIGHT, StatusSelect } from './Frame.tsx'

const columns: GridColDef<Row>[] = [
  ...COLUMNS.map(({ key, title, width }) => ({ field: key, headerName: title, width })),
  {
    field: 'status',
    headerName: 'Result',
    width: 120,
    // Filters the same text as ours.
    getApplyQuickFilterFn: () => null,
    renderCell: ({ row }) => <StatusSelect id={row.id} name={row.name} />,
  },
]
for (const column of columns)
  if (column.field !== 'name' && column.field !== 'email') column.getApplyQuickFilterFn = () => null

const PAGE = { pagination: { paginationModel: { pageSize: 100 } } }

function Results() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() })
  const [filter, setFilter] = useState('')
  const [shown, setShown] = useState(rows.length)
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: filter ? [filter] : [] }), [filter])
  const isIncluded = selection.type === 'include'
  return (
    <Frame
      checked={isIncluded ? selection.ids.size : rows.length - selection.ids.size}
      shown={shown}
      onFilter={setFilter}
      checkedIds={() => rows.map(({ id }) => id).filter((id) => selection.ids.has(id) === isIncluded)}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        checkboxSelection
        disableRowSelectionOnClick
        pageSizeOptions={[100]}
        initialState={PAGE}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        filterModel={filterModel}
        onStateChange={({ pagination }) => setShown(pagination.rowCount)}
      />
    </Frame>
  )
}

export const table: BenchTable = {
  ...frame,
  mount: (root) => createRoot(root).render(<Results />),
  checkAll: () => one('.MuiDataGrid-columnHeaderCheckbox input'),
  sortByName: () => one('.MuiDataGrid-columnHeader[data-field=name]'),
  scroller: () => one('.MuiDataGrid-virtualScroller'),
  row: (position) => one(`.MuiDataGrid-row[data-rowindex="${position}"]`),
}
