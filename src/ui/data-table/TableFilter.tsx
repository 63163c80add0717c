import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './DataTable.module.css'

type TableFilterProps = {
  /** What the filter searches: `students`, or `this page` if there are more. */
  label: string
  value: string
  onChange: (value: string) => void
  /** How many rows match: `3 of 10 students on this page`. */
  found: string
}

/** Filters the loaded rows and says how many match. */
export const TableFilter = ({ label, value, onChange, found }: TableFilterProps) => (
  <>
    <TextInput
      className={classes['filter']}
      aria-label={`Filter ${label}`}
      placeholder={`Filter ${label}`}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {value.trim() !== '' && (
      <Text size="sm" c="dimmed" aria-hidden>
        {found}
      </Text>
    )}
  </>
)
