import { expect, test } from 'vitest'
import { searchTitle } from './results-title.ts'
import { parseSearch } from './search-state.ts'

test.each([
  ['', 'Instructors'],
  ['?page=2&sort=rating', 'Instructors'],
  ['?state=WI', 'Instructors in Wisconsin'],
  ['?type=classes', 'Search classes'],
  ['?type=classes&zip=Madison,+WI', 'Classes near Madison, WI'],
  ['?zip=Your+location&lat=43.07&lng=-89.4', 'Instructors near your location'],
  ['?type=classes&curriculum=Basic+Handgun&state=WI', 'Basic Handgun: classes in Wisconsin'],
  ['?type=classes&curriculum=Basic+Handgun&curriculum=Another', 'Search classes'],
  [
    '?type=classes&query=home+defense&state=WI&zip=53703',
    'Classes for “home defense” in Wisconsin near 53703',
  ],
])('a search for “%s” has the title %s', (query, title) =>
  expect(searchTitle(parseSearch(query))).toBe(`${title} | Harbor Training`),
)
