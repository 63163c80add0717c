import { Alert, Anchor, Button, Center, Group, type MantineSpacing, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ApiError, failureText } from '../api/errors.ts'
import { paths } from '../paths.ts'

type NoticeProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; role?: 'alert' }

/** A short message in place of content. */
export function Notice({ title, children, action, role }: NoticeProps) {
  return (
    <Center mih={240} p="xl">
      <Stack align="center" gap="sm" maw={440} ta="center" {...(role && { role })}>
        <Text fw={650} size="lg">
          {title}
        </Text>
        {children && (
          <Text c="dimmed" component="div">
            {children}
          </Text>
        )}
        {action}
      </Stack>
    </Center>
  )
}

type FailureProps = { error: ApiError; onRetry: () => void }

type RetryProps = { children: ReactNode; onRetry: () => void; mb?: MantineSpacing }

/** A line above content that is incomplete because something did not load, with a retry button. */
export const RetryNotice = ({ children, onRetry, mb }: RetryProps) => (
  <Alert role="alert" color="orange" variant="light" py="xs" {...(mb && { mb })}>
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{children}</Text>
      <Button size="sm" variant="default" flex="none" onClick={onRetry}>
        Try again
      </Button>
    </Group>
  </Alert>
)

/** Replaces a line of a page that could not be loaded. */
export const RetryLine = ({ what, onRetry }: { what: string; onRetry: () => unknown }) => (
  <Text role="alert">
    We could not load {what}.{' '}
    <Anchor component="button" type="button" onClick={() => void onRetry()}>
      Try again<span className="visually-hidden"> to load {what}</span>
    </Anchor>
  </Text>
)

/** Says that the data on the screen may be out of date because the latest refetch failed. */
export const StaleNotice = ({ error, onRetry }: FailureProps) => (
  <RetryNotice onRetry={onRetry}>This may be out of date. {failureText(error)}</RetryNotice>
)

/** Says what did not load and why, with a retry button. What does not exist is not asked for again. */
export function FailureNotice({ what, error, onRetry }: FailureProps & { what: string }) {
  return (
    <Notice
      role="alert"
      title={`We could not load ${what}`}
      action={
        error.status === 404 ? (
          <Button component={Link} to={paths.myClasses()}>
            My Classes
          </Button>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {failureText(error)}
    </Notice>
  )
}
