import { Group, Paper } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { PartTitle } from '../../ui/looks.ts'

type PanelProps = {
  title: string
  /** The number of entries, shown next to the title; undefined until it is known. */
  count?: number | undefined
  children: ReactNode
}

/** One section of the dashboard, with its heading. */
export function Panel({ title, count, children }: PanelProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={id}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <PartTitle id={id}>
          {title}
          {count ? ` (${count})` : ''}
        </PartTitle>
      </Group>
      {children}
    </Paper>
  )
}
