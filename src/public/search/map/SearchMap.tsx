import sheet from 'leaflet/dist/leaflet.css?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { config } from '../../../config.ts'
import { metersOf } from '../../../lib/distance.ts'
import { reportError } from '../../../lib/report-error.ts'
import type { Results } from '../search-query.ts'
import { openMap, type ResultsMap } from './leaflet-map.ts'
import mapSheet from './map.css?url'
import { type Pin, pinsOf } from './pins.ts'

/** Resolves when the style sheet applies. A map that opened earlier would have a broken layout. */
function addSheet(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    link.remove()
    reject(new Error('the style sheet of the map did not load'))
  })
  document.head.append(link)
  return promise
}

/** Fetches what the map needs besides its code. A failure is then handled like a failed import. */
export const mapSheets = () => Promise.all([addSheet(sheet), addSheet(mapSheet)])

type SearchMapProps = { results: Results; miles: number }

/** Shows the results of this page as pins. Choosing a pin shows its results over the map. */
export function SearchMap({ results, miles }: SearchMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<ResultsMap>()
  const [chosen, setChosen] = useState<Pin>()
  const pins = pinsOf(results)

  useEffect(() => {
    if (!container.current) return undefined
    const opened = openMap(container.current, { tiles: config.mapTiles, onChoose: setChosen })
    setMap(opened)
    return () => opened.remove()
  }, [])

  useEffect(() => {
    try {
      const { place } = results
      const around = place && { point: place, meters: miles === Infinity ? 0 : metersOf(miles) }
      map?.show(pinsOf(results), around)
    } catch (error) {
      reportError(error)
    }
  }, [map, results, miles])

  const shown = pins.find(({ key }) => key === chosen?.key)
  return (
    <>
      <div
        ref={container}
        className="map-canvas"
        role="group"
        aria-label="Move the map with the arrow keys"
      />
      <div className="map-zoom">
        <button type="button" aria-label="Zoom in" onClick={() => map?.zoom(1)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => map?.zoom(-1)}>
          –
        </button>
      </div>
      {config.mapTiles && config.mapCredit && <p className="map-credit">{config.mapCredit}</p>}
      {shown && (
        <Chosen
          key={shown.key}
          pin={shown}
          onClose={() => {
            setChosen(undefined)
            map?.focusPin(shown.key)
          }}
        />
      )}
    </>
  )
}

/** What a pin shows, over the map. It takes the focus from the pin, however many pins are between them. */
function Chosen({ pin: { name, items }, onClose }: { pin: Pin; onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { current } = card
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    current?.focus({ preventScroll: true })
    current?.addEventListener('keydown', onKeyDown)
    return () => current?.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={card} className="map-chosen" role="group" aria-label={name} tabIndex={-1}>
      <ul>
        {items.map(({ key, path, title, text }) => (
          <li key={key}>
            <a href={path}>{title}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </div>
  )
}
