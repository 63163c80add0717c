import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './DataTable.module.css'

type TableFilterProps = {
  /** What it looks through: `students`, or `this page` when there are more. */
  label: string
  value: string
  onChange: (value: string) => void
  /** How many it left: `3 of 10 students on this page`. */
  found: string
}

/** Narrows the rows that are loaded, and says how many of them it left. */
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
