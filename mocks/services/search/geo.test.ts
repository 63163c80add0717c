import { expect, test } from 'vitest'
import { pointOf } from './geo.ts'

const MADISON = { lat: 43.0731, lng: -89.4012 }

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
