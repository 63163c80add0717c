import { Loader, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { Ref } from 'react'
import css from './DataTable.module.css'

type TableFilterProps = {
  field: Ref<HTMLInputElement>
  /** `Filter students`, or `Filter this page` if there are more. */
  label: string
  value: string
  onChange: (value: string) => void
  /** How many rows match: `3 of 10 students on this page`. Undefined while more rows load. */
  found: string | undefined
}

/** Filters the loaded rows and says how many match. */
export const TableFilter = ({ field, label, value, onChange, found }: TableFilterProps) => (
  <>
    <TextInput
      ref={field}
      className={css['filter']}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {value.trim() !== '' && (
      <Text size="sm" c="dimmed" aria-hidden>
        {found ?? (
          <>
            <Loader size="xs" me="xs" />
            Loading the other pages…
          </>
        )}
      </Text>
    )}
  </>
)
