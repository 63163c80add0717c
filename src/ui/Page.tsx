import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import css from './Page.module.css'
import { usePageRow } from './page-row.ts'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { windowTitle } from './window-title.ts'

/** A placeholder subtitle: it reserves the line, so that nothing moves when the text arrives. */
export const LOADING = '\u00a0'

type PageProps = {
  /** Section of the window title, if it is not that of the table of pages. */
  section?: string
  /** Defaults to the section. */
  heading?: ReactNode
  /** A line below the heading. Pass LOADING until the text is known. */
  subtitle?: ReactNode
  actions?: ReactNode
  /** The page above this one, as a way back. */
  above?: { to: string; label: string }
  children: ReactNode
}

/** A page: window title, heading, actions, content. After a navigation the heading takes the focus. */
export function Page(props: PageProps) {
  const row = usePageRow()
  const { section = row.section, heading = section, subtitle, actions, above, children } = props
  return (
    <Stack gap="lg">
      <title>{windowTitle(section)}</title>
      <Group justify="space-between" align="flex-end" gap="md">
        <Stack gap={4}>
          {above && (
            <Anchor component={Link} to={above.to} className={css['above'] ?? ''}>
              <IconChevronLeft size={18} aria-hidden />
              {above.label}
            </Anchor>
          )}
          <Title ref={useHeadingFocus()} order={1} tabIndex={-1}>
            {heading}
          </Title>
          {subtitle && (
            <Text c="dimmed" component="div">
              {subtitle}
            </Text>
          )}
        </Stack>
        {actions && (
          <Group gap="sm" w={{ base: '100%', sm: 'auto' }}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  )
}
