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
  /** The header takes two lines and the way back is only an arrow: for a page whose list matters more. */
  isTight?: boolean
  children: ReactNode
}

/** A page: window title, heading, actions, content. After a navigation the heading takes the focus. */
export function Page(props: PageProps) {
  const row = usePageRow()
  const { section = row.section, heading = section, subtitle, actions, above, isTight, children } = props
  return (
    <Stack gap={isTight ? 'var(--page-gap)' : 'lg'} className={isTight ? css['tight'] : undefined}>
      <title>{windowTitle(section)}</title>
      <Group justify="space-between" align="flex-end" className={css['top'] ?? ''}>
        <Stack gap={isTight ? 0 : 4} className={css['title'] ?? ''}>
          {above && (
            <Anchor component={Link} to={above.to} className={css['above'] ?? ''} title={above.label}>
              <IconChevronLeft size={isTight ? 24 : 18} aria-hidden />
              <span className={isTight ? 'visually-hidden' : undefined}>{above.label}</span>
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
          <Group gap="sm" {...(!isTight && { w: { base: '100%', sm: 'auto' } })}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Stack>
  )
}
