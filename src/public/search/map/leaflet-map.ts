// The map without React. Leaflet sets styles through the DOM, which the content policy allows. For its own controls it
// writes markup, which the policy refuses, so the controls are ours.
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
import type { Point } from '../../../lib/distance.ts'
import { US_STATES } from '../../../lib/us-states.ts'
import { outlines } from './outline.ts'
import type { Pin } from './pins.ts'

/** The states without Alaska and Hawaii. A map without results shows this area. */
const COUNTRY = latLngBounds([24.5, -125], [49.5, -67])
/** From this zoom level on, there is room for the names of the states. */
const NAMES_FROM = 4
/** From this one on, for full names of the states, and for those of the towns with pins. */
const CLOSE_FROM = 5.5
/** The outlines show no streets, so zooming in further would not help. */
const CLOSEST_OUTLINE = 9
const CLOSEST_TILES = 16
const FITTED_OUTLINE = 6.5
const FITTED_TILES = 11

/** A place, and a radius in meters; 0 for any distance. */
type Around = { point: Point; meters: number }

type MapOptions = {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. If undefined, the map draws the outlines of the states. */
  tiles: string | undefined
  onChoose: (pin: Pin | undefined) => void
}

export type ResultsMap = {
  /** Shows pins, and the place and radius of the search. */
  show: (pins: readonly Pin[], around: Around | undefined) => void
  zoom: (steps: 1 | -1) => void
  focusPin: (key: string) => void
  remove: () => void
}

function element(className: string, text: string): HTMLElement {
  const one = document.createElement('span')
  one.className = className
  one.textContent = text
  return one
}

const icon = (className: string, html: HTMLElement) => divIcon({ className, html, iconSize: undefined })

/** A state: its abbreviation, or its name once the map is close. */
function stateIcon(state: string) {
  const name = element('', '')
  name.append(element('map-far', state), element('map-close', US_STATES[state] ?? state))
  return icon('map-name', name)
}

/** A pin. Its style sheet adds the name of the town once the map is close. */
function pinIcon({ label, town }: Pin) {
  const pin = element('', label)
  pin.dataset['town'] = town
  return icon('map-pin', pin)
}

/** The outlines of the states, and their abbreviations as labels. */
function drawOutlines() {
  const [land, names] = [layerGroup(), layerGroup()]
  for (const { state, rings } of outlines()) {
    polygon(rings, {
      className: 'map-state',
      weight: 1,
      fillOpacity: 1,
      interactive: false,
    }).addTo(land)
    const [largest = []] = rings
    marker(latLngBounds(largest).getCenter(), {
      icon: stateIcon(state),
      // Leaflet puts what is further south on top; no name may cover a pin.
      zIndexOffset: -10_000,
      interactive: false,
      keyboard: false,
    }).addTo(names)
  }
  return { land, names }
}

/** The place and radius of the search. */
const drawAround = ({ point, meters }: Around) => [
  ...(meters ? [circle(point, { radius: meters, interactive: false, className: 'map-around' })] : []),
  circleMarker(point, { radius: 7, interactive: false, className: 'map-place' }),
]

/** Opens a map in an element, which must have a size already. */
export function openMap(container: HTMLElement, { tiles, onChoose }: MapOptions): ResultsMap {
  const map = createMap(container, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 2,
    maxZoom: tiles ? CLOSEST_TILES : CLOSEST_OUTLINE,
    zoomSnap: 0.5,
    // The last step of an animation would run after the map is closed, and fail.
    zoomAnimation: false,
    // The mouse wheel scrolls the page past the map. Buttons and pinching zoom.
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  if (tiles) tileLayer(tiles).addTo(map)
  else {
    const { land, names } = drawOutlines()
    land.addTo(map)
    map.on('zoomend', () => {
      if (map.getZoom() >= NAMES_FROM) names.addTo(map)
      else names.remove()
      container.classList.toggle('is-close', map.getZoom() >= CLOSE_FROM)
    })
  }
  const pinLayer = layerGroup().addTo(map)
  const buttons = new Map<string, HTMLElement>()
  map.on('click', () => onChoose(undefined))
  // The size of the element depends on the window.
  const watcher = new ResizeObserver(() => map.invalidateSize())
  watcher.observe(container)

  function addPin(pin: Pin) {
    const one = marker(pin.point, {
      icon: pinIcon(pin),
      riseOnHover: true,
    }).addTo(pinLayer)
    const button = one.getElement()
    button?.setAttribute('aria-label', pin.name)
    if (button) buttons.set(pin.key, button)
    const choose = () => onChoose(pin)
    one.on('click', choose)
    button?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      choose()
    })
  }

  /** The area that should be in view: the pins, and the circle around the place. */
  function boundsOf(pins: readonly Pin[], around: Around | undefined) {
    // Pins in Alaska and Hawaii would make the rest of the map too small to read.
    const inside = pins.filter(({ point }) => COUNTRY.contains(point))
    const bounds = latLngBounds((inside.length ? inside : pins).map(({ point }) => point))
    if (around) bounds.extend(latLng(around.point).toBounds(around.meters * 2))
    return bounds.isValid() ? bounds : COUNTRY
  }

  return {
    show(pins, around) {
      // The view comes first, because a pin gets its element only on a map that has a view.
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
    focusPin: (key) => buttons.get(key)?.focus({ preventScroll: true }),
    remove() {
      watcher.disconnect()
      map.remove()
    },
  }
}
