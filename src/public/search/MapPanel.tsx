import type { ComponentProps } from 'react'
import { later } from '../../ui/later.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import css from './Map.module.css'
import type { SearchMap } from './map/SearchMap.tsx'

type SearchMapProps = ComponentProps<typeof SearchMap>

/** The map library loads when a visitor first opens the map. */
const LaterMap = later<SearchMapProps>(
  async () => {
    const { SearchMap, mapSheets } = await import('./map/SearchMap.tsx')
    await mapSheets()
    return SearchMap
  },
  () => <p className={css['wait']}>Loading the map …</p>,
  ({ onRetry, isTrying }) => (
    <div className={css['wait']}>
      <NotLoaded
        onRetry={onRetry}
        isTrying={isTrying}
        text="The map could not be loaded. The list has the same results."
      />
    </div>
  ),
)

/** The map beside the list, or in place of it on a phone. */
export const MapPanel = (props: SearchMapProps) => (
  <section aria-label="Map" className={css['map']}>
    {useIsHydrated() ? (
      <LaterMap {...props} />
    ) : (
      <noscript>
        <p className={css['wait']}>The map needs JavaScript. The list has the same results.</p>
      </noscript>
    )}
  </section>
)
