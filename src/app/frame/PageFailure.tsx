import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom'
import { renderFailure } from '../../api/messages.ts'
import { ChunkLoadError } from '../../lib/retry-import.ts'
import { paths } from '../../paths.ts'
import { useAccount } from '../../session/useAccount.ts'
import { useHeadingFocus } from '../../ui/useHeadingFocus.ts'
import { windowTitle } from '../../ui/window-title.ts'

/** In place of a page that did not load or broke. The frame around it stays, and with it the way to other pages. */
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
          // After a deployment the old file is gone for good, and only a new document names the new one.
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
    // What the page had loaded may be what broke it. The account is still in use by the frame.
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
      {isInstructor ? (
        <Button component={Link} to={paths.myClasses()} variant="default">
          My Classes
        </Button>
      ) : (
        <Button component="a" href={paths.home()} variant="default">
          Home
        </Button>
      )}
    </>
  )
}
