import { expect, test } from 'vitest'
import { venueZone } from './venue-zone.ts'

test.each([
  ['Madison', 'WI', 43.07, -89.4, 'America/Chicago'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
  ['Window Rock', 'AZ', 35.68, -109.05, 'America/Denver'],
  ['Flagstaff', 'AZ', 35.2, -111.65, 'America/Phoenix'],
  ['Page', 'AZ', 36.91, -111.46, 'America/Phoenix'],
  ['Tuba City', 'AZ', 36.14, -111.24, 'America/Denver'],
  ['Second Mesa', 'AZ', 35.79, -110.51, 'America/Phoenix'],
  ['Winslow', 'AZ', 35.02, -110.7, 'America/Phoenix'],
  ['Orlando', 'FL', 28.54, -81.38, 'America/New_York'],
  ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
  ['Tallahassee', 'FL', 30.44, -84.28, 'America/New_York'],
  ['Port St. Joe', 'FL', 29.81, -85.3, 'America/New_York'],
  ['Mexico Beach', 'FL', 29.95, -85.42, 'America/Chicago'],
  ['Bristol', 'FL', 30.43, -84.98, 'America/New_York'],
  ['Phenix City, by custom', 'AL', 32.47, -85, 'America/New_York'],
  ['Lanett, by custom', 'AL', 32.87, -85.19, 'America/New_York'],
  ['Opelika', 'AL', 32.65, -85.38, 'America/Chicago'],
  ['Eufaula', 'AL', 31.89, -85.15, 'America/Chicago'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['Midland', 'TX', 32, -102.08, 'America/Chicago'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/Indiana/Indianapolis'],
  ['South Bend', 'IN', 41.68, -86.25, 'America/Indiana/Indianapolis'],
  ['Gary', 'IN', 41.6, -87.35, 'America/Chicago'],
  ['Evansville', 'IN', 37.97, -87.57, 'America/Chicago'],
  ['Tell City', 'IN', 37.95, -86.77, 'America/Chicago'],
  ['Jasper', 'IN', 38.39, -86.93, 'America/Indiana/Indianapolis'],
  ['New Carlisle', 'IN', 41.7, -86.51, 'America/Indiana/Indianapolis'],
  ['Louisville', 'KY', 38.25, -85.76, 'America/New_York'],
  ['Bowling Green', 'KY', 36.99, -86.44, 'America/Chicago'],
  ['Glasgow', 'KY', 37, -85.91, 'America/Chicago'],
  ['Russell Springs', 'KY', 37.06, -85.09, 'America/Chicago'],
  ['Greensburg', 'KY', 37.26, -85.5, 'America/Chicago'],
  ['Campbellsville', 'KY', 37.34, -85.34, 'America/New_York'],
  ['Elizabethtown', 'KY', 37.69, -85.86, 'America/New_York'],
  ['Leitchfield', 'KY', 37.48, -86.29, 'America/Chicago'],
  ['Nashville', 'TN', 36.16, -86.78, 'America/Chicago'],
  ['Chattanooga', 'TN', 35.05, -85.31, 'America/New_York'],
  ['Dayton', 'TN', 35.49, -85.01, 'America/New_York'],
  ['Crossville', 'TN', 35.95, -85.03, 'America/Chicago'],
  ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
  ['Detroit', 'MI', 42.33, -83.05, 'America/New_York'],
  ['Iron Mountain', 'MI', 45.82, -88.07, 'America/Chicago'],
  ['Marquette', 'MI', 46.54, -87.4, 'America/New_York'],
  ['Ironwood', 'MI', 46.45, -90.17, 'America/Chicago'],
  ['Escanaba', 'MI', 45.75, -87.06, 'America/New_York'],
  ['Bismarck', 'ND', 46.81, -100.78, 'America/Chicago'],
  ['Dickinson', 'ND', 46.88, -102.79, 'America/Denver'],
  ['Watford City', 'ND', 47.8, -103.28, 'America/Chicago'],
  ['Rapid City', 'SD', 44.08, -103.23, 'America/Denver'],
  ['Pierre', 'SD', 44.37, -100.35, 'America/Chicago'],
  ['Fort Pierre', 'SD', 44.35, -100.37, 'America/Denver'],
  ['Mobridge', 'SD', 45.54, -100.43, 'America/Chicago'],
  ['Scottsbluff', 'NE', 41.87, -103.67, 'America/Denver'],
  ['Goodland', 'KS', 39.35, -101.71, 'America/Denver'],
  ['Boise', 'ID', 43.62, -116.2, 'America/Boise'],
  ['Salmon', 'ID', 45.18, -113.9, 'America/Boise'],
  ["Coeur d'Alene", 'ID', 47.68, -116.78, 'America/Los_Angeles'],
  ['Ontario', 'OR', 44.03, -116.96, 'America/Boise'],
  ['Burns', 'OR', 43.59, -119.05, 'America/Los_Angeles'],
  ['West Wendover', 'NV', 40.74, -114.07, 'America/Denver'],
  ['Mesquite', 'NV', 36.8, -114.07, 'America/Los_Angeles'],
  ['Honolulu', 'HI', 21.31, -157.86, 'Pacific/Honolulu'],
  ['Anchorage', 'AK', 61.22, -149.9, 'America/Anchorage'],
  ['Gambell', 'AK', 63.78, -171.7, 'America/Anchorage'],
  ['Adak', 'AK', 51.88, -176.66, 'America/Adak'],
  ['San Juan', 'PR', 18.47, -66.11, 'America/Puerto_Rico'],
  ['Hagåtña', 'GU', 13.48, 144.75, 'Pacific/Guam'],
])('%s, %s', (_, state, lat, lng, zone) => expect(venueZone({ state, lat, lng })).toBe(zone))

test('without coordinates the state decides', () =>
  expect(venueZone({ state: 'TX', lat: null, lng: null })).toBe('America/Chicago'))

test('without a state the offset of a time is the zone', () => {
  expect(venueZone({ state: '', lat: null, lng: null }, '2026-12-05T09:00:00-06:00')).toBe('-06:00')
  expect(venueZone(undefined, '2026-12-05T09:00:00+10:00')).toBe('+10:00')
})

test('with nothing to go by, the zone of the viewer is used', () =>
  expect(venueZone(undefined)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone))

test('Intl supports every zone', () => {
  for (const state of 'CT IN AL CO ID AZ CA AK HI PR GU AS'.split(' ')) {
    const timeZone = venueZone({ state, lat: null, lng: null })
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
  }
})
