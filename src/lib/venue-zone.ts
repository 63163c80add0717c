// A class meets by the clock of its venue, and a course says where that is. The table is small enough to read: a state has
// one zone but for the corners below. A few border counties may be off; the form names the zone that it works with.
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

type Corner = { state: string; zone: string; isThere: (lat: number, lng: number) => boolean }

const CORNERS: Corner[] = [
  { state: 'AK', zone: 'America/Adak', isThere: (_, lng) => lng < -169.5 },
  // The Navajo Nation changes its clocks, Arizona does not.
  { state: 'AZ', zone: 'America/Denver', isThere: (lat, lng) => lat > 35.6 && lng > -111.4 },
  { state: 'FL', zone: 'America/Chicago', isThere: (_, lng) => lng < -85 },
  { state: 'ID', zone: 'America/Los_Angeles', isThere: (lat) => lat > 45.5 },
  { state: 'IN', zone: 'America/Chicago', isThere: (lat, lng) => lat > 41.15 && lng < -86.47 },
  { state: 'IN', zone: 'America/Chicago', isThere: (lat, lng) => lat > 40.7 && lng < -86.93 },
  { state: 'IN', zone: 'America/Chicago', isThere: (lat, lng) => lat < 38.55 && lng < -86.75 },
  { state: 'KS', zone: 'America/Denver', isThere: (lat, lng) => lat > 37.75 && lng < -101.5 },
  { state: 'KY', zone: 'America/Chicago', isThere: (_, lng) => lng < -86.2 },
  { state: 'MI', zone: 'America/Chicago', isThere: (lat, lng) => lat < 46.5 && lng < -87.6 },
  { state: 'ND', zone: 'America/Denver', isThere: (lat, lng) => lat < 47.1 && lng < -101.9 },
  { state: 'NE', zone: 'America/Denver', isThere: (_, lng) => lng < -101.2 },
  { state: 'OR', zone: 'America/Boise', isThere: (lat, lng) => lat < 44.5 && lng > -117.95 },
  { state: 'SD', zone: 'America/Denver', isThere: (_, lng) => lng < -100.6 },
  { state: 'TN', zone: 'America/New_York', isThere: (_, lng) => lng > -84.85 },
  { state: 'TN', zone: 'America/New_York', isThere: (lat, lng) => lat < 35.3 && lng > -85.36 },
  { state: 'TX', zone: 'America/Denver', isThere: (_, lng) => lng < -104.9 },
]

const viewerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The zone of a venue: by its place, else by its state, else the offset inside a time of it (`…-06:00`), else the zone of
 * whoever looks.
 */
export function venueZone(place: Place | undefined, iso = ''): string {
  const { state = '', lat = null, lng = null } = place ?? {}
  const corner =
    lat !== null &&
    lng !== null &&
    CORNERS.find((candidate) => candidate.state === state && candidate.isThere(lat, lng))
  if (corner) return corner.zone
  return STATES[state] ?? /[+-]\d{2}:\d{2}$/.exec(iso)?.[0] ?? viewerZone()
}
