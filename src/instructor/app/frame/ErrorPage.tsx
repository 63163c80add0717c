import { useRouteError } from 'react-router-dom'
import { renderFailure } from '../../../ui/render-failure.ts'
import { ChunkLoadError } from '../../../lib/retry-import.ts'
import { windowTitle } from '../../../ui/window-title.ts'

/** Replaces everything when the frame itself fails. Uses no components, because they may be what failed. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <main className="page-failure" role="alert">
      <title>{windowTitle()}</title>
      <h1>{renderFailure.title}</h1>
      {error instanceof ChunkLoadError && <p>{renderFailure.chunk}</p>}
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  )
}
