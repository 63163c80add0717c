// The state of a search. All of it is in the address, so Back, a reload and a shared link show the same results.
import { stateOf } from '../../lib/us-states.ts'
import { postalCodeOf } from '../../lib/postal-code.ts'
import { paths } from '../../paths.ts'
import { PRICES, type Span, SPANS, YOUR_LOCATION } from './choices.ts'

/** The filters that are on or off, by their name in the address: the attribute of the records, the label, and the type. */
export const FLAGS = {
  open: { attribute: 'hasOpenSpots', label: 'Open spots', of: 'classes' },
  evening: { attribute: 'isEvening', label: 'Evenings', of: 'classes' },
  livefire: { attribute: 'hasLiveFire', label: 'Live fire', of: 'classes' },
  permit: { attribute: 'grantsCCW', label: 'For a carry permit', of: 'classes' },
  womens: { attribute: 'isWomensOnly', label: 'Women only', of: 'classes' },
  accessible: { attribute: 'isWheelchairAccessible', label: 'Wheelchair accessible', of: 'classes' },
  partner: { attribute: 'isRangePartner', label: 'Range partner', of: 'instructors' },
} as const

export type Flag = keyof typeof FLAGS
export type SearchType = 'classes' | 'instructors'

// The keys of a constant object are exactly its names, in their order.
const ALL_FLAGS = Object.keys(FLAGS) as Flag[]
export const flagsOf = (type: SearchType) => ALL_FLAGS.filter((flag) => FLAGS[flag].of === type)

/** Radii of a search in miles; Infinity for any distance. */
export const DISTANCES = [10, 25, 50, 100, 200, Infinity]
const USUAL_DISTANCE = 50

/** A distance as the form and the address write it. */
export const distanceText = (miles: number) => (miles === Infinity ? 'any' : String(miles))

/** The orders, by their name in the address. `best` is nearest first if there is a place, else soonest or by name. */
export const SORTS = {
  classes: ['best', 'soonest', 'price', 'rating'],
  instructors: ['best', 'rating'],
} as const
export type Sort = (typeof SORTS)['classes'][number]

export type SearchState = {
  type: SearchType
  text: string
  /** The ZIP code or city as the visitor typed it, so that they can correct it. */
  zip: string
  /** Latitude and longitude, if the address has them. Otherwise the ZIP code or city is looked up. */
  place: { lat: string; lng: string } | undefined
  /** One of DISTANCES. */
  miles: number
  /** Abbreviation of a state; empty for all states. */
  state: string
  curricula: readonly string[]
  /** First and last day of the class, as `2026-12-05`; empty without a limit. */
  from: string
  to: string
  /** In place of the two days; empty if none is chosen. */
  when: Span | ''
  /** One of PRICES; undefined without a limit. */
  most: number | undefined
  flags: readonly Flag[]
  sort: Sort
  /** Counts from 1. */
  page: number
  isMapOpen: boolean
}

const LONGEST_TEXT = 100
const LONGEST_PLACE = 60
const MOST_CURRICULA = 10
const LAST_PAGE = 80

/** One line without control characters. */
const textIn = (text: string | null) =>
  (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .trim()

/** The text if it is an existing day of this century, else empty. */
function dayIn(text: string | null): string {
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.valueOf()) || date.toISOString().slice(0, 10) !== text ? '' : text
}

/** A latitude or longitude as our links write it (spec §9: at most 7 characters). */
function degreesIn(text: string | null, most: number): string | undefined {
  const cut = text?.trim().slice(0, 7) ?? ''
  return /^-?\d{1,3}(\.\d*)?$/.test(cut) && Math.abs(Number(cut)) <= most ? cut : undefined
}

/** The place at coordinates that anyone may have written; undefined if there is none. */
export function placeOf(latitude: string | null, longitude: string | null): SearchState['place'] {
  const [lat, lng] = [degreesIn(latitude, 90), degreesIn(longitude, 180)]
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined
}

