import { useRouteError } from 'react-router-dom'
import { renderFailure } from '../api/messages.ts'
import { ChunkLoadError } from '../lib/retry-import.ts'
import { windowTitle } from '../ui/window-title.ts'
import classes from './Shell.module.css'

/** In the place of a page that failed to load or to render. Plain: what it would be made of may be what failed. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <main className={classes['failure']} role="alert">
      <title>{windowTitle()}</title>
      <h1>{renderFailure.title}</h1>
      {error instanceof ChunkLoadError && <p>{renderFailure.chunk}</p>}
      <button type="button" className={classes['button']} onClick={() => location.reload()}>
        Reload
      </button>
    </main>
  )
}
