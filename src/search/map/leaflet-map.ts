// The map without React. Leaflet sets styles through the DOM, which the content policy allows; it would also write markup
// for its own controls, which the policy refuses, so the controls are ours.
import {
  circle,
  circleMarker,
  divIcon,
  latLng,
  latLngBounds,
  layerGroup,
  map as createMap,
  marker,
  polygon,
  tileLayer,
} from 'leaflet'
import type { Point } from '../../lib/distance.ts'
import { outlines } from './outline.ts'
import type { Pin } from './pins.ts'

/** The states without Alaska and Hawaii, for a map without results. */
const COUNTRY = latLngBounds([24.5, -125], [49.5, -67])
/** From this zoom on, the names of the states have room. */
const NAMES_FROM = 4
/** The outlines show no streets, so there is no use in coming closer. */
const CLOSEST_OUTLINE = 9
const CLOSEST_TILES = 16
const FITTED_OUTLINE = 6.5
const FITTED_TILES = 11

/** A place, and a radius in meters; 0 for any distance. */
export type Around = { point: Point; meters: number }

type MapOptions = {
  /** Address of a tile with `{z}`, `{x}` and `{y}`; outlines are drawn without it. */
  tiles: string | undefined
  onChoose: (pin: Pin | undefined) => void
}

export type ResultsMap = {
  /** Shows pins, and what was searched around. */
  show: (pins: readonly Pin[], around: Around | undefined) => void
  zoom: (steps: 1 | -1) => void
  remove: () => void
}

function element(className: string, text: string): HTMLElement {
  const one = document.createElement('span')
  one.className = className
  one.textContent = text
  return one
}

const icon = (className: string, text: string) =>
  divIcon({ className, html: element('', text), iconSize: undefined })

/** Draws the states, and writes their abbreviations on them. */
function drawOutlines() {
  const [land, names] = [layerGroup(), layerGroup()]
  for (const { state, rings } of outlines()) {
    polygon(rings, {
      className: 'map-state',
      weight: 1,
      color: '#a9bdb4',
      fillColor: '#fff',
      fillOpacity: 1,
      interactive: false,
    }).addTo(land)
    const [largest = []] = rings
    marker(latLngBounds(largest).getCenter(), {
      icon: icon('map-name', state),
      interactive: false,
      keyboard: false,
    }).addTo(names)
  }
  return { land, names }
}

/** The place that was searched around, and how far. */
const drawAround = ({ point, meters }: Around) => [
  ...(meters ? [circle(point, { radius: meters, interactive: false, className: 'map-around' })] : []),
  circleMarker(point, { radius: 7, interactive: false, className: 'map-place' }),
]

/** Opens a map in an element that has a size. */
export function openMap(container: HTMLElement, { tiles, onChoose }: MapOptions): ResultsMap {
  const map = createMap(container, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    maxZoom: tiles ? CLOSEST_TILES : CLOSEST_OUTLINE,
    zoomSnap: 0.5,
    // Its last step would come after the map is closed, and fail.
    zoomAnimation: false,
    // A page scrolls past the map; the buttons and two fingers zoom.
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  if (tiles) tileLayer(tiles).addTo(map)
  else {
    const { land, names } = drawOutlines()
    land.addTo(map)
    const update = () => (map.getZoom() >= NAMES_FROM ? names.addTo(map) : names.remove())
    map.on('zoomend', update)
  }
  const pinLayer = layerGroup().addTo(map)
  map.on('click', () => onChoose(undefined))
  // The element changes its size with the window.
  const watcher = new ResizeObserver(() => map.invalidateSize())
  watcher.observe(container)

  function addPin(pin: Pin) {
    const one = marker(pin.point, { icon: icon('map-pin', pin.label), riseOnHover: true }).addTo(pinLayer)
    const button = one.getElement()
    button?.setAttribute('aria-label', pin.name)
    const choose = () => onChoose(pin)
    one.on('click', choose)
    button?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose()
    })
  }

  /** Everything that should be in view: the pins, and the circle around the place. */
  function boundsOf(pins: readonly Pin[], around: Around | undefined) {
    // Alaska and Hawaii would make everything between them too small to read.
    const inside = pins.filter(({ point }) => COUNTRY.contains(point))
    const bounds = latLngBounds((inside.length ? inside : pins).map(({ point }) => point))
    if (around) bounds.extend(latLng(around.point).toBounds(around.meters * 2))
    return bounds.isValid() ? bounds : COUNTRY
  }

  return {
    show(pins, around) {
      // What is added to a map without a view has no element yet.
      map.fitBounds(boundsOf(pins, around), {
        padding: [36, 36],
        maxZoom: tiles ? FITTED_TILES : FITTED_OUTLINE,
        animate: false,
      })
      pinLayer.clearLayers()
      if (around) drawAround(around).forEach((layer) => layer.addTo(pinLayer))
      pins.forEach(addPin)
    },
    zoom: (steps) => map.setZoom(map.getZoom() + steps),
    remove() {
      watcher.disconnect()
      map.remove()
    },
  }
}
