import { Loader, TextInput } from '@mantine/core'
import { IconBaselineDensityMedium, IconBaselineDensitySmall, IconSearch } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { plural } from '../../lib/words.ts'
import { chooseDisplay, useDisplay } from '../display.ts'
import { IconButton } from '../IconButton.tsx'
import { Hint } from '../looks.ts'
import type { Table } from './columns.ts'
import css from './TableTools.module.css'
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
  tools: ReactNode
}

/** Filters the loaded rows and says how many match; sorts them on a phone, and changes their height elsewhere. */
export function TableTools<Row extends object>(props: TableToolsProps<Row>) {
  const { table, filter, setFilter, field, label, singular, loaded, found, isWhole, search, tools } = props
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
        <Hint aria-hidden className={css['found'] ?? ''}>
          {search?.isLoading ? (
            <>
              <Loader size="xs" me="xs" />
              Loading the other pages…
            </>
          ) : (
            `${found} of ${plural(loaded, singular, label)}${isWhole ? '' : ' on this page'}`
          )}
        </Hint>
      )}
      <TableSort table={table} />
      <Density />
      {tools}
    </div>
  )
}

/** On a phone, rows are as high as their text. */
function Density() {
  const isCompact = useDisplay().density === 'compact'
  return (
    <IconButton
      className={css['density']}
      aria-label="Compact rows"
      aria-pressed={isCompact}
      onClick={() => chooseDisplay({ density: isCompact ? undefined : 'compact' })}
    >
      {isCompact ? <IconBaselineDensitySmall {...ICON} /> : <IconBaselineDensityMedium {...ICON} />}
    </IconButton>
  )
}

const ICON = { size: 20, 'aria-hidden': true }
