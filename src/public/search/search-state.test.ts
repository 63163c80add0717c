import { describe, expect, test } from 'vitest'
import { asType, everything, isNarrowed, parseSearch, writeSearch } from './search-state.ts'

const again = (query: string) => writeSearch(parseSearch(query))

describe('an address', () => {
  test.each([
    ['', ''],
    ['?type=instructors&page=1&within=50&sort=best', ''],
    ['?type=classes', '?type=classes'],
    ['?type=anything', ''],
    ['?query=home+defense', '?query=home+defense'],
    ['?query=%20%20home%0A%09defense%00', '?query=home+defense'],
    ['?zip=53703-1234', '?zip=53703'],
    ['?zip=02108&within=25', '?zip=02108&within=25'],
    ['?zip=53703&within=any', '?zip=53703&within=any'],
    ['?zip=53703&within=7', '?zip=53703'],
    ['?within=25', ''],
    ['?state=new-mexico', '?state=NM'],
    ['?state=Narnia', ''],
    ['?zip=Madison,+WI&within=25', '?zip=Madison%2C+WI&within=25'],
    ['?zip=new+mexico&within=25', '?state=NM'],
    ['?zip=WI&state=TX&lat=43&lng=-89&of=WI', '?state=WI'],
    [`?zip=${'x'.repeat(120)}`, `?zip=${'x'.repeat(60)}`],
    ['?curriculum=B&curriculum=A&curriculum=B&curriculum=', '?curriculum=A&curriculum=B'],
    ['?type=classes&from=2026-12-05&to=2026-12-24', '?type=classes&from=2026-12-05&to=2026-12-24'],
    ['?type=classes&from=2026-12-24&to=2026-12-05', '?type=classes&from=2026-12-05&to=2026-12-24'],
    ['?type=classes&from=2026-02-30&to=tomorrow', '?type=classes'],
    ['?type=classes&from=1999-01-01', '?type=classes'],
    ['?type=classes&womens=on&livefire=on&open', '?type=classes&open=on&livefire=on&womens=on'],
    ['?type=classes&when=weekend&most=100&evening=on', '?type=classes&when=weekend&most=100&evening=on'],
    ['?type=classes&when=weekend&from=2026-12-05', '?type=classes&from=2026-12-05'],
    ['?type=classes&when=toString&most=99', '?type=classes'],
    ['?when=weekend&most=100', ''],
    ['?partner=on', '?partner=on'],
    ['?type=classes&partner=on', '?type=classes'],
    ['?livefire=on&to=2026-12-05', ''],
    ['?type=instructors&partner=on&livefire=on&from=2026-12-05&sort=price', '?partner=on'],
    ['?type=classes&sort=price&page=3&view=map', '?type=classes&sort=price&page=3&view=map'],
    ['?page=-1', ''],
    ['?page=NaN', ''],
    ['?page=2.9', '?page=2'],
    ['?page=1e9', '?page=80'],
    ['?__proto__=1&constructor=2', ''],
    ['?utm_source=x', ''],
  ])('%s is canonically “%s”', (query, canonical) => {
    expect(again(query)).toBe(canonical)
    expect(again(canonical)).toBe(canonical)
  })

  test('never searches for more than one short line of text', () => {
    const { text } = parseSearch(`?query=${'x '.repeat(10_000)}\uD800`)
    expect(text.length).toBeLessThanOrEqual(100)
    expect(text.isWellFormed()).toBe(true)
  })
})

describe('coordinates', () => {
  test.each([
    [
      'from the location search are kept',
      '?query=53703&lat=43.0731&lng=-89.401&source=training',
      '?zip=53703&lat=43.0731&lng=-89.401',
    ],
    [
      'are cut to 7 characters',
      '?zip=53703&lat=43.073123&lng=-122.419416',
      '?zip=53703&lat=43.0731&lng=-122.41',
    ],
    ['are kept without a ZIP code', '?lat=0&lng=-0.5', '?lat=0&lng=-0.5'],
    ['that are not numbers are dropped', '?zip=53703&lat=NaN&lng=-89', '?zip=53703'],
    ['are dropped if one is missing', '?zip=53703&lat=43', '?zip=53703'],
    ['beyond the pole are dropped', '?zip=53703&lat=91&lng=0', '?zip=53703'],
    ['with an exponent are dropped', '?zip=53703&lat=1e1&lng=0', '?zip=53703'],
    ['are dropped if the ZIP code has changed', '?zip=02108&of=53703&lat=43.0731&lng=-89.401', '?zip=02108'],
    [
      'are kept if the ZIP code is the same',
      '?zip=53703&of=53703&lat=43.0731&lng=-89.401',
      '?zip=53703&lat=43.0731&lng=-89.401',
    ],
    [
      'of the visitor are kept',
      '?zip=Your+location&lat=43.07&lng=-89.40',
      '?zip=Your+location&lat=43.07&lng=-89.40',
    ],
    ['are the place of the visitor, which is none without them', '?zip=Your+location&within=25', ''],
    ['have no name that a link made up', '?zip=Call+us&lat=43.0731&lng=-89.401', '?zip=Call+us'],
    ['are dropped if the place has changed', '?zip=Madison&of=53703&lat=43.0731&lng=-89.401', '?zip=Madison'],
  ])('%s', (_, query, canonical) => expect(again(query)).toBe(canonical))

  test('a query that is not a ZIP code stays in the text field', () =>
    expect(parseSearch('?query=5370')).toMatchObject({ text: '5370', zip: '' }))
})

test('a search for the other type keeps the conditions that both types have', () => {
  const classes = parseSearch(
    '?type=classes&query=dana&zip=53703&within=25&livefire=on&sort=rating&page=2&view=map',
  )
  expect(writeSearch(asType(classes, 'instructors'))).toBe(
    '?query=dana&zip=53703&within=25&sort=rating&view=map',
  )
  const instructors = parseSearch('?type=instructors&partner=on&query=type%3Dclasses%26x')
  expect(writeSearch(asType(instructors, 'classes'))).toBe('?type=classes&query=type%3Dclasses%26x')
})

test('the type, the order and the page do not narrow a search', () => {
  expect(isNarrowed(parseSearch('?type=instructors&sort=rating&page=2&view=map'))).toBe(false)
  for (const query of ['query=x', 'zip=53703', 'state=WI', 'open=on', 'to=2026-12-05', 'curriculum=A'])
    expect(isNarrowed(parseSearch(`?type=classes&${query}`))).toBe(true)
  expect(isNarrowed(parseSearch('?type=instructors&partner=on'))).toBe(true)
  expect(writeSearch(everything('instructors'))).toBe('')
})
