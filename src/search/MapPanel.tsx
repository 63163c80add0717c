import { type ComponentProps, lazy, Suspense } from 'react'
import { reportError } from '../lib/report-error.ts'
import { useIsHydrated } from '../ui/plain/useIsHydrated.ts'
import classes from './Map.module.css'
import type { SearchMap } from './map/SearchMap.tsx'

type SearchMapProps = ComponentProps<typeof SearchMap>

const NotLoaded = (_: SearchMapProps) => (
  <p role="alert" className={classes['wait']}>
    The map could not be loaded. The list has the same results.
  </p>
)

/** The map library loads when a visitor first opens the map. */
const LaterMap = lazy(async () => {
  try {
    const { SearchMap, mapSheets } = await import('./map/SearchMap.tsx')
    await mapSheets()
    return { default: SearchMap }
  } catch (error) {
    reportError(error)
    return { default: NotLoaded }
  }
})

/** The map beside the list, or in place of it on a phone. */
export const MapPanel = (props: SearchMapProps) => (
  <section aria-label="Map" className={classes['map']}>
    {useIsHydrated() ? (
      <Suspense fallback={<p className={classes['wait']}>Loading the map …</p>}>
        <LaterMap {...props} />
      </Suspense>
    ) : (
      <noscript>
        <p className={classes['wait']}>The map needs JavaScript. The list has the same results.</p>
      </noscript>
    )}
  </section>
)
