import { Loader, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Ref } from 'react'
import { plural } from '../../lib/words.ts'
import type { Table } from './columns.ts'
import css from './DataTable.module.css'
import { TableSort } from './TableSort.tsx'
import type { Search } from './useDataTable.ts'

type TableToolsProps<Row extends object> = {
  table: Table<Row>
  filter: string
  setFilter: (text: string) => void
  field: Ref<HTMLInputElement>
  label: string
  singular: string
  /** Undefined until the rows are loaded. */
  loaded: number | undefined
  /** How many rows match the filter. */
  found: number
  isWhole: boolean
  search: Search | undefined
}

/** Filters the loaded rows, says how many match, and sorts them on a phone. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { table, filter, setFilter, field, label, singular, loaded, found, isWhole, search } = props
  const isFiltered = filter.trim() !== ''
  const name = search ? `Search ${label}` : `Filter ${isWhole ? label : 'this page'}`
  if (loaded === undefined) return <div className={css['tools']} />
  if (loaded < 2 && !isFiltered) return null
  return (
    <div className={css['tools']}>
      <TextInput
        ref={field}
        className={css['filter']}
        aria-label={name}
        placeholder={name}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {isFiltered && (
        <Text size="sm" c="dimmed" aria-hidden className={css['found'] ?? ''}>
          {search?.isLoading ? (
            <>
              <Loader size="xs" me="xs" />
              Loading the other pages…
            </>
          ) : (
            `${found} of ${plural(loaded, singular, label)}${isWhole ? '' : ' on this page'}`
          )}
        </Text>
      )}
      <TableSort table={table} />
    </div>
  )
}
