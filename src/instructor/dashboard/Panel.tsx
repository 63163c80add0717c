import { Group, Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

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
        <Title order={2} size="h4" id={id}>
          {title}
          {count ? ` (${count})` : ''}
        </Title>
      </Group>
      {children}
    </Paper>
  )
}
