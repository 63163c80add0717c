import {
  Alert,
  Anchor,
  Button,
  type ButtonProps,
  Center,
  Group,
  type MantineSpacing,
  Stack,
  Text,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ApiError, failureText } from '../api/errors.ts'
import { reference } from '../lib/trace.ts'
import { paths } from '../paths.ts'
import { TRYING, useRetry } from './failure/useRetry.ts'

type NoticeProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; role?: 'alert' }

/** A short message in place of content. */
export function Notice({ title, children, action, role }: NoticeProps) {
  return (
    <Center mih={240} p="xl">
      <Stack
        align="center"
        gap="sm"
        maw={440}
        ta="center"
        style={{ textWrap: 'balance' }}
        {...(role && { role })}
      >
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

/** Fetches again all that failed. It stays in place and keeps the focus meanwhile, and says that it is busy. */
function RetryButton(props: ButtonProps) {
  const { isTrying, retry } = useRetry()
  return (
    <Button {...props} aria-busy={isTrying} onClick={retry}>
      {isTrying ? TRYING : 'Try again'}
    </Button>
  )
}

type RetryProps = {
  children: ReactNode
  /** Takes the place of the button that tries again. */
  action?: ReactNode
  mb?: MantineSpacing
}

/** A line above content that is incomplete because something did not load, with a retry button. */
export const RetryNotice = ({ children, action, mb }: RetryProps) => (
  <Alert role="alert" color="orange" py="xs" {...(mb && { mb })}>
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{children}</Text>
      {action ?? <RetryButton size="sm" variant="default" flex="none" miw="7rem" />}
    </Group>
  </Alert>
)

/** Replaces a line of a page that could not be loaded. */
export function RetryLine({ what }: { what: string }) {
  const { isTrying, retry } = useRetry()
  return (
    <Text role="alert">
      We could not load {what}.{' '}
      <Anchor component="button" type="button" aria-busy={isTrying} onClick={retry}>
        {isTrying ? TRYING : 'Try again'}
        <span className="visually-hidden"> to load {what}</span>
      </Anchor>
    </Text>
  )
}

/** Says that the data on the screen may be out of date because the latest refetch failed. */
export const StaleNotice = ({ error }: { error: ApiError }) => (
  <RetryNotice>This may be out of date. {failureText(error)}</RetryNotice>
)

/** The list in which something is, if it is there. */
export type ListLink = { label: string; to: string }

type FailureNoticeProps = { what: string; error: ApiError; list?: ListLink | undefined }

/** Says what did not load and why, with a retry button. What does not exist is not asked for again. */
export function FailureNotice({ what, error, list }: FailureNoticeProps) {
  if (error.status === 404) {
    const { label, to } = list ?? { label: 'My Classes', to: paths.myClasses() }
    return (
      <Notice
        role="alert"
        title={`We could not find ${what}`}
        action={
          <Button component={Link} to={to}>
            {label}
          </Button>
        }
      >
        It may have been removed, or the link may be incomplete.
      </Notice>
    )
  }
  return (
    <Notice role="alert" title={`We could not load ${what}`} action={<RetryButton miw="8rem" />}>
      {failureText(error)}
      {error.isLogged && <Text size="sm">Reference for support: {reference}</Text>}
    </Notice>
  )
}
