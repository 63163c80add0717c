import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { windowTitle } from './window-title.ts'

type PageProps = {
  /** Section of the title of the window, from the list of section 2. */
  section?: string
  /** Heading; the section where they are the same. */
  heading?: ReactNode
  /** A line below the heading. */
  subtitle?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page: title of the window, heading, actions, content. The heading takes the focus after a navigation. */
export function Page({ section, heading = section, subtitle, actions, children }: PageProps) {
  return (
    <Stack gap="lg">
      <title>{windowTitle(section)}</title>
      <Group justify="space-between" align="flex-end" gap="md">
        <Stack gap={4}>
          <Title ref={useHeadingFocus()} order={1} tabIndex={-1}>
            {heading}
          </Title>
          {subtitle && (
            <Text c="dimmed" component="div">
              {subtitle}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  )
}
