import { Button, Group } from '@mantine/core'
import css from './Upload.module.css'
import type { Kind, Sums } from './rows/upload-state.ts'

export type Filter = Kind | 'all' | 'look'

const LABELS: Record<Kind, string> = {
  failed: 'Failed',
  fix: 'To fix',
  skip: 'Skipped',
  ready: 'Ready',
  sending: 'Adding',
  added: 'Added',
}
const ORDER: Kind[] = ['failed', 'fix', 'skip', 'ready', 'added']

type RowFilterProps = {
  sums: Sums
  look: number
  total: number
  value: Filter
  onChange: (filter: Filter) => void
}

/** A filter for the rows, with the number of rows of each kind. */
export function RowFilter({ sums, look, total, value, onChange }: RowFilterProps) {
  const filters: { filter: Filter; label: string }[] = [
    { filter: 'all', label: `All ${total}` },
    ...(look || value === 'look' ? [{ filter: 'look' as const, label: `Look at ${look}` }] : []),
    ...ORDER.filter((kind) => sums[kind] || kind === value).map((kind) => ({
      filter: kind,
      label: `${LABELS[kind]} ${sums[kind]}`,
    })),
  ]
  return (
    <Group gap={4} role="group" aria-label="Which rows">
      {filters.map(({ filter, label }) => (
        <Button
          key={filter}
          size="sm"
          radius="xl"
          variant={filter === value ? 'light' : 'subtle'}
          px="sm"
          className={css['filter'] ?? ''}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
