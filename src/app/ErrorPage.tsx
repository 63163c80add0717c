import { Button } from '@mantine/core'
import { useRouteError } from 'react-router-dom'
import { renderFailure } from '../api/messages.ts'
import { ChunkLoadError } from '../lib/retry-import.ts'
import { Notice } from '../ui/Notice.tsx'
import { windowTitle } from '../ui/Page.tsx'

/** In the place of a page that failed to load or to render. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <main>
      <title>{windowTitle()}</title>
      <Notice
        role="alert"
        title={renderFailure.title}
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        {error instanceof ChunkLoadError && renderFailure.chunk}
      </Notice>
    </main>
  )
}
