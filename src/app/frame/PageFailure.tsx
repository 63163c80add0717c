import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { renderFailure } from '../../api/messages.ts'
import { ChunkLoadError } from '../../lib/retry-import.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/useAccount.ts'
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts'
import { windowTitle } from '../../ui/window-title.ts'

/** Replaces a page that did not load or crashed. The frame stays, so other pages remain reachable. */
export function PageFailure() {
  const error = useRouteError()
  const chunk = error instanceof ChunkLoadError ? error : undefined
  return (
    <Stack role="alert" align="center" gap="sm" maw={560} mx="auto" py={64} ta="center">
      <title>{windowTitle()}</title>
      <Title ref={useHeadingFocus()} order={1} size="h2" tabIndex={-1}>
        {renderFailure.title}
      </Title>
      {chunk && <Text c="dimmed">{renderFailure.chunk}</Text>}
      <Group justify="center" gap="sm" mt="md">
        {chunk?.cause === 'missing' ? (
          // After a deployment the old file is gone for good, and only a reload learns the name of the new one.
          <Button onClick={() => location.reload()}>Reload</Button>
        ) : (
          <TryAgain />
        )}
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
      {!isFirst && (
        <Button variant="default" onClick={() => void navigate(-1)}>
          Back
        </Button>
      )}
      <Button component={Link} to={isInstructor ? paths.myClasses() : paths.home()} variant="default">
        {isInstructor ? 'My Classes' : 'Home'}
      </Button>
    </>
  )
}
