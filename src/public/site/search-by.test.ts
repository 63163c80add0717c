import { afterEach, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { academyAddress, isElsewhere, parseSearchBy, writeSearchBy } from './search-by.ts'

const { academySearch } = config
const configure = (value: string) => Object.assign(config, { academySearch: value })
afterEach(() => configure(academySearch))

test.each([
  ['', { typed: '', postalCode: undefined, source: 'training' }, ''],
  ['?query=53703', { typed: '53703', postalCode: '53703', source: 'training' }, '?query=53703'],
  ['?query=+53703-1234+', { typed: '53703-1234', postalCode: '53703', source: 'training' }, '?query=53703'],
  [
    '?query=02108&source=home_page',
    { typed: '02108', postalCode: '02108', source: 'home_page' },
    '?query=02108&source=home_page',
  ],
  ['?query=Madison', { typed: 'Madison', postalCode: undefined, source: 'training' }, '?query=Madison'],
  [
    '?query=53703&source=%3Cb%3E',
    { typed: '53703', postalCode: '53703', source: 'training' },
    '?query=53703',
  ],
  ['?zip=53703', { typed: '', postalCode: undefined, source: 'training' }, ''],
])('%s asks for %j', (query, asked, canonical) => {
  expect(parseSearchBy(query)).toEqual(asked)
  expect(writeSearchBy(parseSearchBy(query))).toBe(canonical)
})

const MADISON = { lat: '43.0731', lng: '-89.401' }

test('leads to our own search by default', () => {
  const address = academyAddress('53703', MADISON, 'training')
  expect(address).toBe('/instructor-search?type=classes&query=53703&lat=43.0731&lng=-89.401&source=training')
  expect(isElsewhere(address)).toBe(false)
})

test('leads to the academy search that a deployment configures, and keeps the query of its address', () => {
  configure('https://academy.example.com/find?tab=classes')
  const address = academyAddress('53703', MADISON, 'training')
  expect(address).toBe(
    'https://academy.example.com/find?tab=classes&query=53703&lat=43.0731&lng=-89.401&source=training',
  )
  expect(isElsewhere(address)).toBe(true)
})

test.each(['javascript:alert(1)', 'http://academy.example.com', 'data:text/html,x', 'https://'])(
  'never leads to %s',
  (value) => {
    configure(value)
    expect(academyAddress('53703', MADISON, 'training')).toMatch(
      /^\/instructor-search\?type=classes&query=53703&/,
    )
  },
)

test('the address of another origin is never taken for one of our paths', () => {
  configure('//evil.example')
  expect(isElsewhere(academyAddress('53703', MADISON, 'training'))).toBe(true)
})
