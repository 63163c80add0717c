import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { signInProblems } from '../../../api/messages.ts'
import { QuietButton } from '../../../ui/looks.ts'
import { renderFailure } from '../../../ui/render-failure.ts'
import { ChunkLoadError } from '../../../lib/retry-import.ts'
import { paths } from '../../../paths.ts'
import { signInAgain } from '../../../session/sign-in-again.ts'
import { SignInNotKept } from '../../../session/sign-in-not-kept.ts'
import { useAccount } from '../../../session/useAccount.ts'
import { useHeadingFocus } from '../../../ui/useHeadingFocus.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/** In place of a page that cannot be shown. The frame around it stays, and with it the way to other pages. */
export function PageFailure() {
  const error = useRouteError()
  if (error instanceof SignInNotKept)
    return (
      <Failure title={signInProblems.title} text={error.message}>
        <Button onClick={signInAgain}>Sign in</Button>
      </Failure>
    )
  if (!(error instanceof ChunkLoadError))
    return (
      <Failure title={renderFailure.title}>
        <TryAgain />
      </Failure>
    )
  return (
    <Failure title={renderFailure.title} text={renderFailure.chunk}>
      {error.cause === 'missing' ? (
        // After a deployment the old file is gone for good, and only a new document names the new one.
        <Button onClick={() => location.reload()}>Reload</Button>
      ) : (
        <TryAgain />
      )}
    </Failure>
  )
}

/** @param children what to do about it */
function Failure({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Stack role="alert" align="center" gap="sm" maw={560} mx="auto" py={64} ta="center">
      <title>{windowTitle()}</title>
      <Title ref={useHeadingFocus()} order={1} size="h2" tabIndex={-1}>
        {title}
      </Title>
      {text && <Text c="dimmed">{text}</Text>}
      <Group justify="center" gap="sm" mt="md">
        {children}
        <WayBack />
      </Group>
    </Stack>
  )
}

function TryAgain() {
  const queryClient = useQueryClient()
  const { revalidate, state } = useRevalidator()
  const tryAgain = () => {
    // The data the page loaded may be what broke it. The account is kept because the frame still uses it.
    queryClient.removeQueries({ type: 'inactive' })
    void revalidate()
  }
  return (
    <Button loading={state === 'loading'} onClick={tryAgain}>
      Try again
    </Button>
  )
}

function WayBack() {
  const navigate = useNavigate()
  const { isInstructor } = useAccount()
  const isFirst = useLocation().key === 'default'
  return (
    <>
      {!isFirst && <QuietButton onClick={() => void navigate(-1)}>Back</QuietButton>}
      {isInstructor ? (
        <QuietButton component={Link} to={paths.myClasses()}>
          My Classes
        </QuietButton>
      ) : (
        <QuietButton component="a" href={paths.home()}>
          Home
        </QuietButton>
      )}
    </>
  )
}
