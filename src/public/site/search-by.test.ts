import { afterEach, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { academyAddress, addressWithoutZip, isElsewhere, parseSearchBy, writeSearchBy } from './search-by.ts'

const { academySearch } = config
const configure = (value: string) => Object.assign(config, { academySearch: value })
afterEach(() => configure(academySearch))

test.each([
  ['', { postalCode: undefined, isAsked: false, source: 'training' }, '', undefined],
  ['?zip=53703', { isAsked: false }, '', undefined],
  ['?query=53703', { postalCode: '53703', isAsked: true, source: 'training' }, '?query=53703', undefined],
  ['?query=+53703-1234+', { postalCode: '53703' }, '?query=53703', undefined],
  [
    '?query=02108&source=home_page',
    { postalCode: '02108', source: 'home_page' },
    '?query=02108&source=home_page',
    undefined,
  ],
  ['?query=53703&source=%3Cb%3E', { postalCode: '53703', source: 'training' }, '?query=53703', undefined],
  [
    '?query=53703&when=weekend&most=100',
    { postalCode: '53703' },
    '?query=53703&when=weekend&most=100',
    undefined,
  ],
  ['?query=53703&when=never&most=7', { postalCode: '53703' }, '?query=53703', undefined],
  [
    '?query=Madison&when=weekend&most=',
    { postalCode: undefined, isAsked: true },
    '?query=Madison&when=weekend',
    '/instructor-search?type=classes&zip=Madison&when=weekend',
  ],
  ['?query=wisconsin', { isAsked: true }, '?query=WI', '/instructor-search?type=classes&state=WI'],
  [
    '?query=&when=&most=150',
    { isAsked: true },
    '?query=&most=150',
    '/instructor-search?type=classes&most=150',
  ],
])('%s asks for %j', (query, asked, canonical, address) => {
  expect(parseSearchBy(query)).toMatchObject(asked)
  expect(writeSearchBy(parseSearchBy(query))).toBe(canonical)
  expect(parseSearchBy(canonical)).toEqual(parseSearchBy(query))
  expect(addressWithoutZip(parseSearchBy(query))).toBe(address)
})

const ASKED = parseSearchBy('?query=53703')
const MADISON = { lat: '43.0731', lng: '-89.401' }

test('leads to our own search by default', () => {
  const address = academyAddress(ASKED, MADISON)
  expect(address).toBe('/instructor-search?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training')
  expect(isElsewhere(address)).toBe(false)
})

test('takes the days and the price along', () => {
  expect(academyAddress(parseSearchBy('?query=53703&most=100&when=month'), MADISON)).toBe(
    '/instructor-search?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training&when=month&most=100',
  )
})

test('leads to the academy search that a deployment configures, and keeps the query of its address', () => {
  configure('https://academy.example.com/find?tab=classes')
  const address = academyAddress(ASKED, MADISON)
  expect(address).toBe(
    'https://academy.example.com/find?tab=classes&query=53703&lat=43.0731&lng=-89.401&source=training',
  )
  expect(isElsewhere(address)).toBe(true)
})

test.each(['javascript:alert(1)', 'http://academy.example.com', 'data:text/html,x', 'https://'])(
  'never leads to %s',
  (value) => {
    configure(value)
    expect(academyAddress(ASKED, MADISON)).toMatch(/^\/instructor-search\?type=classes&query=53703&/)
  },
)

test('the address of another origin is never taken for one of our paths', () => {
  configure('//evil.example')
  expect(isElsewhere(academyAddress(ASKED, MADISON))).toBe(true)
})