/** Reads the search from an address. Anything invalid is ignored. @param query with or without `?` */
export function parseSearch(query: string | URLSearchParams | Record<string, string>): SearchState {
  const search = new URLSearchParams(query)
  const type = search.get('type') === 'classes' ? 'classes' : 'instructors'
  const typed = textIn(search.get('query'))
  // The location search sends the ZIP code as its query (spec §4).
  const isZip = !search.get('zip') && postalCodeOf(typed) !== undefined
  const asked = isZip ? typed : textIn(search.get('zip')).slice(0, LONGEST_PLACE).trim()
  // Without a script, the form sends the coordinates that it was rendered with. `of` is the place they belong to.
  const isOtherZip = search.has('of') && search.get('of') !== asked
  // A whole state is no place with a distance, but a filter.
  const wholeState = stateOf(asked)
  const isHere = asked === YOUR_LOCATION
  // Anyone can write a link, so only a ZIP code or the visitor's own location may name coordinates.
  const isTheirs = !isOtherZip && (asked === '' || isHere || postalCodeOf(asked) !== undefined)
  const place = isTheirs ? placeOf(search.get('lat'), search.get('lng')) : undefined
  const zip = wholeState || (isHere && !place) ? '' : asked
  const days = [dayIn(search.get('from')), dayIn(search.get('to'))]
  const [from = '', to = ''] = days[0] && days[1] ? days.toSorted() : days
  const miles = search.get('within') === 'any' ? Infinity : Number(search.get('within'))
  const isSearchOfClasses = type === 'classes'
  const span = search.get('when') ?? ''
  const isSpan = isSearchOfClasses && !from && !to && Object.hasOwn(SPANS, span)
  const most = Number(search.get('most'))
  const sorts: readonly Sort[] = SORTS[type]
  const curricula = search.getAll('curriculum').map(textIn).filter(Boolean)
  const page = Math.trunc(Number(search.get('page')))
  return {
    type,
    text: isZip ? '' : typed,
    zip: postalCodeOf(zip) ?? zip,
    place,
    miles: DISTANCES.includes(miles) ? miles : USUAL_DISTANCE,
    state: (wholeState ?? stateOf(search.get('state') ?? ''))?.code ?? '',
    curricula: [...new Set(curricula)].toSorted().slice(0, MOST_CURRICULA),
    from: isSearchOfClasses ? from : '',
    to: isSearchOfClasses ? to : '',
    // One of its keys, as was just seen.
    when: isSpan ? (span as Span) : '',
    most: isSearchOfClasses && PRICES.includes(most) ? most : undefined,
    flags: flagsOf(type).filter((flag) => search.has(flag)),
    sort: sorts.find((one) => one === search.get('sort')) ?? 'best',
    page: page >= 1 ? Math.min(page, LAST_PAGE) : 1,
    isMapOpen: search.get('view') === 'map',
  }
}

/** The canonical query of a search: `?query=home&livefire=on`; empty for the search for all instructors. */
export function writeSearch(state: SearchState): string {
  const search = new URLSearchParams()
  const put = (name: string, value: string | undefined, usual = '') => {
    if (value !== undefined && value !== usual) search.append(name, value)
  }
  put('type', state.type, 'instructors')
  put('query', state.text)
  put('zip', state.zip)
  put('lat', state.place?.lat)
  put('lng', state.place?.lng)
  const isNear = Boolean(state.zip || state.place)
  if (isNear) put('within', distanceText(state.miles), distanceText(USUAL_DISTANCE))
  put('state', state.state)
  for (const curriculum of state.curricula) put('curriculum', curriculum)
  put('from', state.from)
  put('to', state.to)
  put('when', state.when)
  put('most', state.most?.toString())
  for (const flag of state.flags) put(flag, 'on')
  put('sort', state.sort, 'best')
  put('page', String(state.page), '1')
  if (state.isMapOpen) put('view', 'map')
  const text = search.toString()
  return text && `?${text}`
}

/** The address of a search. */
export const searchAddress = (state: SearchState) => paths.instructorSearch() + writeSearch(state)

/** The search for everything of one type. */
export const everything = (type: SearchType): SearchState => parseSearch(`type=${type}`)

/** Whether a search has any condition besides the type and the order of its results. */
export const isNarrowed = (state: SearchState) =>
  writeSearch({ ...state, sort: 'best', page: 1, isMapOpen: false }) !== writeSearch(everything(state.type))

/** The same search for another type of results. Conditions that both types have are kept. */
export function asType(state: SearchState, type: SearchType): SearchState {
  const search = new URLSearchParams(writeSearch({ ...state, page: 1 }))
  search.set('type', type)
  return parseSearch(search)
}
