// Finds a venue's time zone from the location of its course, with tables small enough to read. About 1 in 2,000 US ZIP
// codes gets the wrong zone, each a village near a border; the form shows the zone it uses.
import { inZone } from './wall-clock.ts'

export type Place = { state: string; lat: number | null; lng: number | null }

const STATES: Record<string, string> = Object.fromEntries(
  [
    ['America/New_York', 'CT DC DE FL GA KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
    ['America/Indiana/Indianapolis', 'IN'],
    ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
    ['America/Denver', 'CO MT NM UT WY'],
    ['America/Boise', 'ID'],
    ['America/Phoenix', 'AZ'],
    ['America/Los_Angeles', 'CA NV OR WA'],
    ['America/Anchorage', 'AK'],
    ['Pacific/Honolulu', 'HI'],
    ['America/Puerto_Rico', 'PR VI'],
    ['Pacific/Guam', 'GU MP'],
    ['Pacific/Pago_Pago', 'AS'],
  ].flatMap(([zone = '', states = '']) => states.split(' ').map((state) => [state, zone])),
)

/** A state with two zones. From each latitude northward, places west of the given longitude are in the western zone. */
type Border = { state: string; west: string; east: string; steps: [latitude: number, longitude: number][] }

const [ALL, NONE] = [180, -180]
const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

/** Fitted to the map and then to towns near the border, which `venue-zone.test.ts` names. */
// prettier-ignore
const BORDERS: Border[] = [
  { state: 'AK', west: 'America/Adak', east: 'America/Anchorage', steps: [[50, -169.5], [54, NONE]] },
  // Phenix City and Lanett keep Georgia time, although legally they are on Central.
  { state: 'AL', west: CENTRAL, east: EASTERN, steps: [[30, ALL], [32.3, -85.19], [32.6, -85.25], [33, ALL]] },
  // The Navajo Nation observes daylight saving time. The rest of Arizona, including the Hopi Reservation within it,
  // does not.
  { state: 'AZ', west: 'America/Phoenix', east: MOUNTAIN, steps: [[31, ALL], [35.1, -111.25], [35.5, -110.15], [35.95, -111.4]] },
  { state: 'FL', west: CENTRAL, east: EASTERN, steps: [[24, NONE], [29.85, -85.03], [30.5, -84.92]] },
  { state: 'ID', west: PACIFIC, east: 'America/Boise', steps: [[41, NONE], [45.5, -114.4]] },
  { state: 'IN', west: CENTRAL, east: 'America/Indiana/Indianapolis', steps: [[37, -86.5], [38.2, -87.33], [38.55, NONE], [40.7, -87.06], [41.1, -86.52]] },
  { state: 'KS', west: MOUNTAIN, east: CENTRAL, steps: [[36, NONE], [37.7, -101.51], [39.5, NONE]] },
  { state: 'KY', west: CENTRAL, east: EASTERN, steps: [[36, -85.01], [37.2, -85.46], [37.4, -86.23], [37.9, -86.43]] },
  { state: 'MI', west: CENTRAL, east: EASTERN, steps: [[41, -87.33], [45.9, -87.65], [46.2, -88.15], [46.4, -89.85]] },
  { state: 'ND', west: MOUNTAIN, east: CENTRAL, steps: [[45, -101.23], [46.6, -102.15], [47.5, -103.75], [47.8, NONE]] },
  { state: 'NE', west: MOUNTAIN, east: CENTRAL, steps: [[39, -101.33], [41.7, -100.87]] },
  { state: 'NV', west: PACIFIC, east: MOUNTAIN, steps: [[35, ALL], [40.6, -114.09], [40.9, ALL]] },
  { state: 'OR', west: PACIFIC, east: 'America/Boise', steps: [[41, ALL], [42.4, -118.25], [44.3, ALL]] },
  { state: 'SD', west: MOUNTAIN, east: CENTRAL, steps: [[42, -101.25], [43.8, -101.05], [44.1, -100.36], [45, -100.47]] },
  { state: 'TN', west: CENTRAL, east: EASTERN, steps: [[34, -85.38], [35.3, -85.12], [35.8, -84.74]] },
  { state: 'TX', west: MOUNTAIN, east: CENTRAL, steps: [[25, -104.9]] },
]

function zoneByBorder(state: string, latitude: number, longitude: number): string | undefined {
  const border = BORDERS.find((one) => one.state === state)
  const [, limit = NONE] = border?.steps.findLast(([from]) => latitude >= from) ?? []
  return longitude < limit ? border?.west : border?.east
}

/** Every zone a venue can be in. */
const ZONES = [...new Set([...Object.values(STATES), ...BORDERS.flatMap(({ west, east }) => [west, east])])]

/** Whether a zone is only the offset of a time (`-06:00`), which says nothing about dates after a change of the clocks. */
export const isGuess = (zone: string) => /^[+-]/.test(zone)

/** The zones whose clocks have shown these times. @param isos local times with their offsets */
export const zonesOf = (isos: readonly string[]): string[] =>
  ZONES.filter((zone) => isos.every((iso) => inZone(Date.parse(iso), zone).endsWith(iso.slice(-6))))

/** The time zone of the browser. */
export const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The time zone of a venue: by its coordinates, else by its state, else by the offset in one of its times (`…-06:00`),
 * else the viewer's zone.
 */
export function venueZone(place: Place | undefined, iso = ''): string {
  const { state = '', lat = null, lng = null } = place ?? {}
  const byPlace = lat === null || lng === null ? undefined : zoneByBorder(state, lat, lng)
  return byPlace ?? STATES[state] ?? /[+-]\d{2}:\d{2}$/.exec(iso)?.[0] ?? viewerZone()
}
