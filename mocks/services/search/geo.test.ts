import { expect, test } from 'vitest'
import { distance, pointOf } from './geo.ts'

const MADISON = { lat: 43.0731, lng: -89.4012 }

test.each([
  ['itself', MADISON, 0],
  ['Milwaukee', { lat: 43.0389, lng: -87.9065 }, 122],
  ['Boston', { lat: 42.3601, lng: -71.0589 }, 1498],
  ['the other side', { lat: -43.0731, lng: 90.5988 }, 20_015],
])('from Madison to %s', (_, place, kilometers) => {
  expect(Math.round(distance(MADISON, place) / 1000)).toBe(kilometers)
  expect(distance(place, MADISON)).toBe(distance(MADISON, place))
})

test.each([
  ['43.0731,-89.4012', MADISON],
  [' 43.0731, -89.4012 ', MADISON],
  ['0,180', { lat: 0, lng: 180 }],
  ['91,0', undefined],
  ['0,181', undefined],
  ['43.0731', undefined],
  ['NaN,NaN', undefined],
  ['1e3,0', undefined],
  ['', undefined],
])('"%s" as a point', (text, point) => expect(pointOf(text)).toEqual(point))
